import { createHash } from 'node:crypto';
import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { limitQuestions } from '#lambdas/assistant/limit-questions.ts';
import { withLearnersTable } from '#test/support/stack-tables.ts';

const learners = 'learners';
const client = await withLearnersTable(learners);

const now = new Date('2026-11-21T23:59:00Z');

const tagOf = (subject: string) => createHash('sha256').update(subject).digest('hex').slice(0, 32);
const pkOf = (name: string, subject: string) => `LIMIT#${name}#${tagOf(subject)}`;
const windowOf = (instant: Date) => `WINDOW#${Math.floor(instant.getTime() / 86_400_000) * 86_400}`;

test('after the daily limit, everyone is refused until midnight UTC', async () => {
  await limitQuestions(undefined, '198.18.0.1', now);
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: learners,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pkOf('chat-everyone-day', 'everyone') },
    }),
  );
  expect(Items).toMatchObject([{ sk: windowOf(now), uses: 1 }]);
  await client.send(new PutCommand({ TableName: learners, Item: { ...Items[0], uses: 4_999 } }));

  await limitQuestions(undefined, '198.18.0.2', now);
  await expect(limitQuestions(undefined, '198.18.0.3', now)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 60,
  });
  await expect(limitQuestions('a-learner', '198.18.0.4', now)).rejects.toMatchObject({ code: 'unavailable' });
  await limitQuestions(undefined, '198.18.0.5', new Date('2026-11-22T00:00:01Z'));
});

const refusal = { code: 'too-many-requests', message: expect.stringContaining('Log in') };

/** Reads how many questions a limit has counted on the day of an instant. */
const recordQuestions = (name: string, subject: string, instant: Date, uses: number) =>
  client.send(
    new UpdateCommand({
      TableName: learners,
      Key: { pk: pkOf(name, subject), sk: windowOf(instant) },
      UpdateExpression: 'SET uses = :uses',
      ExpressionAttributeValues: { ':uses': uses },
    }),
  );

test('visitors on one network can ask 800 questions a day', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 10, minute));
  await recordQuestions('chat-visitor-day', '198.18.1.1', at(0), 799);
  await limitQuestions(undefined, '198.18.1.1', at(0));
  await expect(limitQuestions(undefined, '198.18.1.1', at(9))).rejects.toMatchObject({
    ...refusal,
    retryAfter: (13 * 60 + 51) * 60,
  });
  await limitQuestions('a-learner-there', '198.18.1.1', at(9));
});

test('visitors on all networks leave half of the daily questions to learners', async () => {
  const noon = new Date('2026-11-25T12:00:00Z');
  await recordQuestions('chat-visitors-day', 'everyone', noon, 2_499);
  await limitQuestions(undefined, '198.18.2.1', noon);
  await expect(limitQuestions(undefined, '198.18.2.2', noon)).rejects.toMatchObject(refusal);
  await limitQuestions('another-learner', '198.18.2.2', noon);
});
