import type { LecturePosition } from '#contract/rules/resume.ts';
import { key } from '#contract/storage/keys.ts';
import { buildUpdate, withCondition } from './build-update.ts';
import { learnersTable } from './table.ts';

/** A position in a video, in seconds. `completed` never returns to false. */
export interface VideoProgress {
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

/**
 * L9: stores a position unless a later observation is stored. Returns the stored position, or undefined when the given
 * one was older.
 */
export const putVideoProgress = (
  learnerId: string,
  courseId: string,
  position: LecturePosition,
  observed: { timestamp: number; duration: number; isWatched: boolean; observedAt: number; at: string },
): Promise<VideoProgress | undefined> =>
  learnersTable.update<VideoProgress>(
    rowKey(learnerId, courseId, position),
    withCondition(
      buildUpdate({
        timestamp: observed.timestamp,
        duration: observed.duration,
        observedAt: observed.observedAt,
        updatedAt: observed.at,
        ...(observed.isWatched && { completed: true }),
      }),
      'attribute_not_exists(observedAt) OR observedAt <= :observedAt',
      { ':observedAt': observed.observedAt },
    ),
  );
