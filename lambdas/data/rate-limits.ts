import { createHash } from 'node:crypto';
import { Problem } from '#contract/problem.ts';
import { key } from '#contract/storage/keys.ts';
import { learnersTable, subscribersTable } from './table.ts';

/** A rate limit: at most `max` uses in every window of `seconds`, counted from the epoch. */
export interface RateLimit {
  /** Letters, digits and hyphens; limits with the same name share counters. */
  name: string;
  max: number;
  seconds: number;
  /** Advice for a person over the limit, in full sentences; the problem's `detail`. */
  advice: string;
}

/** Tables that hold counters; use one that the operation may already update. */
const limitTables = { subscribers: subscribersTable, learners: learnersTable } as const;

/** Hashes an IP address, email address or learner id, so that counters hold no personal data. */
const hashSubject = (subject: string): string => createHash('sha256').update(subject).digest('hex').slice(0, 32);

/** Hashes a value to 48 bits, so that a row of 1,000 values stays under 10 KB. Salted with the row key. */
const hashValue = ({ pk, sk }: { pk: string; sk: string }, value: string): string =>
  createHash('sha256').update(`${pk} ${sk} ${value}`).digest('base64url').slice(0, 8);

const currentWindow = (limit: RateLimit, subject: string, now: Date) => {
  const second = Math.floor(now.getTime() / 1000);
  const start = second - (second % limit.seconds);
  const end = start + limit.seconds;
  return {
    rowKey: { pk: key('LIMIT', limit.name, hashSubject(subject)), sk: key('WINDOW', start) },
    /** One window late, because DynamoDB does not delete expired rows at an exact time. */
    expiresAt: end + limit.seconds,
    problem: new Problem('too-many-requests', limit.advice, { retryAfter: end - second }),
  };
};

/** S15: counts one use like S1; returns false when the limit is reached. */
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
 * S1: counts one use by a subject. Rejected uses are not counted.
 * @throws `too-many-requests` with the seconds until the next window when the limit is reached
 */
export const enforceRateLimit = async (
  table: keyof typeof limitTables,
  limit: RateLimit,
  subject: string,
  now: Date,
): Promise<void> => {
  if (!(await tryRateLimit(table, limit, subject, now))) throw currentWindow(limit, subject, now).problem;
};

/** S13: counts distinct values per subject; a repeated value counts once, also when concurrent. Throws as S1. */
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

/** S16: uncounts a value counted at an instant; succeeds when it was not counted or has expired. */
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
