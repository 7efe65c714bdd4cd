import type { DripProgress } from '#contract/operations/drip.ts';
import { key, keyPrefix, keySegments } from '#contract/storage/keys.ts';
import { buildUpdate, withCondition } from './build-update.ts';
import { learnersTable } from './table.ts';

interface DripProgressRow {
  sk: string;
  timestamp: number;
  totalDuration: number;
  completed?: boolean;
  updatedAt: string;
  observedAt?: number;
}

/** The lecture id is the fourth segment of the key (docs/product.md#entities), hence the third one. */
const rowKey = (learnerId: string, courseId: string, lectureId: string) => ({
  pk: learnerId,
  sk: key('DRIP', courseId, 'LECTURE', lectureId),
});

const toProgress = (row: DripProgressRow): DripProgress => ({
  key: row.sk,
  lectureId: keySegments(row.sk)[2] ?? '',
  timestamp: row.timestamp,
  totalDuration: row.totalDuration,
  completed: row.completed ?? false,
  updatedAt: row.updatedAt,
  ...(row.observedAt !== undefined && { observedAt: row.observedAt }),
});

/** L71: lists a learner's progress in all lectures of a drip course. */
export const listDripProgress = async (learnerId: string, courseId: string): Promise<DripProgress[]> =>
  (await learnersTable.query<DripProgressRow>(learnerId, keyPrefix('DRIP', courseId))).map(toProgress);

/** L72: reads a learner's progress in one lecture. */
export const getDripProgress = async (
  learnerId: string,
  courseId: string,
  lectureId: string,
): Promise<DripProgress | undefined> => {
  const row = await learnersTable.get<DripProgressRow>(rowKey(learnerId, courseId, lectureId));
  return row && toProgress(row);
};

/**
 * L73: stores a position unless a later observation is stored; completed stays completed. Returns the stored progress,
 * or undefined when the given one was older.
 */
export const putDripProgress = async (
  learnerId: string,
  courseId: string,
  lectureId: string,
  observed: { timestamp: number; totalDuration: number; isDone: boolean; observedAt: number; at: string },
): Promise<DripProgress | undefined> => {
  const row = await learnersTable.update<DripProgressRow>(
    rowKey(learnerId, courseId, lectureId),
    withCondition(
      buildUpdate({
        timestamp: observed.timestamp,
        totalDuration: observed.totalDuration,
        observedAt: observed.observedAt,
        updatedAt: observed.at,
        ...(observed.isDone && { completed: true }),
      }),
      'attribute_not_exists(observedAt) OR observedAt <= :observedAt',
      { ':observedAt': observed.observedAt },
    ),
  );
  return row && toProgress(row);
};
