import { enrollStorage } from './enroll-storage.ts';
import { createOneTimeIntent } from './one-time-intent.ts';

/** The press on "Enroll" in a free course, by course id. It stays in its tab, and no link can store it. */
export const enrollIntent = createOneTimeIntent(enrollStorage);
