import { createHash } from 'node:crypto';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { keyPrefix } from '#contract/storage/keys.ts';
import type { Line } from './sorted-part.ts';

/** A row in DynamoDB's own types, which keeps sets and the exact digits of numbers. */
export type Item = Record<string, AttributeValue>;

/** Returns a string attribute; empty when there is none. */
export const textOf = (item: Item, name: string): string => item[name]?.S ?? '';

/** Returns the key of a row in one string. */
export const rowKeyOf = (item: Item): string => `${textOf(item, 'pk')}\u0000${textOf(item, 'sk')}`;

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** Sorts names and sets, whose order DynamoDB does not define, so that equal rows are equal texts. */
const canonicalItem = (item: Item): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(item)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, canonicalValue(value)]),
  );

const canonicalValue = (value: AttributeValue): unknown => {
  if (value.M) return { M: canonicalItem(value.M) };
  if (value.L) return { L: value.L.map(canonicalValue) };
  if (value.SS) return { SS: [...value.SS].sort() };
  if (value.NS) return { NS: [...value.NS].sort() };
  if (value.B) return { B: base64(value.B) };
  if (value.BS) return { BS: value.BS.map(base64).sort() };
  return value;
};

/** Writes a row as a line of DynamoDB JSON, the format of DynamoDB's own exports to S3. */
export const toLine = (item: Item): Line => ({
  key: rowKeyOf(item),
  text: JSON.stringify({ Item: canonicalItem(item) }),
});

/** Values of type B and BS are strings in JSON. An attribute with such a name has an object as its value. */
const reviveBytes = (name: string, value: unknown): unknown => {
  if (name === 'B' && typeof value === 'string') return Buffer.from(value, 'base64');
  if (name === 'BS' && Array.isArray(value)) return value.map((text: string) => Buffer.from(text, 'base64'));
  return value;
};

/** Reads a row from its line. */
export const parseRow = (text: string): Item => (JSON.parse(text, reviveBytes) as { Item: Item }).Item;

/** Partition in the learners table that says what a stage was restored from. */
export const restorePartition = keyPrefix('JOB', 'restore').slice(0, -1);

/** Rate limits and the ledger of deletions in progress last three days at most; the register is a part of its own. */
const transientPrefixes = [keyPrefix('LIMIT'), keyPrefix('ERASURES'), keyPrefix('ERASED')];

/** Returns whether a row is part of an export of its table. */
export const isExported = (item: Item): boolean => {
  const pk = textOf(item, 'pk');
  return pk !== restorePartition && !transientPrefixes.some((prefix) => pk.startsWith(prefix));
};

/** A digest of texts in any order: their number and the sum of their SHA-256 hashes. */
export interface Digest {
  add(text: string): void;
  /** Equal for equal collections. */
  result(): { count: number; sum: string };
}

const modulus = 2n ** 256n;

export const createDigest = (): Digest => {
  let count = 0;
  let sum = 0n;
  return {
    add: (text) => {
      count += 1;
      sum = (sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % modulus;
    },
    result: () => ({ count, sum: sum.toString(16) }),
  };
};
