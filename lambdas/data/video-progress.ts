import type { LecturePosition } from '#contract/rules/resume.ts';
import { key, keyPrefix } from '#contract/storage/keys.ts';
import { type NewPlayback, positionUpdate, type StoredPlayback } from './playback.ts';
import { learnersTable } from './table.ts';

/** A position in a video, in seconds. `completed` never returns to false. */
export interface VideoProgress extends StoredPlayback {
  timestamp: number;
  duration: number;
  completed?: boolean;
  /** Epoch milliseconds of the player's clock. */
  observedAt?: number;
}

const rowKey = (learnerId: string, courseId: string, position: LecturePosition) => ({
  pk: learnerId,
  sk: key('VIDEO', courseId, position.sectionIndex, position.lectureIndex),
});

/** L8: reads a learner's position in a video. */
export const getVideoProgress = (learnerId: string, courseId: string, position: LecturePosition) =>
  learnersTable.get<VideoProgress>(rowKey(learnerId, courseId, position));

/** L83: lists a learner's positions in all videos of a course. */
export const listVideoProgress = (learnerId: string, courseId: string) =>
  learnersTable.query<VideoProgress>(learnerId, keyPrefix('VIDEO', courseId));

/**
 * L9: stores a position and its playback unless a later observation is stored. Returns the stored position, or
 * undefined when the given one was older or the playback was computed from an older row.
 */
export const putVideoProgress = (
  learnerId: string,
  courseId: string,
  position: LecturePosition,
  observed: { timestamp: number; duration: number; isWatched: boolean; observedAt: number; at: string },
  playback: NewPlayback | undefined,
): Promise<VideoProgress | undefined> =>
  learnersTable.update<VideoProgress>(
    rowKey(learnerId, courseId, position),
    positionUpdate(
      {
        timestamp: observed.timestamp,
        duration: observed.duration,
        observedAt: observed.observedAt,
        updatedAt: observed.at,
        ...(observed.isWatched && { completed: true }),
      },
      playback,
    ),
  );
