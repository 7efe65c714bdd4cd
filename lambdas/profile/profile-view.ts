import type { Profile } from '#contract/schemas/learner.ts';
import type { StoredProfile } from '../data/profiles.ts';
import type { Identity } from '../services/identity.ts';
import { signedUrl } from '../services/signed-files.ts';

/** Lifetime of a picture URL in seconds. */
const pictureUrlSeconds = 3600;

/** Returns a profile as its owner sees it, with defaults from the user pool. */
export const toProfile = async (learnerId: string, stored: StoredProfile, identity: Identity): Promise<Profile> => {
  const name = stored.name ?? identity.name;
  return {
    id: learnerId,
    email: identity.email,
    emailVerified: identity.isEmailVerified,
    name,
    certificateName: stored.certificateName ?? '',
    headline: stored.headline ?? '',
    bio: stored.bio ?? '',
    links: stored.links ?? [],
    timeZone: stored.timeZone ?? 'UTC',
    weeklyGoal: stored.weeklyGoal ?? 0,
    joinedAt: stored.joinedAt,
    ...(stored.pictureKey && {
      picture: await signedUrl('LEARNER_FILES_BUCKET', stored.pictureKey, pictureUrlSeconds),
    }),
  };
};
