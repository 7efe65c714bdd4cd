import { createHash } from 'node:crypto';
import { Problem } from '../../contract/problem.ts';
import { key } from '../../contract/storage/keys.ts';
import { learnersTable, subscribersTable } from './table.ts';

/** How often something may be done in a time: at most `most` times in every `seconds`, counted from the epoch. */
export interface RateLimit {
  /** Letters, digits and hyphens; the same name counts together. */
  name: string;
  max: number;
  seconds: number;
  /** What a person who is refused can do, in sentences; the detail of the problem. */
  advice: string;
}

/** Where uses are counted: whichever of the tables the operation may update anyway. */
const limitTables = { subscribers: subscribersTable, learners: learnersTable } as const;

/** Stands for an address, email or learner, so that a counter names nobody. */
const hashSubject = (subject: string): string => createHash('sha256').update(subject).digest('hex').slice(0, 32);

/**
 * Stands for a thing among those of one row: 48 bits, so that a row of 1,000 things has less than 10 KB. Rows give the
 * same thing different tags.
 */
const hashValue = ({ pk, sk }: { pk: string; sk: string }, value: string): string =>
  createHash('sha256').update(`${pk} ${sk} ${value}`).digest('base64url').slice(0, 8);

const currentWindow = (limit: RateLimit, subject: string, now: Date) => {
  const second = Math.floor(now.getTime() / 1000);
  const start = second - (second % limit.seconds);
  const end = start + limit.seconds;
  return {
    rowKey: { pk: key('LIMIT', limit.name, hashSubject(subject)), sk: key('WINDOW', start) },
    /** When the row may go: a window later, because time to live is no clock to count by. */
    expiresAt: end + limit.seconds,
    problem: new Problem('too-many-requests', limit.advice, { retryAfter: end - second }),
  };
};

/** S15: counts one use by a subject, as S1; false when the limit is reached. */
export const tryRateLimit = (
  table: keyof typeof limitTables,
  limit: RateLimit,
  subject: string,
  now: Date,
): Promise<boolean> => {
  const { rowKey, expiresAt } = currentWindow(limit, subject, now);
  return limitTables[table].updateOnly(rowKey, {
    UpdateExpression: 'ADD uses :one SET expiresAt = :expires',
    ConditionExpression: 'attribute_not_exists(uses) OR uses < :max',
    ExpressionAttributeValues: { ':one': 1, ':expires': expiresAt, ':max': limit.max },
  });
};

/**
 * S1: counts one use by a subject. Throws `too-many-requests` with the seconds until the next window when the limit is
 * reached; what is refused is not counted.
 */
export const enforceRateLimit = async (
  table: keyof typeof limitTables,
  limit: RateLimit,
  subject: string,
  now: Date,
): Promise<void> => {
  if (!(await tryRateLimit(table, limit, subject, now))) throw currentWindow(limit, subject, now).problem;
};

/** S13: counts different things a subject does something with; the same thing again, or at once, counts once. Throws as S1. */
export const enforceDistinctLimit = async (
  table: keyof typeof limitTables,
  limit: RateLimit,
  subject: string,
  value: string,
  now: Date,
): Promise<void> => {
  const { rowKey, expiresAt, problem } = currentWindow(limit, subject, now);
  const valueHash = hashValue(rowKey, value);
  const isCounted = await limitTables[table].updateOnly(rowKey, {
    UpdateExpression: 'ADD distinctValues :values SET expiresAt = :expires',
    ConditionExpression:
      'attribute_not_exists(distinctValues) OR contains(distinctValues, :value) OR size(distinctValues) < :max',
    ExpressionAttributeValues: {
      ':values': new Set([valueHash]),
      ':value': valueHash,
      ':expires': expiresAt,
      ':max': limit.max,
    },
  });
  if (!isCounted) throw problem;
};

/** S16: takes back that a thing was counted at an instant; fine when it was not, or is no longer. */
export const releaseDistinctValue = async (
  table: keyof typeof limitTables,
  limit: RateLimit,
  subject: string,
  value: string,
  countedAt: Date,
): Promise<void> => {
  const { rowKey } = currentWindow(limit, subject, countedAt);
  const valueHash = hashValue(rowKey, value);
  await limitTables[table].updateOnly(rowKey, {
    UpdateExpression: 'DELETE distinctValues :values',
    ConditionExpression: 'contains(distinctValues, :value)',
    ExpressionAttributeValues: { ':values': new Set([valueHash]), ':value': valueHash },
  });
};
