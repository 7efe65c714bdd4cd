import { expect, test } from '@jest/globals';
import { statusListSize } from '#contract/credential/status-list.ts';
import { listRevokedIndexes, putRevocation } from '#lambdas/data/revocations.ts';
import { getOpenStatusList, takeStatusEntry } from '#lambdas/data/status-lists.ts';
import { withLearnersTable } from '#test/support/stack-tables.ts';

await withLearnersTable('learners');

/** Draws these indexes in turn, then the last one again and again. */
const drawing = (...indexes: number[]) => {
  let draws = 0;
  return () => indexes[Math.min(draws++, indexes.length - 1)] ?? 0;
};

test('an index that was taken is never given to another certificate', async () => {
  expect(await takeStatusEntry(1, drawing(5))).toEqual({ list: 1, index: 5 });
  expect(await takeStatusEntry(1, drawing(5, 5, 9))).toEqual({ list: 1, index: 9 });
});

test('of concurrent certificates that draw the same index, one gets it', async () => {
  const taken = await Promise.all([20, 21, 22].map((other) => takeStatusEntry(1, drawing(30, other))));
  const indexes = taken.map(({ index }) => index);
  expect(new Set(indexes).size).toBe(3);
  expect(indexes).toContain(30);
});

test('indexes are random: neither sequential nor outside the list', async () => {
  const taken: number[] = [];
  for (let certificate = 0; certificate < 40; certificate += 1) taken.push((await takeStatusEntry(1)).index);
  expect(taken.every((index) => index >= 0 && index < statusListSize)).toBe(true);
  const steps = taken.slice(1).map((index, at) => index - (taken[at] ?? 0));
  expect(steps.filter((step) => step === 1).length).toBeLessThan(2);
  expect(steps.some((step) => step < 0)).toBe(true);
});

test('a full list is followed by the next one, even for calls that still draw from it', async () => {
  expect(await getOpenStatusList()).toBe(1);
  await takeStatusEntry(1, drawing(7));
  const crowded = await Promise.all([1, 2].map(() => takeStatusEntry(1, drawing(...new Array(16).fill(7), 8, 10))));
  expect(crowded.map(({ list }) => list)).toEqual([2, 2]);
  expect(new Set(crowded.map(({ index }) => index))).toEqual(new Set([8, 10]));
  expect(await getOpenStatusList()).toBe(2);
});

test('a list contains its own revoked certificates and no others', async () => {
  const revocation = { revokedAt: '2026-11-23T09:00:00.000Z', reason: 'misconduct' } as const;
  await putRevocation({ id: 'b', statusEntry: { list: 3, index: 70 } }, revocation);
  await putRevocation({ id: 'a', statusEntry: { list: 3, index: 131_000 } }, revocation);
  await putRevocation({ id: 'c', statusEntry: { list: 30, index: 5 } }, revocation);
  await putRevocation({ id: 'older' }, revocation);
  expect(await listRevokedIndexes(3)).toEqual([70, 131_000]);
});
