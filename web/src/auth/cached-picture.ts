import { browserStorage } from '../lib/storage.ts';

/** How long an address of a picture is used without asking for a new one; the server's works for an hour. */
const pictureTtlMs = 30 * 60_000;

const pictureStorage = browserStorage('picture');

/**
 * The address of the learner's picture as this browser last read it, so that not every page asks for it; null when they
 * have none, undefined when that is not known.
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
