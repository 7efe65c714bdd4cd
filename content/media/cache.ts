import { lstat, mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { brand } from '#contract/brand.ts';
import { readVideoFile, type VideoFile } from '../video-file.ts';
import type { LockedFile } from './lock.ts';

/**
 * Returns the folder of locked media that are on this machine, for all clones of the repository. As the XDG Base
 * Directory Specification says, `XDG_CACHE_HOME` counts only when it is absolute.
 */
export const mediaCache = (): string => {
  const { XDG_CACHE_HOME = '' } = process.env;
  return join(isAbsolute(XDG_CACHE_HOME) ? XDG_CACHE_HOME : join(homedir(), '.cache'), brand.slug, 'media');
};

/** Name of a locked file in the cache and in a store: the hash of its content. */
export const storedName = ({ sha256 }: Pick<LockedFile, 'sha256'>): string => `${sha256}.mp4`;

/** Returns the path of a locked file in the cache, whether or not it is there. */
export const cachePath = (locked: Pick<LockedFile, 'sha256'>): string => join(mediaCache(), storedName(locked));

/** Creates the cache's folder, readable for its owner only: videos of paid courses are in it. */
export const createMediaCache = async (): Promise<string> => {
  await mkdir(mediaCache(), { recursive: true, mode: 0o700 });
  return mediaCache();
};

/** What was read of files that have not changed since; hashing a large video takes a second. */
const known = new Map<string, VideoFile>();

/**
 * Reads a locked file from the cache. Undefined when it is not there, is a symbolic link, or is not the file that its
 * name promises.
 */
export const readCached = async (locked: Pick<LockedFile, 'sha256'>): Promise<VideoFile | undefined> => {
  const path = cachePath(locked);
  const found = await lstat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  const state = `${path} ${found.ino} ${found.size} ${found.mtimeMs}`;
  const file = known.get(state) ?? (await readVideoFile(path));
  known.set(state, file);
  return file.sha256 === locked.sha256 ? file : undefined;
};

/** Whether the cache has a locked file. */
export const isCached = async (locked: Pick<LockedFile, 'sha256' | 'size'>): Promise<boolean> =>
  (await readCached(locked))?.size === locked.size;
