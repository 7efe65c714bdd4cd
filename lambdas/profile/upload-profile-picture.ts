import { maxPictureBytes, profile } from '#contract/operations/profile.ts';
import { requireAccount } from '../data/accounts.ts';
import { updateProfile } from '../data/profiles.ts';
import { endpoint } from '../http/endpoint.ts';
import { readUpload } from '../http/read-upload.ts';
import { fileUrl, getPictureKey, putFile } from '../services/learner-files.ts';
import { makePortrait } from './make-portrait.ts';

export const handler = endpoint(profile, 'uploadProfilePicture', async ({ caller, event, now }) => {
  await requireAccount(caller.id);
  const picture = await readUpload(event, 'profilePicture', maxPictureBytes);
  const portrait = await makePortrait(picture.bytes);
  const pictureKey = getPictureKey(caller.id);
  await putFile(pictureKey, portrait, 'image/webp', 'inline');
  await updateProfile(caller.id, { pictureKey }, now.toISOString());
  return { picture: await fileUrl(pictureKey) };
});
