import { Problem } from '#contract/problem.ts';
import type { StoredLecture } from '#contract/storage/catalog-rows.ts';
import { signedUrl } from '../services/signed-files.ts';

/** Maximum lifetime of a video URL in seconds (docs/reliability.md#signed-media). */
const maxUrlLifetimeSeconds = 4 * 3600;

/**
 * Signs the URLs of a lecture's video and captions, valid for twice its length plus 15 minutes. A pending video gets no
 * URL, because there is nothing to play.
 */
export const signVideoUrls = async (lecture: StoredLecture) => {
  if (!lecture.videoKey) throw new Problem('not-found', 'Video not found.');
  const seconds = Math.min(2 * lecture.duration + 900, maxUrlLifetimeSeconds);
  const [url, captions] = await Promise.all([
    lecture.isVideoPending ? '' : signedUrl('MEDIA_BUCKET', lecture.videoKey, seconds),
    Promise.all(
      (lecture.captions ?? []).map(async ({ language, label, key }) => ({
        language,
        label,
        url: await signedUrl('MEDIA_BUCKET', key, seconds),
      })),
    ),
  ]);
  // Signatures expire by real time, whatever the product time is.
  const expiresAt = new Date(Date.now() + seconds * 1000).toISOString();
  return { url, captions, expiresAt, ...(lecture.isVideoPending && { isPending: true as const }) };
};
