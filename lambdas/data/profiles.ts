import type { ProfileChange } from '#contract/schemas/learner.ts';
import { key } from '#contract/storage/keys.ts';
import { buildUpdate } from './build-update.ts';
import { learnersTable } from './table.ts';

/** A learner's profile. Email and its verification are not stored here; the user pool has them. */
export interface StoredProfile extends ProfileChange {
  joinedAt: string;
  /** S3 key of the picture. */
  pictureKey?: string;
}

const rowKey = (learnerId: string) => ({ pk: learnerId, sk: key('PROFILE') });

/** L10: reads a profile. */
export const getStoredProfile = (learnerId: string): Promise<StoredProfile | undefined> =>
  learnersTable.get<StoredProfile>(rowKey(learnerId));

/** L11: creates the profile at the first visit; returns false when it exists. */
export const putProfileIfAbsent = (learnerId: string, profile: StoredProfile): Promise<boolean> =>
  learnersTable.putIfAbsent({ ...rowKey(learnerId), ...profile });

/** L82: removes the picture; succeeds when there is none, or no profile. */
export const removePicture = async (learnerId: string): Promise<void> => {
  await learnersTable.updateOnly(rowKey(learnerId), {
    UpdateExpression: 'REMOVE pictureKey',
    ConditionExpression: 'attribute_exists(pk)',
  });
};

/** L12: changes the given fields only; creates the profile if needed. */
export const updateProfile = async (
  learnerId: string,
  change: ProfileChange & { pictureKey?: string },
  joinedAt: string,
): Promise<StoredProfile> => {
  const fields = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const row = await learnersTable.update<StoredProfile>(
    rowKey(learnerId),
    buildUpdate(fields, { ifAbsent: { joinedAt } }),
  );
  // An update without a condition always returns the row.
  return row as StoredProfile;
};
