import { createHash } from 'node:crypto';
import { key } from '../../contract/keys.ts';
import { Problem } from '../../contract/problem.ts';
import { learnersTable, subscribersTable } from './table.ts';

/** How often something may be done in a time: at most `most` times in every `seconds`, counted from the epoch. */
export interface Limit {
  /** Letters, digits and hyphens; the same name counts together. */
  name: string;
  most: number;
  seconds: number;
  /** What a person who is refused can do, in sentences; the detail of the problem. */
  advice: string;
}

/** Where uses are counted: whichever of the tables the operation may update anyway. */
const tables = { subscribers: subscribersTable, learners: learnersTable } as const;

/** Stands for an address, email or learner, so that a counter names nobody. */
const tagOf = (subject: string): string => createHash('sha256').update(subject).digest('hex').slice(0, 32);

/**
 * Stands for a thing among those of one row: 48 bits, so that a row of 1,000 things has less than 10 KB. Rows give the
 * same thing different tags.
 */
const shortTagOf = ({ pk, sk }: { pk: string; sk: string }, thing: string): string =>
  createHash('sha256').update(`${pk} ${sk} ${thing}`).digest('base64url').slice(0, 8);

const windowOf = (limit: Limit, subject: string, now: Date) => {
  const second = Math.floor(now.getTime() / 1000);
  const start = second - (second % limit.seconds);
  const end = start + limit.seconds;
  return {
    address: { pk: key('LIMIT', limit.name, tagOf(subject)), sk: key('WINDOW', start) },
    /** When the row may go: a window later, because time to live is no clock to count by. */
    expiresAt: end + limit.seconds,
    refusal: new Problem('too-many-requests', limit.advice, { retryAfter: end - second }),
  };
};

/** S15: counts one use by a subject, as S1; false when the limit is reached. */
export const isWithin = (table: keyof typeof tables, limit: Limit, subject: string, now: Date): Promise<boolean> => {
  const { address, expiresAt } = windowOf(limit, subject, now);
  return tables[table].change(address, {
    UpdateExpression: 'ADD uses :one SET expiresAt = :expires',
    ConditionExpression: 'attribute_not_exists(uses) OR uses < :most',
    ExpressionAttributeValues: { ':one': 1, ':expires': expiresAt, ':most': limit.most },
  });
};

/**
 * S1: counts one use by a subject. Throws `too-many-requests` with the seconds until the next window when the limit is
 * reached; what is refused is not counted.
 */
export const requireWithin = async (
  table: keyof typeof tables,
  limit: Limit,
  subject: string,
  now: Date,
): Promise<void> => {
  if (!(await isWithin(table, limit, subject, now))) throw windowOf(limit, subject, now).refusal;
};

/** S13: counts different things a subject does something with; the same thing again, or at once, counts once. Throws as S1. */
export const requireFewThings = async (
  table: keyof typeof tables,
  limit: Limit,
  subject: string,
  thing: string,
  now: Date,
): Promise<void> => {
  const { address, expiresAt, refusal } = windowOf(limit, subject, now);
  const tag = shortTagOf(address, thing);
  const counted = await tables[table].change(address, {
    UpdateExpression: 'ADD things :things SET expiresAt = :expires',
    ConditionExpression: 'attribute_not_exists(things) OR contains(things, :thing) OR size(things) < :most',
    ExpressionAttributeValues: {
      ':things': new Set([tag]),
      ':thing': tag,
      ':expires': expiresAt,
      ':most': limit.most,
    },
  });
  if (!counted) throw refusal;
};

/** S16: takes back that a thing was counted at an instant; fine when it was not, or is no longer. */
export const uncountThing = async (
  table: keyof typeof tables,
  limit: Limit,
  subject: string,
  thing: string,
  countedAt: Date,
): Promise<void> => {
  const { address } = windowOf(limit, subject, countedAt);
  const tag = shortTagOf(address, thing);
  await tables[table].change(address, {
    UpdateExpression: 'DELETE things :things',
    ConditionExpression: 'contains(things, :thing)',
    ExpressionAttributeValues: { ':things': new Set([tag]), ':thing': tag },
  });
};
