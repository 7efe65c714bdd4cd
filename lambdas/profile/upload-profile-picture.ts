import { maxPictureBytes, profile } from '#contract/operations/profile.ts';
import { Problem } from '#contract/problem.ts';
import { requireAccount } from '../data/accounts.ts';
import { updateProfile } from '../data/profiles.ts';
import { endpoint } from '../http/endpoint.ts';
import { bodyBytes, type HttpEvent } from '../http/event.ts';
import { fileUrl, getPictureKey, putFile } from '../services/learner-files.ts';
import { makePortrait } from './picture/make-portrait.ts';

/** Reads the file in the field `profilePicture`. Ignores the client's file name and content type. */
const readPicture = async (event: HttpEvent): Promise<Buffer> => {
  const type = event.headers['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) {
    throw new Problem('unsupported-media-type', 'Send the picture as multipart/form-data.');
  }
  let files: (File | string)[];
  try {
    const form = await new Response(bodyBytes(event), { headers: { 'content-type': type } }).formData();
    files = form.getAll('profilePicture');
  } catch {
    throw new Problem('invalid-request', 'The form could not be read.');
  }
  const [file] = files;
  if (files.length !== 1 || !(file instanceof File)) {
    throw new Problem('invalid-request', 'Send one file in the field profilePicture.');
  }
  if (file.size > maxPictureBytes) throw new Problem('too-large', 'A picture can be at most 4 MB.');
  return Buffer.from(await file.arrayBuffer());
};

export const handler = endpoint(profile, 'uploadProfilePicture', async ({ caller, event, now }) => {
  await requireAccount(caller.id);
  const portrait = await makePortrait(await readPicture(event));
  const pictureKey = getPictureKey(caller.id);
  await putFile(pictureKey, portrait, 'image/webp', 'inline');
  await updateProfile(caller.id, { pictureKey }, now.toISOString());
  return { picture: await fileUrl(pictureKey) };
});
