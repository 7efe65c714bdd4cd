import { createHmac, timingSafeEqual } from 'node:crypto';
import { Problem } from '../../contract/problem.ts';

const sign = (cursorKey: string, scope: string, after: number): string =>
  createHmac('sha256', cursorKey).update(`${scope}\n${after}`).digest('base64url').slice(0, 22);

/**
 * The `lastEvaluatedKey` of a list: a JSON string that holds a position and a signature over it and over the filters
 * it belongs to, so that a cursor can neither be made up nor used with other filters (reliability rule R11).
 */
export const writeCursor = (cursorKey: string, scope: string, after: number): string =>
  JSON.stringify({ after, signature: sign(cursorKey, scope, after) });

/** Position of a cursor; 0 without one. Throws `invalid-request` for one that we did not write. */
export const readCursor = (cursorKey: string, scope: string, cursor: string | undefined): number => {
  if (cursor === undefined) return 0;
  const problem = new Problem('invalid-request', 'lastEvaluatedKey does not belong to this list.');
  let parsed: { after?: unknown; signature?: unknown } | null;
  try {
    parsed = JSON.parse(cursor);
  } catch {
    throw problem;
  }
  const { after, signature } = parsed ?? {};
  if (typeof after !== 'number' || typeof signature !== 'string') throw problem;
  const [actual, expected] = [Buffer.from(signature), Buffer.from(sign(cursorKey, scope, after))];
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) throw problem;
  return after;
};
