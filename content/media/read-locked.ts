import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoFile } from '../video-file.ts';
import { readCached } from './cache.ts';
import { type LockedFile, lockFile, type MediaLock, parseLock } from './lock.ts';

const maxLockBytes = 1024 ** 2;

/** Reads the lock of a course's folder; a symbolic link could lead to that of another course. */
export const readLock = async (directory: string): Promise<MediaLock> => {
  const path = join(directory, lockFile);
  const found = await lstat(path).catch(() => undefined);
  if (!found) return { locked: [], problems: [] };
  if (!found.isFile()) return { locked: [], problems: [`${lockFile} is not a file`] };
  if (found.size > maxLockBytes) return { locked: [], problems: [`${lockFile} has more than 1 MB`] };
  return parseLock(await readFile(path, 'utf8'));
};

/** Lengths are written with three decimals. */
const secondsTolerance = 0.001;

/** Returns where the lock differs from the file of its hash. */
const differences = (locked: LockedFile, file: VideoFile): string[] => [
  ...(file.size === locked.size ? [] : [`has ${file.size} bytes, not ${locked.size}`]),
  ...(Math.abs((file.seconds ?? 0) - locked.seconds) <= secondsTolerance
    ? []
    : [`lasts ${file.seconds ?? 0} seconds, not ${locked.seconds}`]),
];

/**
 * Adds the videos of a lock to those of the course's folder, from the cache where it has them. A file in the folder
 * counts before the one that the lock names: somebody is working on it.
 */
export const readLocked = async (
  locked: readonly LockedFile[],
  inFolder: ReadonlyMap<string, VideoFile>,
): Promise<{ videoFiles: Map<string, VideoFile>; problems: string[] }> => {
  const videoFiles = new Map(inFolder);
  const problems: string[] = [];
  for (const one of locked) {
    const { path, sha256, size, seconds, line } = one;
    const file = inFolder.get(path) ?? (await readCached(one));
    if (file?.sha256 === sha256)
      problems.push(...differences(one, file).map((difference) => `${lockFile}, line ${line}: ${path} ${difference}`));
    // A file is checked before it is locked.
    videoFiles.set(path, { ...(file ?? { size, sha256, seconds, isStreamable: true }), lockedSha256: sha256 });
  }
  return { videoFiles, problems };
};
