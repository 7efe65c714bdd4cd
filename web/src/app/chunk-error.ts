import { tabStorage } from '../lib/storage.ts';

/** A part of the application could not be loaded, usually because a new version replaced it. */
export class ChunkError extends Error {}

const chunkErrorPattern = /dynamically imported module|importing a module script|preload css|loading (css )?chunk/i;

/** Whether an error means that a part of the application is gone. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof ChunkError || (error instanceof Error && chunkErrorPattern.test(error.message));

const reloadedAt = tabStorage('reloaded-at');

/**
 * Reloads once without a word when a part of the application is gone. If that did not help within the last minute,
 * the error is left to the error screen.
 */
export const reloadOnceOnChunkErrors = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(reloadedAt.read()) < 60_000) return;
    event.preventDefault();
    reloadedAt.write(String(Date.now()));
    location.reload();
  });
};
