import { createHmac, timingSafeEqual } from 'node:crypto';
import { Problem } from '#contract/problem.ts';

const sign = (cursorKey: string, scope: string, after: number): string =>
  createHmac('sha256', cursorKey).update(`${scope}\n${after}`).digest('base64url').slice(0, 22);

/**
 * Writes the `lastEvaluatedKey` of a list: a JSON string with a position and a signature over the position and the
 * filters, so a cursor cannot be forged or used with other filters (docs/reliability.md#cursors).
 */
export const writeCursor = (cursorKey: string, scope: string, after: number): string =>
  JSON.stringify({ after, signature: sign(cursorKey, scope, after) });

/**
 * Returns the position of a cursor, 0 without one.
 * @throws `invalid-request` when the signature does not match
 */
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
