import type { Profile, ProfileChange } from '../../../../../contract/schemas/learner.ts';

/** The fields of a profile that its form changes, as they stand in the form. */
export type ProfileDraft = Pick<Profile, keyof ProfileChange>;

export const toDraft = ({
  name,
  certificateName,
  headline,
  bio,
  links,
  timeZone,
  weeklyGoal,
}: Profile): ProfileDraft => ({ name, certificateName, headline, bio, links, timeZone, weeklyGoal });

/** An address as one types it, made complete: `example.com/me` becomes `https://example.com/me`. */
export const normalizeLink = (typed: string): string => {
  const link = typed.trim();
  return link === '' || /^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link}`;
};

/** The draft as it is sent: complete addresses, and no empty ones. */
export const normalizeDraft = (draft: ProfileDraft): ProfileDraft => ({
  ...draft,
  links: draft.links.map(normalizeLink).filter(Boolean),
});

/** What a draft changes; empty when it says what is stored. */
export const changedFields = (draft: ProfileDraft, stored: ProfileDraft): ProfileChange =>
  Object.fromEntries(
    Object.entries(normalizeDraft(draft)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name as keyof ProfileDraft]),
    ),
  );
