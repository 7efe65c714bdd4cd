import { key } from '../../contract/keys.ts';
import type { LecturePlace } from '../../contract/rules/resume.ts';
import { learnersTable } from './table.ts';

/** A position in a video, in seconds. `completed` never returns to false. */
export interface VideoProgress {
  timestamp: number;
  duration: number;
  completed?: boolean;
  /** Epoch milliseconds by the player's clock. */
  observedAt?: number;
}

const address = (learnerId: string, courseId: string, place: LecturePlace) => ({
  pk: learnerId,
  sk: key('VIDEO', courseId, place.sectionIndex, place.lectureIndex),
});

/** L8: where was I in this video. */
export const getVideoProgress = (learnerId: string, courseId: string, place: LecturePlace) =>
  learnersTable.get<VideoProgress>(address(learnerId, courseId, place));

/**
 * L9: remembers a position unless a later observation is stored already. Returns what is stored then; undefined
 * when this one was older.
 */
export const putVideoProgress = (
  learnerId: string,
  courseId: string,
  place: LecturePlace,
  seen: { timestamp: number; duration: number; isWatched: boolean; observedAt: number; at: string },
): Promise<VideoProgress | undefined> =>
  learnersTable.update<VideoProgress>(address(learnerId, courseId, place), {
    UpdateExpression: `SET #timestamp = :timestamp, #duration = :duration, observedAt = :observedAt, updatedAt = :at${
      seen.isWatched ? ', completed = :completed' : ''
    }`,
    ConditionExpression: 'attribute_not_exists(observedAt) OR observedAt <= :observedAt',
    ExpressionAttributeNames: { '#timestamp': 'timestamp', '#duration': 'duration' },
    ExpressionAttributeValues: {
      ':timestamp': seen.timestamp,
      ':duration': seen.duration,
      ':observedAt': seen.observedAt,
      ':at': seen.at,
      ...(seen.isWatched && { ':completed': true }),
    },
  });
