import { tabStorage } from '../lib/storage.ts';

/** Thrown when a chunk cannot be loaded, usually because a newer deployment replaced it. */
export class ChunkError extends Error {}

const chunkErrorPattern = /dynamically imported module|importing a module script|preload css|loading (css )?chunk/i;

/** Returns true for errors that mean a missing chunk. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof ChunkError || (error instanceof Error && chunkErrorPattern.test(error.message));

const reloadedAt = tabStorage('reloaded-at');

let optionalLoads = 0;

/** Loads a chunk that nobody waits for yet: when it is missing, the page does not reload. */
export const loadOptionally = async (load: () => Promise<unknown>): Promise<void> => {
  optionalLoads += 1;
  try {
    await load();
  } finally {
    optionalLoads -= 1;
  }
};

/**
 * Reloads the page when a chunk is missing. The caller gets the error instead while the browser is offline, within a
 * minute of the last reload, and from `loadOptionally`.
 */
export const reloadOnceOnChunkErrors = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const isRecent = Date.now() - Number(reloadedAt.read()) < 60_000;
    if (isRecent || optionalLoads > 0 || !navigator.onLine) return;
    event.preventDefault();
    reloadedAt.write(String(Date.now()));
    location.reload();
  });
};
