/** One kept version of a notebook. */
export interface KeptVersion {
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
export const historyLength = 20;

/** Minutes within which a further save takes the place of the one before, so that a history spans hours and not seconds. */
const sittingMinutes = 5;

const minutesBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000;

/**
 * The history after a save, oldest first. While someone is typing, saves take each other's place: the newest version
 * goes unless it is pinned, or five minutes lie between it and either neighbor.
 */
export const withVersion = (history: readonly KeptVersion[], saved: KeptVersion): KeptVersion[] => {
  const newest = history.at(-1);
  const before = history.at(-2);
  const isSameSitting =
    newest !== undefined &&
    before !== undefined &&
    !newest.isPinned &&
    minutesBetween(before.savedAt, newest.savedAt) < sittingMinutes &&
    minutesBetween(newest.savedAt, saved.savedAt) < sittingMinutes;
  const kept = isSameSitting ? history.slice(0, -1) : history;
  return [...kept, saved].slice(-historyLength);
};

/** Versions of a history that are no longer in the next one. */
export const droppedFrom = (history: readonly KeptVersion[], next: readonly KeptVersion[]): KeptVersion[] =>
  history.filter(({ version }) => !next.some((kept) => kept.version === version));
