import { Problem } from '../../contract/problem.ts';
import type { StoredLecture } from '../../contract/storage/catalog-rows.ts';
import { signedUrl } from '../services/signed-files.ts';

/** Longest life of a video address in seconds (reliability rule R9). */
const maxUrlLifetimeSeconds = 4 * 3600;

/** Signed addresses of a lecture's video and captions, living twice its length and a quarter of an hour. */
export const signVideoUrls = async (lecture: StoredLecture) => {
  if (!lecture.videoKey) throw new Problem('not-found', 'Video not found.');
  const seconds = Math.min(2 * lecture.duration + 900, maxUrlLifetimeSeconds);
  const [url, captions] = await Promise.all([
    signedUrl('MEDIA_BUCKET', lecture.videoKey, seconds),
    Promise.all(
      (lecture.captions ?? []).map(async ({ language, label, key }) => ({
        language,
        label,
        url: await signedUrl('MEDIA_BUCKET', key, seconds),
      })),
    ),
  ]);
  // Signatures follow real time, whatever product time is, so this does too.
  return { url, captions, expiresAt: new Date(Date.now() + seconds * 1000).toISOString() };
};
