import { Problem } from '#contract/problem.ts';
import type { StoredLecture } from '#contract/storage/catalog-rows.ts';
import { signedUrl } from '../services/signed-files.ts';
import { signPlaylists } from './sign-playlists.ts';

/** Maximum lifetime of a video URL in seconds (docs/reliability.md#signed-media). */
const maxUrlLifetimeSeconds = 4 * 3600;

/** Returns how long URLs of a lecture's video are valid, in seconds: twice its length plus 15 minutes. */
const lifetimeSeconds = ({ duration }: StoredLecture): number => Math.min(2 * duration + 900, maxUrlLifetimeSeconds);

/** Signs the URLs of a lecture's video and captions. A pending video gets no URL, because there is nothing to play. */
export const signVideoUrls = async (lecture: StoredLecture) => {
  if (!lecture.videoKey) throw new Problem('not-found', 'Video not found.');
  const seconds = lifetimeSeconds(lecture);
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

/** Signs the URLs of a lecture's video and captions and, once it has renditions, those of its playlists. */
export const signStreamableVideo = async (lecture: StoredLecture) => {
  const { videoKey, isVideoPending } = lecture;
  const hls = videoKey && !isVideoPending && (await signPlaylists(videoKey, lifetimeSeconds(lecture)));
  return { ...(await signVideoUrls(lecture)), ...(hls && { hls }) };
};
