import type { DripProgress } from '#contract/operations/drip.ts';
import { key, keyPrefix, keySegments } from '#contract/storage/keys.ts';
import { type NewPlayback, positionUpdate, type StoredPlayback } from './playback.ts';
import { learnersTable } from './table.ts';

interface DripProgressRow extends StoredPlayback {
  sk: string;
  timestamp: number;
  totalDuration: number;
  completed?: boolean;
  updatedAt: string;
  observedAt?: number;
}

/** Returns a key whose fourth segment is the lecture id (docs/product.md#entities), hence the third one. */
const rowKey = (learnerId: string, courseId: string, lectureId: string) => ({
  pk: learnerId,
  sk: key('DRIP', courseId, 'LECTURE', lectureId),
});

/** Progress in a drip lecture with the playback of its video, which learners do not see. */
type DripRecord = DripProgress & StoredPlayback;

const toProgress = (row: DripProgressRow): DripRecord => ({
  key: row.sk,
  lectureId: keySegments(row.sk)[2] ?? '',
  timestamp: row.timestamp,
  totalDuration: row.totalDuration,
  completed: row.completed ?? false,
  updatedAt: row.updatedAt,
  ...(row.observedAt !== undefined && { observedAt: row.observedAt }),
  ...(row.played && { played: row.played }),
  ...(row.creditedAt !== undefined && { creditedAt: row.creditedAt }),
});

/** L71: lists a learner's progress in all lectures of a drip course. */
export const listDripProgress = async (learnerId: string, courseId: string): Promise<DripRecord[]> =>
  (await learnersTable.query<DripProgressRow>(learnerId, keyPrefix('DRIP', courseId))).map(toProgress);

/** L72: reads a learner's progress in one lecture. */
export const getDripProgress = async (
  learnerId: string,
  courseId: string,
  lectureId: string,
): Promise<DripRecord | undefined> => {
  const row = await learnersTable.get<DripProgressRow>(rowKey(learnerId, courseId, lectureId));
  return row && toProgress(row);
};

/**
 * L73: stores a position and its playback unless a later observation is stored; completed stays completed. Returns the
 * stored progress, or undefined when the given one was older or the playback was computed from an older row.
 */
export const putDripProgress = async (
  learnerId: string,
  courseId: string,
  lectureId: string,
  observed: { timestamp: number; totalDuration: number; isDone: boolean; observedAt: number; at: string },
  playback: NewPlayback | undefined,
): Promise<DripRecord | undefined> => {
  const row = await learnersTable.update<DripProgressRow>(
    rowKey(learnerId, courseId, lectureId),
    positionUpdate(
      {
        timestamp: observed.timestamp,
        totalDuration: observed.totalDuration,
        observedAt: observed.observedAt,
        updatedAt: observed.at,
        ...(observed.isDone && { completed: true }),
      },
      playback,
    ),
  );
  return row && toProgress(row);
};
