import { constants } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { hashFile } from '../hash-file.ts';
import { cachePath, createMediaCache, isCached } from './cache.ts';
import type { LockedFile } from './lock.ts';
import type { MediaStore, StoredMedia } from './store.ts';

const megabyte = 1024 ** 2;

/** Not through a symbolic link that somebody has put into the cache. */
const flags = constants.O_RDWR | constants.O_CREAT | constants.O_NOFOLLOW;

const checkSize = ({ size }: StoredMedia, locked: LockedFile): void => {
  if (size !== undefined && size !== locked.size)
    throw new Error(`the store's file has ${size} bytes, but line ${locked.line} of its lock says ${locked.size}`);
};

/** Writes what the store sends, and never more than the lock announces. */
const writeStored = async (part: FileHandle, { content, start }: StoredMedia, locked: LockedFile): Promise<void> => {
  let at = start;
  for await (const chunk of content) {
    const bytes = chunk as Buffer;
    if (at + bytes.length > locked.size) throw new Error(`the store sends more than ${locked.size} bytes`);
    await part.write(bytes, 0, bytes.length, at);
    at += bytes.length;
  }
  if (at < locked.size) throw new Error(`the connection ended after ${Math.floor(at / megabyte)} MB; pull again`);
};

/** Downloads the rest of a file. Returns the first byte that was downloaded. */
const download = async (store: MediaStore, locked: LockedFile, partPath: string): Promise<number> => {
  const part = await open(partPath, flags, 0o600);
  try {
    const { size } = await part.stat();
    const wanted = size < locked.size ? size : 0;
    const stored = await store.open(locked, wanted);
    if (!stored) throw new Error(`${store.url} does not have it`);
    try {
      checkSize(stored, locked);
      if (stored.start < size) await part.truncate(stored.start);
      await writeStored(part, stored, locked);
      await part.sync();
    } finally {
      stored.content.destroy();
    }
    return stored.start;
  } finally {
    await part.close();
  }
};

const fetchFile = async (store: MediaStore, locked: LockedFile): Promise<void> => {
  const path = cachePath(locked);
  const partPath = `${path}.part`;
  const isComplete = async (): Promise<boolean> => (await hashFile(partPath)) === locked.sha256;
  const start = await download(store, locked, partPath);
  if (!(await isComplete()) && start > 0) {
    // What an earlier run has left was wrong.
    await rm(partPath);
    await download(store, locked, partPath);
  }
  if (!(await isComplete())) {
    await rm(partPath);
    throw new Error(`the store's file has another hash than line ${locked.line} of its lock`);
  }
  await rename(partPath, path);
};

/**
 * Fetches a locked file into the cache unless it is there; returns whether it was fetched. A file appears in the cache
 * only once its size and hash are those of the lock, and an interrupted download continues where it ended. Two runs at a
 * time write the same bytes to the same places, and the first one completes the file for both.
 * @throws Error without the file's name.
 */
export const pullFile = async (store: MediaStore, locked: LockedFile): Promise<boolean> => {
  if (await isCached(locked)) return false;
  await createMediaCache();
  try {
    await fetchFile(store, locked);
    return true;
  } catch (error) {
    if (await isCached(locked)) return false;
    throw error;
  }
};
