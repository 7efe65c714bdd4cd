import type { HlsPlaylists } from '#contract/schemas/course.ts';
import type { MediaPlaylist, Variant } from '../data/hls-playlists.ts';
import { findRenditions } from '../data/renditions.ts';
import { signedUrl } from '../services/signed-files.ts';

/** `EXT-X-DEFINE` needs version 8 (draft-pantos-hls-rfc8216bis): it states the URL of a file once for all segments. */
const opening = ['#EXTM3U', '#EXT-X-VERSION:8', '#EXT-X-INDEPENDENT-SEGMENTS'];

const variantLines = ({ bandwidth, codecs, width, height, playlist }: Variant, hasAudio: boolean): string[] => [
  `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},CODECS="${codecs}",RESOLUTION=${width}x${height}${hasAudio ? ',AUDIO="audio"' : ''}`,
  playlist,
];

const mediaText = ({ targetSeconds, header, segments }: MediaPlaylist, url: string): string =>
  [
    ...opening,
    `#EXT-X-TARGETDURATION:${targetSeconds}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-DEFINE:NAME="file",VALUE="${url}"`,
    `#EXT-X-MAP:URI="{$file}",BYTERANGE="${header.length}@${header.offset}"`,
    ...segments.flatMap(({ seconds, range }) => [
      `#EXTINF:${Number(seconds.toFixed(6))},`,
      `#EXT-X-BYTERANGE:${range.length}@${range.offset}`,
      '{$file}',
    ]),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');

/**
 * Writes the playlists of a video with signed URLs of its renditions, valid for `seconds`. Copies only checked names
 * and numbers from the stored playlists. Returns undefined while the video has no renditions.
 */
export const signPlaylists = async (videoKey: string, seconds: number): Promise<HlsPlaylists | undefined> => {
  const renditions = await findRenditions(videoKey);
  if (!renditions) return undefined;
  const { folder, master, playlists } = renditions;
  const audioLine = `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="Audio",DEFAULT=YES,AUTOSELECT=YES,URI="${master.audio}"`;
  return {
    master: [
      ...opening,
      ...(master.audio === undefined ? [] : [audioLine]),
      ...master.variants.flatMap((variant) => variantLines(variant, master.audio !== undefined)),
      '',
    ].join('\n'),
    media: await Promise.all(
      [...playlists].map(async ([name, playlist]) => ({
        name,
        text: mediaText(playlist, await signedUrl('MEDIA_BUCKET', folder + playlist.file, seconds)),
      })),
    ),
  };
};
