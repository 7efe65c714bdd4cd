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
    Key: { pk: 'ANSWER-MARKS#2026-11-21', sk: 'MARKS#lookup#rag#filter-first' },
    ExpressionAttributeValues: {
      ':ids': new Set([answer.id]),
      ':expires': Date.parse('2027-02-19T23:59:59Z') / 1000,
      ':max': 1_000,
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

test('marks of a day are counted by row, those without a lecture too', async () => {
  tables.on(QueryCommand).resolves({
    Items: [
      { sk: 'MARKS#lookup#rag#filter-first', helpful: new Set(['a', 'b']), notHelpful: new Set(['c']) },
      { sk: 'MARKS#logistics', helpful: new Set(['d']) },
      { sk: 'MARKS#quiz' },
    ],
  });
  expect(await listAnswerMarks('2026-11-21')).toEqual([
    { intent: 'lookup', lecture, helpful: 2, notHelpful: 1 },
    { intent: 'logistics', helpful: 1, notHelpful: 0 },
    { intent: 'quiz', helpful: 0, notHelpful: 0 },
  ]);
});
