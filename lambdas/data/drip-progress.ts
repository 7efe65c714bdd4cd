import type { DripProgress } from '../../contract/operations/drip.ts';
import { key, keyPrefix, keySegments } from '../../contract/storage/keys.ts';
import { learnersTable } from './table.ts';

interface DripProgressRow {
  sk: string;
  timestamp: number;
  totalDuration: number;
  completed?: boolean;
  updatedAt: string;
  observedAt?: number;
}

/** The lecture id is the fourth segment (SPEC section 3), which the third one sees to. */
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

/** L71: my progress in all lectures of a drip course. */
export const listDripProgress = async (learnerId: string, courseId: string): Promise<DripProgress[]> =>
  (await learnersTable.query<DripProgressRow>(learnerId, keyPrefix('DRIP', courseId))).map(toProgress);

/** L72: my progress in one of them. */
export const getDripProgress = async (
  learnerId: string,
  courseId: string,
  lectureId: string,
): Promise<DripProgress | undefined> => {
  const row = await learnersTable.get<DripProgressRow>(rowKey(learnerId, courseId, lectureId));
  return row && toProgress(row);
};

/**
 * L73: remembers a position unless a later observation is stored already; what was completed stays completed. Returns
 * what is stored then; undefined when this one was older.
 */
export const putDripProgress = async (
  learnerId: string,
  courseId: string,
  lectureId: string,
  observed: { timestamp: number; totalDuration: number; isDone: boolean; observedAt: number; at: string },
): Promise<DripProgress | undefined> => {
  const row = await learnersTable.update<DripProgressRow>(rowKey(learnerId, courseId, lectureId), {
    UpdateExpression: `SET #timestamp = :timestamp, totalDuration = :duration, observedAt = :observedAt, updatedAt = :at${
      observed.isDone ? ', completed = :completed' : ''
    }`,
    ConditionExpression: 'attribute_not_exists(observedAt) OR observedAt <= :observedAt',
    ExpressionAttributeNames: { '#timestamp': 'timestamp' },
    ExpressionAttributeValues: {
      ':timestamp': observed.timestamp,
      ':duration': observed.totalDuration,
      ':observedAt': observed.observedAt,
      ':at': observed.at,
      ...(observed.isDone && { ':completed': true }),
    },
  });
  return row && toProgress(row);
};
