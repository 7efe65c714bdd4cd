/** The consent text next to the subscribe form's button. */
export interface ConsentText {
  /** What is emailed, and how to stop it. */
  emails: string;
  /** The parts around the link to the privacy policy. */
  privacy: readonly [before: string, link: string, after: string];
}

/**
 * Every wording of the form, by the day it was first shown. Subscriptions reference it, so never change one; add
 * another entry.
 */
export const consentTexts = {
  '2026-11-21': {
    emails:
      'Free. One email for every section that opens, a reminder or two if you are away for days, and one click stops them all.',
    privacy: ['Our ', 'privacy policy', ' says what we keep.'],
  },
} as const satisfies Record<string, ConsentText>;

export type ConsentVersion = keyof typeof consentTexts;

/** The current wording of the form. */
export const consentVersion: ConsentVersion = '2026-11-21';

/** Returns the version with that name; undefined for an unknown one. */
export const consentVersionOf = (name: string | undefined): ConsentVersion | undefined =>
  name !== undefined && Object.hasOwn(consentTexts, name) ? (name as ConsentVersion) : undefined;
