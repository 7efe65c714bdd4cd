import type { SignedPicture } from '#contract/schemas/content.ts';
import { pictureFiles, type StoredPicture } from '#contract/storage/catalog-rows.ts';
import { signedUrl } from '../services/signed-files.ts';

/** Lifetime of a picture's URL in seconds. */
const lifetimeSeconds = 2 * 3600;
/** URLs of the same half hour are equal, so that a browser finds in its cache what it has loaded. */
const periodMs = 30 * 60_000;

const signPicture = async (
  courseId: string,
  lectureId: string,
  picture: StoredPicture,
  signedAt: Date,
): Promise<SignedPicture> => ({
  id: picture.id,
  sources: await Promise.all(
    pictureFiles(courseId, lectureId, picture).map(async ({ key, type, width }) => ({
      type,
      url: await signedUrl('MEDIA_BUCKET', key, lifetimeSeconds, { signedAt }),
      ...(width !== undefined && { width }),
    })),
  ),
});

/** Signs the URLs of a lecture's pictures. */
export const signPictureUrls = async (courseId: string, lectureId: string, pictures: readonly StoredPicture[]) => {
  // Signatures expire by real time, whatever the product time is.
  const signedAt = new Date(Math.floor(Date.now() / periodMs) * periodMs);
  return {
    pictures: await Promise.all(pictures.map((picture) => signPicture(courseId, lectureId, picture, signedAt))),
    expiresAt: new Date(signedAt.getTime() + lifetimeSeconds * 1000).toISOString(),
  };
};
