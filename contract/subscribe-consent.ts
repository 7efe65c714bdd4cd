/** What stands next to the button of the subscribe form. */
export interface ConsentText {
  /** What is mailed, and how it ends. */
  emails: string;
  /** Around the words that lead to the privacy policy. */
  privacy: readonly [before: string, link: string, after: string];
}

/**
 * Every wording the form has had, by the day it was first shown. Subscriptions name theirs, so a wording never changes:
 * another one is another entry.
 */
export const consentTexts = {
  '2026-11-21': {
    emails:
      'Free. One email for every section that opens, a reminder or two if you are away for days, and one click stops them all.',
    privacy: ['Our ', 'privacy policy', ' says what we keep.'],
  },
} as const satisfies Record<string, ConsentText>;

export type ConsentVersion = keyof typeof consentTexts;

/** The wording the form has now. */
export const consentVersion: ConsentVersion = '2026-11-21';

/** The version of that name; undefined for one the form never had. */
export const consentVersionOf = (name: string | undefined): ConsentVersion | undefined =>
  name !== undefined && Object.hasOwn(consentTexts, name) ? (name as ConsentVersion) : undefined;
