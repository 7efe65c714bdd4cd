/** A stored version of a notebook. */
export interface StoredVersion {
  /** Counts every save of the notebook, from 1. */
  version: number;
  /** When it was saved. */
  savedAt: string;
  /** Bytes of its text. */
  bytes: number;
  cells: number;
  /** First 16 hex digits of the SHA-256 of its text. */
  hash: string;
  /** Stays in the history even if the next save follows soon. */
  isPinned?: boolean;
}

/** Maximum versions in the history. */
export const maxHistoryVersions = 20;

/** Minutes within which a save replaces the one before, so that a history spans hours and not seconds. */
const sessionMinutes = 5;

const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000;

/**
 * Returns the history after a save, oldest first. A save replaces the newest version unless that one is pinned or is
 * five minutes from either neighbor.
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

/** Returns the versions removed between two histories. */
export const removedVersions = (history: readonly StoredVersion[], next: readonly StoredVersion[]): StoredVersion[] =>
  history.filter(({ version }) => !next.some((remaining) => remaining.version === version));
