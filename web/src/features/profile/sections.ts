/** Sections of the profile in order: ids, which are targets of links, and titles. */
export const profileSections = {
  about: 'About you',
  certificates: 'Certificates',
  week: 'Your week',
  'learning-path': 'Learning path',
  purchases: 'Purchases',
  appearance: 'Appearance',
  account: 'Your account',
} as const;

export type ProfileSectionId = keyof typeof profileSections;
