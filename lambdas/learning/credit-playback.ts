import { creditPlayback, type PlayedRange } from '#contract/rules/playback.ts';
import type { StoredLecture } from '#contract/storage/catalog-rows.ts';
import type { Enrollment, Player } from '../data/enrollments.ts';
import type { NewPlayback, StoredPlayback } from '../data/playback.ts';

/** Returns whether the lecture is the one last opened, and in this player. */
export const isOpenIn = ({ lastLectureId, lastPlayer }: Enrollment, lectureId: string, player: Player): boolean =>
  lastLectureId === lectureId && lastPlayer === player;

/** The playback of a video that a save claims. */
interface PlaybackClaim {
  enrollment: Enrollment;
  lecture: StoredLecture;
  player: Player;
  /** Row of the position as read before the write; undefined when there is none. */
  stored: StoredPlayback | undefined;
  /** Undefined for a player that does not report it. */
  claimed: readonly PlayedRange[] | undefined;
}

/**
 * Returns the playback to store with a position; undefined without a claim. Time counts once per course: a save uses
 * only the time since this lecture was opened in this player and since the previous save of its playback, so videos in
 * several tabs or in both players share it. The save that changes the lecture or the player gets no time.
 */
export const creditClaim = (
  { enrollment, lecture, player, stored, claimed }: PlaybackClaim,
  now: Date,
): NewPlayback | undefined => {
  if (!claimed) return undefined;
  const { updatedAt } = enrollment;
  const isOpen = isOpenIn(enrollment, lecture.id, player);
  const openedAt = isOpen && updatedAt !== undefined ? Date.parse(updatedAt) : now.getTime();
  // The row belongs to a position of the outline, which may have held another video in an older version.
  const known = stored?.lectureId === lecture.id ? stored : undefined;
  const playback = creditPlayback({
    stored: known?.played ?? [],
    claimed,
    duration: lecture.duration,
    from: Math.max(openedAt, known?.creditedAt ?? 0),
    now: now.getTime(),
  });
  return { ...playback, lectureId: lecture.id, basedOn: stored?.creditedAt };
};

/** Writes and reads the row of a position. `put` resolves to undefined when it changed nothing. */
interface PositionRow<Row> {
  put: (playback: NewPlayback | undefined) => Promise<Row | undefined>;
  get: () => Promise<Row | undefined>;
}

/**
 * Stores a position with its playback and returns what is stored. When another tab has stored playback meanwhile,
 * stores the position alone: the next save claims the same playback again.
 */
export const putPosition = async <Row extends { observedAt?: number | undefined }>(
  { put, get }: PositionRow<Row>,
  playback: NewPlayback | undefined,
  observedAt: number,
): Promise<Row | undefined> => {
  const stored = await put(playback);
  if (stored) return stored;
  const current = await get();
  const isOlder = (current?.observedAt ?? 0) > observedAt;
  return isOlder || !playback ? current : ((await put(undefined)) ?? get());
};
