import { createHash } from 'node:crypto';
import type { ZeroResultKind } from '#contract/rules/search/zero-result-search.ts';
import { key } from '#contract/storage/keys.ts';
import { learnersTable } from './table.ts';

/** A zero-result search with its count on one day. */
export interface ZeroResultSearch {
  search: string;
  kind: ZeroResultKind;
  times: number;
}

/** Maximum rows per day. Only the first search in each row is counted, so made-up searches cannot add rows. */
const slotsPerDay = 4_096;

/** Days a count is retained, as the privacy policy states. */
const retentionDays = 90;

const partitionOf = (day: string): string => key('ZERO-RESULT-SEARCHES', day);

/** Returns the slot of a search, salted with the day, so that two searches in one slot differ in it the next day. */
const slotOf = (day: string, search: string): number =>
  createHash('sha256').update([day, search].join(' ')).digest().readUInt32BE() % slotsPerDay;

/** L190: counts a normalized search once; returns false when another search of that day has its slot. */
export const countZeroResultSearch = (search: string, kind: ZeroResultKind, now: Date): Promise<boolean> => {
  const day = now.toISOString().slice(0, 10);
  return learnersTable.updateOnly(
    { pk: partitionOf(day), sk: key('SLOT', slotOf(day, search)) },
    {
      UpdateExpression: 'SET #search = :search, kind = :kind, expiresAt = :expires ADD times :one',
      ConditionExpression: 'attribute_not_exists(pk) OR #search = :search',
      ExpressionAttributeNames: { '#search': 'search' },
      ExpressionAttributeValues: {
        ':search': search,
        ':kind': kind,
        ':one': 1,
        ':expires': Math.floor(now.getTime() / 1000) + retentionDays * 86_400,
      },
    },
  );
};

/** L191: lists the zero-result searches of a UTC day, in no order. */
export const listZeroResultSearches = async (day: string): Promise<ZeroResultSearch[]> => {
  const rows = await learnersTable.queryPartition<ZeroResultSearch>(partitionOf(day));
  return rows.map(({ search, kind, times }) => ({ search, kind, times }));
};
