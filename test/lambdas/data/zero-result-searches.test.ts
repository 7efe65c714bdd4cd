import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { countZeroResultSearch } from '#lambdas/data/zero-result-searches.ts';

const tables = mockClient(DynamoDBDocumentClient);
const now = new Date('2026-11-21T23:59:59Z');
/** The row of each slot, as DynamoDB would keep it. */
let rows: Map<string, { search: string; times: number }>;

beforeEach(() => {
  process.env.LEARNERS_TABLE = 'learners';
  rows = new Map();
  tables.reset();
  tables.on(UpdateCommand).callsFake(({ Key, ExpressionAttributeValues }: UpdateCommandInput) => {
    const row = rows.get(JSON.stringify(Key)) ?? { search: ExpressionAttributeValues?.[':search'], times: 0 };
    if (row.search !== ExpressionAttributeValues?.[':search'])
      throw new ConditionalCheckFailedException({ message: 'taken', $metadata: {} });
    rows.set(JSON.stringify(Key), { ...row, times: row.times + 1 });
    return {};
  });
});

test('however many searches somebody invents, a day has at most 4,096 rows', async () => {
  for (let number = 0; number < 20_000; number++) await countZeroResultSearch(`invented ${number}`, 'nothing', now);
  expect(rows.size).toBeLessThanOrEqual(4_096);
  expect(rows.size).toBeGreaterThan(4_000);
});

test('a search keeps the slot it took first, and others do not change it', async () => {
  for (let number = 0; number < 20_000; number++) await countZeroResultSearch(`invented ${number}`, 'nothing', now);
  const before = new Map(rows);
  expect(await countZeroResultSearch('invented 0', 'nothing', now)).toBe(true);
  const changed = [...rows].filter(([slot, { times }]) => before.get(slot)?.times !== times);
  expect(changed.map(([, row]) => row)).toEqual([{ search: 'invented 0', times: 2 }]);
});

test('two searches that collide on one day do not collide on the next', async () => {
  const lost = async (day: Date) => {
    const results: boolean[] = [];
    for (let number = 0; number < 300; number++)
      results.push(await countZeroResultSearch(`words ${number}`, 'nothing', day));
    return results.flatMap((isCounted, number) => (isCounted ? [] : number));
  };
  const today = await lost(now);
  const tomorrow = await lost(new Date(now.getTime() + 86_400_000));
  expect(today.length).toBeGreaterThan(0);
  expect(today).not.toEqual(tomorrow);
});

test('a row names no person and expires after 90 days', async () => {
  await countZeroResultSearch('kubernetes', 'nothing', now);
  const { Key, ExpressionAttributeValues } = tables.commandCalls(UpdateCommand)[0]?.args[0].input ?? {};
  expect(Key).toEqual({ pk: 'ZERO-RESULT-SEARCHES#2026-11-21', sk: expect.stringMatching(/^SLOT#\d{1,4}$/) });
  expect(ExpressionAttributeValues).toEqual({
    ':search': 'kubernetes',
    ':kind': 'nothing',
    ':one': 1,
    ':expires': Date.parse('2027-02-19T23:59:59Z') / 1000,
  });
});
