import { tabStorage } from './storage.ts';

/** Holds the press on "Enroll" in this tab; apart from `enroll-intent.ts`, which not every page needs. */
export const enrollStorage = tabStorage('enroll');
