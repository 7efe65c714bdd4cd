import type { Profile, ProfileChange } from '#contract/schemas/learner.ts';

/** Profile fields that the form changes. */
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

/** Completes a typed URL: `example.com/me` becomes `https://example.com/me`. */
export const normalizeLink = (typed: string): string => {
  const link = typed.trim();
  return link === '' || /^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link}`;
};

/** Prepares the draft for sending: completes URLs and drops empty ones. */
export const normalizeDraft = (draft: ProfileDraft): ProfileDraft => ({
  ...draft,
  links: draft.links.map(normalizeLink).filter(Boolean),
});

/** Returns the fields that differ from the stored ones. */
export const changedFields = (draft: ProfileDraft, stored: ProfileDraft): ProfileChange =>
  Object.fromEntries(
    Object.entries(normalizeDraft(draft)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name as keyof ProfileDraft]),
    ),
  );
