import { profile } from '#contract/operations/profile.ts';
import { removePicture } from '../data/profiles.ts';
import { endpoint } from '../http/endpoint.ts';
import { getPictureKey, removeFile } from '../services/learner-files.ts';

/** Updates the profile first, so it never names a deleted file. */
export const handler = endpoint(profile, 'removeProfilePicture', async ({ caller }) => {
  await removePicture(caller.id);
  await removeFile(getPictureKey(caller.id));
  return { removed: true as const };
});
