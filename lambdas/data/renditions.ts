import { GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { masterPlaylistKey } from '#contract/storage/rendition-keys.ts';
import { environment } from '../runtime/environment.ts';
import { logWarning } from '../runtime/log.ts';
import { s3Client } from '../runtime/s3-client.ts';
import {
  endOf,
  InvalidPlaylist,
  type MasterPlaylist,
  type MediaPlaylist,
  maxPlaylistLength,
  parseMasterPlaylist,
  parseMediaPlaylist,
} from './hls-playlists.ts';

/** The complete renditions of a video. */
export interface Renditions {
  /** Key prefix of their files, with a slash at the end. */
  folder: string;
  master: MasterPlaylist;
  /** By the name that the master playlist gives them. */
  playlists: Map<string, MediaPlaylist>;
}

/** Maximum videos whose playlists an environment keeps. They never change, because their keys contain a hash. */
const maxCached = 50;
const cache = new Map<string, Renditions>();

const readPlaylist = async (Key: string): Promise<string> => {
  const { Body, ContentLength = 0 } = await s3Client().send(
    new GetObjectCommand({ Bucket: environment('MEDIA_BUCKET'), Key }),
  );
  if (ContentLength > maxPlaylistLength) throw new InvalidPlaylist('The HLS playlist is too large.');
  return (await Body?.transformToString()) ?? '';
};

const readMediaPlaylist = async (folder: string, name: string): Promise<[string, MediaPlaylist]> => {
  const playlist = parseMediaPlaylist(await readPlaylist(folder + name));
  const { ContentLength = 0 } = await s3Client().send(
    new HeadObjectCommand({ Bucket: environment('MEDIA_BUCKET'), Key: folder + playlist.file }),
  );
  if (ContentLength < endOf(playlist)) throw new InvalidPlaylist('A rendition is shorter than its HLS playlist says.');
  return [name, playlist];
};

const readRenditions = async (masterKey: string): Promise<Renditions> => {
  const folder = masterKey.slice(0, masterKey.lastIndexOf('/') + 1);
  const master = parseMasterPlaylist(await readPlaylist(masterKey));
  const names = [...master.variants.map(({ playlist }) => playlist), ...(master.audio ? [master.audio] : [])];
  const playlists = new Map(await Promise.all(names.map((name) => readMediaPlaylist(folder, name))));
  return { folder, master, playlists };
};

/** Without `s3:ListBucket`, S3 answers a request for a missing object with 403. */
const isMissing = (error: unknown): boolean =>
  [403, 404].includes((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0);

/**
 * C25: returns the renditions of a video once all their files are stored. Returns undefined before that, in stages that
 * stream MP4 files, and when they cannot be read; the video then plays from its file.
 */
export const findRenditions = async (videoKey: string): Promise<Renditions | undefined> => {
  if (process.env.VIDEO_STREAMING !== 'hls') return undefined;
  const masterKey = masterPlaylistKey(videoKey);
  const cached = cache.get(masterKey);
  if (cached) return cached;
  try {
    const renditions = await readRenditions(masterKey);
    if (cache.size >= maxCached) cache.clear();
    cache.set(masterKey, renditions);
    return renditions;
  } catch (error) {
    if (!isMissing(error)) logWarning({ operation: 'findRenditions', message: (error as Error).message });
    return undefined;
  }
};
