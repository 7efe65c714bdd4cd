import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { listRows, removeRows } from '#lambdas/data/accounts.ts';
import { listDuePages, readDueSubscriptions } from '#lambdas/data/due-subscriptions.ts';
import { enforceRateLimit } from '#lambdas/data/rate-limits.ts';
import { learnersTable } from '#lambdas/data/table.ts';
import { serviceError } from './errors.ts';
import { conditionFailed, mockTables, now } from './mocks.ts';

const database = mockTables();
const throttled = () => serviceError('ProvisionedThroughputExceededException', 400);

test('the SDK tries every DynamoDB call three times in total', async () => {
  database.on(GetCommand).resolves({});
  await learnersTable.get({ pk: 'ada', sk: 'PROFILE' });
  const client = database.call(0).thisValue as unknown as DynamoDBClient;
  expect(await client.config.maxAttempts()).toBe(3);
});

test('a read is consistent: it sees every earlier write', async () => {
  database.on(GetCommand).resolves({}).on(QueryCommand).resolves({});
  await learnersTable.get({ pk: 'ada', sk: 'PROFILE' });
  await listRows('ada');
  expect(
    database.calls().map(({ args: [{ input }] }) => (input as { ConsistentRead?: boolean }).ConsistentRead),
  ).toEqual([true, true]);
});

test('putIfAbsent on an existing row returns false instead of an error', async () => {
  database.on(PutCommand).rejects(conditionFailed());
  expect(await learnersTable.putIfAbsent({ pk: 'ada', sk: 'PROFILE' })).toBe(false);
  expect(database.commandCalls(PutCommand)[0]?.args[0].input.ConditionExpression).toBe('attribute_not_exists(pk)');
});

test('a conditional update returns undefined, a change false, when its condition fails', async () => {
  database.on(UpdateCommand).rejects(conditionFailed());
  const change = { UpdateExpression: 'SET a = :a', ConditionExpression: 'b = :b' };
  expect(await learnersTable.update({ pk: 'ada', sk: 'x' }, change)).toBeUndefined();
  expect(await learnersTable.update({ pk: 'ada', sk: 'x' }, change, 'old')).toBeUndefined();
  expect(await learnersTable.updateOnly({ pk: 'ada', sk: 'x' }, change)).toBe(false);
});

test('a conditional removal returns false when its condition fails', async () => {
  database.on(DeleteCommand).rejects(conditionFailed());
  expect(await learnersTable.removeIf({ pk: 'ada', sk: 'x' }, { ConditionExpression: 'b = :b' })).toBe(false);
});

test.each([
  ['put', () => learnersTable.put({ pk: 'ada', sk: 'x' })],
  ['put if absent', () => learnersTable.putIfAbsent({ pk: 'ada', sk: 'x' })],
  ['update', () => learnersTable.update({ pk: 'ada', sk: 'x' }, { UpdateExpression: 'SET a = :a' })],
  ['change', () => learnersTable.updateOnly({ pk: 'ada', sk: 'x' }, { UpdateExpression: 'SET a = :a' })],
  ['conditional removal', () => learnersTable.removeIf({ pk: 'ada', sk: 'x' }, {})],
])('a throttled %s is an error, not a failed condition', async (_, write) => {
  database.onAnyCommand().rejects(throttled());
  await expect(write()).rejects.toThrow('ProvisionedThroughputExceeded');
});

test('a query reads every page, each from where the last one ended', async () => {
  const [first, second] = [
    { pk: 'ada', sk: 'a' },
    { pk: 'ada', sk: 'b' },
  ];
  database
    .on(QueryCommand)
    .resolvesOnce({ Items: [first], LastEvaluatedKey: first })
    .resolvesOnce({ Items: [], LastEvaluatedKey: second })
    .resolvesOnce({ Items: [second] });
  expect(await listRows('ada')).toEqual([first, second]);
  expect(database.commandCalls(QueryCommand).map(({ args: [{ input }] }) => input.ExclusiveStartKey)).toEqual([
    undefined,
    first,
    second,
  ]);
});

test('a query that fails on a later page fails as a whole', async () => {
  database
    .on(QueryCommand)
    .resolvesOnce({ Items: [{ pk: 'ada', sk: 'a' }], LastEvaluatedKey: { pk: 'ada', sk: 'a' } })
    .rejects(throttled());
  await expect(listRows('ada')).rejects.toThrow('ProvisionedThroughputExceeded');
});

test('rows are removed 25 at a time, and unprocessed ones are sent again', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({ pk: 'ada', sk: `NOTE#${index}` }));
  const gone = new Set<string>();
  database.on(BatchWriteCommand).callsFake(({ RequestItems }) => {
    const requests = RequestItems.learners as { DeleteRequest: { Key: { sk: string } } }[];
    expect(requests.length).toBeLessThanOrEqual(25);
    // The table accepts three of four.
    const left = requests.filter((_, index) => index % 4 === 3);
    for (const request of requests) if (!left.includes(request)) gone.add(request.DeleteRequest.Key.sk);
    return { UnprocessedItems: left.length > 0 ? { learners: left } : {} };
  });
  await removeRows(rows);
  expect(gone.size).toBe(60);
});

test('a rejected batch stops the removal with its error', async () => {
  database.on(BatchWriteCommand).rejects(throttled());
  await expect(removeRows([{ pk: 'ada', sk: 'NOTE#1' }])).rejects.toThrow('ProvisionedThroughputExceeded');
  expect(database.commandCalls(BatchWriteCommand)).toHaveLength(1);
});

test('a batch read retries unprocessed subscriptions and asks for each key once', async () => {
  const due = { email: 'ada@example.com', courseId: 'course', subscriptionId: 's', dueAt: now.toISOString() };
  const row = { pk: due.email, sk: 'SUBSCRIPTION#course', email: due.email };
  const rowKey = { pk: due.email, sk: 'SUPPRESSION' };
  database
    .on(BatchGetCommand)
    .resolvesOnce({
      Responses: { subscribers: [rowKey] },
      UnprocessedKeys: { subscribers: { Keys: [{ pk: row.pk, sk: row.sk }] } },
    })
    .resolvesOnce({ Responses: { subscribers: [row] } });
  const read = await readDueSubscriptions([due, due]);
  expect(read(due)).toEqual({ subscription: row, suppression: rowKey });
  expect(database.commandCalls(BatchGetCommand)[0]?.args[0].input.RequestItems?.subscribers?.Keys).toHaveLength(2);
});

test('due subscriptions are read page by page, only as long as the reader continues', async () => {
  database.on(QueryCommand).resolves({ Items: [{ email: 'a' }], LastEvaluatedKey: { pk: 'a' } });
  for await (const page of listDuePages('2026-11-22', 0, now)) {
    expect(page).toHaveLength(1);
    break;
  }
  expect(database.commandCalls(QueryCommand)).toHaveLength(1);
});

test('an exceeded limit refuses with Retry-After; a database error does not', async () => {
  const limit = { name: 'chat', max: 5, seconds: 3600, advice: 'Ask again later.' };
  database.on(UpdateCommand).rejectsOnce(conditionFailed()).rejects(throttled());
  await expect(enforceRateLimit('learners', limit, 'ada', now)).rejects.toMatchObject({
    code: 'too-many-requests',
    retryAfter: 3600,
  });
  await expect(enforceRateLimit('learners', limit, 'ada', now)).rejects.toThrow('ProvisionedThroughputExceeded');
});
