import type { ProfileChange } from '#contract/schemas/learner.ts';
import { key } from '#contract/storage/keys.ts';
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
  const fields = Object.entries(change).filter(([, value]) => value !== undefined);
  const row = await learnersTable.update<StoredProfile>(rowKey(learnerId), {
    UpdateExpression: `SET joinedAt = if_not_exists(joinedAt, :joinedAt)${fields
      .map((_, position) => `, #field${position} = :value${position}`)
      .join('')}`,
    ...(fields.length > 0 && {
      ExpressionAttributeNames: Object.fromEntries(fields.map(([name], position) => [`#field${position}`, name])),
    }),
    ExpressionAttributeValues: {
      ':joinedAt': joinedAt,
      ...Object.fromEntries(fields.map(([, value], position) => [`:value${position}`, value])),
    },
  });
  // An update without a condition always returns the row.
  return row as StoredProfile;
};
