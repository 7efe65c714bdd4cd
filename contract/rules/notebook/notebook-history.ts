/** One kept version of a notebook. */
export interface StoredVersion {
  /** Counts every save of the notebook, from 1. */
  version: number;
  /** Instant of the save. */
  savedAt: string;
  /** Bytes of its text. */
  bytes: number;
  cells: number;
  /** First 16 hex digits of the SHA-256 of its text. */
  hash: string;
  /** Stays in the history although the next save follows soon. */
  isPinned?: boolean;
}

/** Versions that are kept. */
export const maxHistoryVersions = 20;

/** Minutes within which a further save takes the place of the one before, so that a history spans hours and not seconds. */
const sessionMinutes = 5;

const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000;

/**
 * The history after a save, oldest first. While someone is typing, saves take each other's place: the newest version
 * goes unless it is pinned, or five minutes lie between it and either neighbor.
 */
export const withVersion = (history: readonly StoredVersion[], saved: StoredVersion): StoredVersion[] => {
  const newest = history.at(-1);
  const before = history.at(-2);
  const isSameSession =
    newest !== undefined &&
    before !== undefined &&
    !newest.isPinned &&
    minutesBetween(before.savedAt, newest.savedAt) < sessionMinutes &&
    minutesBetween(newest.savedAt, saved.savedAt) < sessionMinutes;
  const remaining = isSameSession ? history.slice(0, -1) : history;
  return [...remaining, saved].slice(-maxHistoryVersions);
};

/** Versions of a history that are no longer in the next one. */
export const removedVersions = (history: readonly StoredVersion[], next: readonly StoredVersion[]): StoredVersion[] =>
  history.filter(({ version }) => !next.some((remaining) => remaining.version === version));
