import { tabStorage } from '../lib/storage.ts';

/** Thrown when a chunk cannot be loaded, usually because a newer deployment replaced it. */
export class ChunkError extends Error {}

const chunkErrorPattern = /dynamically imported module|importing a module script|preload css|loading (css )?chunk/i;

/** Returns true for errors that mean a missing chunk. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof ChunkError || (error instanceof Error && chunkErrorPattern.test(error.message));

const reloadedAt = tabStorage('reloaded-at');

/**
 * Reloads the page when a chunk is missing. After a reload within the last minute, leaves the error to the error
 * screen.
 */
export const reloadOnceOnChunkErrors = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(reloadedAt.read()) < 60_000) return;
    event.preventDefault();
    reloadedAt.write(String(Date.now()));
    location.reload();
  });
};
