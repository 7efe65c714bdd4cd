import { DynamoDBDocumentClient, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { listAnswerMarks, putAnswerMark } from '#lambdas/data/answer-marks.ts';

const tables = mockClient(DynamoDBDocumentClient);
const lecture = { courseId: 'rag', lectureId: 'filter-first' };
const answer = { id: '0123456789ab', at: new Date('2026-11-21T23:59:59Z'), intent: 'lookup', lecture };

beforeEach(() => {
  process.env.LEARNERS_TABLE = 'learners';
  tables.reset();
  tables.on(UpdateCommand).resolves({});
});

const updates = () => tables.commandCalls(UpdateCommand).map(({ args }) => args[0].input);

test('a mark counts for the day of the answer, what was asked for and its lecture', async () => {
  await putAnswerMark(answer, 'helpful');
  expect(updates()[0]).toMatchObject({
    Key: { pk: 'ANSWER-MARKS#2026-11-21#1', sk: 'MARKS#lookup#rag#filter-first' },
    ExpressionAttributeValues: {
      ':ids': new Set([answer.id]),
      ':expires': Date.parse('2027-02-19T23:59:59Z') / 1000,
      ':max': 125,
    },
  });
});

test('either mark replaces the other in the same update', async () => {
  await putAnswerMark(answer, 'helpful');
  await putAnswerMark(answer, 'not-helpful');
  await putAnswerMark(answer, 'none');
  expect(updates().map(({ UpdateExpression }) => UpdateExpression)).toEqual([
    'SET expiresAt = :expires ADD helpful :ids DELETE notHelpful :ids',
    'SET expiresAt = :expires ADD notHelpful :ids DELETE helpful :ids',
    'SET expiresAt = :expires DELETE helpful :ids, notHelpful :ids',
  ]);
});

test('marks of a lecture use all partitions of the day, those of an answer only one', async () => {
  for (let number = 0; number < 800; number += 1) {
    for (const mark of ['helpful', 'not-helpful'] as const) await putAnswerMark({ ...answer, id: `${number}` }, mark);
  }
  const partitionsById = new Map<unknown, Set<unknown>>();
  const counts = new Map<unknown, number>();
  for (const { Key, ExpressionAttributeValues } of updates()) {
    const id = ExpressionAttributeValues?.[':id'];
    partitionsById.set(id, (partitionsById.get(id) ?? new Set()).add(Key?.pk));
    counts.set(Key?.pk, (counts.get(Key?.pk) ?? 0) + 1);
  }
  expect([...partitionsById.values()].filter(({ size }) => size > 1)).toEqual([]);
  expect(counts.size).toBe(8);
  expect(Math.max(...counts.values())).toBeLessThan(300);
});

test('marks of a day are counted over all its partitions, those without a lecture too', async () => {
  const partition = (shard: number) => ({ ExpressionAttributeValues: { ':pk': `ANSWER-MARKS#2026-11-21#${shard}` } });
  tables.on(QueryCommand).resolves({});
  tables.on(QueryCommand, partition(0)).resolves({
    Items: [
      { sk: 'MARKS#lookup#rag#filter-first', helpful: new Set(['a', 'b']), notHelpful: new Set(['c']) },
      { sk: 'MARKS#logistics', helpful: new Set(['d']) },
    ],
  });
  tables.on(QueryCommand, partition(7)).resolves({
    Items: [{ sk: 'MARKS#lookup#rag#filter-first', helpful: new Set(['e']) }, { sk: 'MARKS#quiz' }],
  });
  expect(await listAnswerMarks('2026-11-21')).toEqual([
    { intent: 'lookup', lecture, helpful: 3, notHelpful: 1 },
    { intent: 'logistics', helpful: 1, notHelpful: 0 },
    { intent: 'quiz', helpful: 0, notHelpful: 0 },
  ]);
});
