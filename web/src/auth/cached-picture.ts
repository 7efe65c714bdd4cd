import { browserStorage } from '../lib/storage.ts';

/** How long a picture's URL is reused; the signed URL is valid for an hour. */
const pictureTtlMs = 30 * 60_000;

const pictureStorage = browserStorage('picture');

/**
 * The URL of the learner's picture as last read in this browser, which saves a request on every page; null without a
 * picture, undefined when unknown.
 */
export const cachedPicture = {
  read: (): string | null | undefined => {
    try {
      const { address, until } = JSON.parse(pictureStorage.read() ?? '') as { address: string | null; until: number };
      return until > Date.now() ? address : undefined;
    } catch {
      return undefined;
    }
  },
  write: (address: string | null): void =>
    pictureStorage.write(JSON.stringify({ address, until: Date.now() + pictureTtlMs })),
  clear: (): void => pictureStorage.write(null),
};
