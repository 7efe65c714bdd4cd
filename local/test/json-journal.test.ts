import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openJsonJournal } from '#local/json-journal.ts';
import { temporaryDirectory } from './support/test-cloud.ts';

interface Shop {
  orders: Record<string, { total: number }>;
  receipts: Record<string, { text: string }>;
}

const openShop = (path: string) =>
  openJsonJournal<Shop>(
    path,
    { orders: {}, receipts: {} },
    { groupsOf: ({ orders, receipts }) => ({ orders, receipts }), replaced: new Set(['receipts']) },
  );

const newPath = async () => join(await temporaryDirectory(), 'shop.json');

test('what was saved before a kill is there afterward, without what was removed', async () => {
  const path = await newPath();
  const { value, save } = await openShop(path);
  Object.assign(value.orders, { one: { total: 1 }, two: { total: 2 } });
  value.receipts.one = { text: 'first' };
  await save();
  Object.assign(value.orders.one ?? {}, { total: 11 });
  delete value.orders.two;
  value.receipts.one = { text: 'second' };
  await save();
  expect((await openShop(path)).value).toEqual({
    orders: { one: { total: 11 } },
    receipts: { one: { text: 'second' } },
  });
});

test('a save writes only the records that have changed', async () => {
  const path = await newPath();
  const { value, save } = await openShop(path);
  for (let number = 0; number < 100; number += 1) value.orders[`order-${number}`] = { total: number };
  await save();
  const before = (await readFile(`${path}.log`, 'utf8')).length;
  value.orders['order-7'] = { total: 70 };
  await save();
  await save();
  expect((await readFile(`${path}.log`, 'utf8')).slice(before)).toBe('[["orders","order-7",{"total":70}]]\n');
});

test('a save that a kill has cut off is dropped as a whole', async () => {
  const path = await newPath();
  const { value, save } = await openShop(path);
  value.orders.one = { total: 1 };
  await save();
  await appendFile(`${path}.log`, '[["orders","one",{"total":2}],["orders","two",{"tot');
  const reopened = await openShop(path);
  expect(reopened.value.orders).toEqual({ one: { total: 1 } });
  reopened.value.orders.three = { total: 3 };
  await reopened.save();
  expect((await openShop(path)).value.orders).toEqual({ one: { total: 1 }, three: { total: 3 } });
});

test('after a stop, the document alone has all records', async () => {
  const path = await newPath();
  const { value, save, compact } = await openShop(path);
  value.orders.one = { total: 1 };
  await save();
  await compact();
  expect(JSON.parse(await readFile(path, 'utf8')).orders).toEqual({ one: { total: 1 } });
  await expect(readFile(`${path}.log`)).rejects.toThrow('ENOENT');
});
