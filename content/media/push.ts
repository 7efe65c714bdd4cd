import { execFile } from 'node:child_process';
import { copyFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hashFile } from '../hash-file.ts';
import type { VideoFile } from '../video-file.ts';
import { cachePath, createMediaCache, readCached } from './cache.ts';
import { formatLock, lockFile } from './lock.ts';
import { readLock } from './read-locked.ts';
import type { MediaStore } from './store.ts';

/** Returns the paths below a folder that git tracks, relative to it; none outside of a repository. */
export const trackedFiles = async (folder: string): Promise<Set<string>> => {
  try {
    const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], { cwd: folder, maxBuffer: 64 * 1024 ** 2 });
    return new Set(stdout.split('\0').filter(Boolean));
  } catch {
    return new Set();
  }
};

/** Copies a video to the cache, where nobody edits it. @throws Error when it changed since it was checked. */
const addToCache = async ({ path = '', sha256 }: VideoFile): Promise<void> => {
  if (await readCached({ sha256 })) return;
  const copied = join(await createMediaCache(), `${sha256}.${process.pid}.copy`);
  try {
    await copyFile(path, copied);
    if ((await hashFile(copied)) !== sha256) throw new Error('it changed while it was read; push it again');
    await rename(copied, cachePath({ sha256 }));
  } finally {
    await rm(copied, { force: true });
  }
};

const writeLock = async (directory: string, file: Parameters<typeof formatLock>[0][number]): Promise<void> => {
  const path = join(directory, lockFile);
  const { locked } = await readLock(directory);
  const written = `${path}.${process.pid}.part`;
  await writeFile(written, formatLock([...locked.filter((other) => other.path !== file.path), file]));
  await rename(written, path);
};

/**
 * Moves a checked video of a course's folder to the cache, stores it, and then writes it into the lock. What was
 * interrupted continues when it is repeated: the file leaves the folder last.
 * @throws Error without the file's name.
 */
export const pushFile = async (
  store: MediaStore,
  { directory, path, video }: { directory: string; path: string; video: VideoFile },
): Promise<void> => {
  await addToCache(video);
  const { size, sha256, seconds = 0 } = video;
  const file = { path, sha256, size, seconds: Math.round(seconds * 1000) / 1000 };
  await store.put(file);
  await writeLock(directory, file);
  await rm(join(directory, path));
};
