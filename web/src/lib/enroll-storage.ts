import { tabStorage } from './storage.ts';

/** Stores the press on "Enroll" in this tab; separate from `enroll-intent.ts`, which not every page needs. */
export const enrollStorage = tabStorage('enroll');
