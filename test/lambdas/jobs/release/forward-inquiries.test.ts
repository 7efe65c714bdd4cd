import { beforeEach, expect, jest, test } from '@jest/globals';

import { type Inquiry, putInquiry } from '#lambdas/data/inquiries.ts';
import type { Email } from '#lambdas/email/ses.ts';
import { forwardInquiries } from '#lambdas/jobs/release/forward-inquiries.ts';
import type { EmailSender, SendResult } from '#lambdas/jobs/release/sender.ts';
import { EmailNotSentError } from '#lambdas/runtime/email-errors.ts';
import { dueIndex } from '#lib/data/table.ts';
import { startStackCloud, tableResource } from '#test/support/stack-cloud.ts';

const received = new Date('2026-11-24T08:00:00Z');
const minutesLater = (minutes: number): Date => new Date(received.getTime() + minutes * 60_000);

const { Properties, ...table } = tableResource('subscribers');
const indexKeys = [dueIndex.partitionKey?.name, dueIndex.sortKey?.name];
const cloud = await startStackCloud({
  Subscribers: {
    ...table,
    Properties: {
      ...Properties,
      AttributeDefinitions: [
        ...Properties.AttributeDefinitions,
        ...indexKeys.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: dueIndex.indexName,
          KeySchema: indexKeys.map((AttributeName, index) => ({ AttributeName, KeyType: ['HASH', 'RANGE'][index] })),
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    },
  },
});
Object.assign(process.env, {
  SUBSCRIBERS_TABLE: 'subscribers',
  AWS_ENDPOINT_URL: cloud.operator.endpoint,
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: cloud.operator.accessKeyId,
  AWS_SECRET_ACCESS_KEY: cloud.operator.secretAccessKey,
});

/** Emails that SES accepted. */
let sent: Email[];
/** What SES does with an email; accepts it unless a test says otherwise. */
let deliver: (email: Email) => SendResult;

const sender: EmailSender = {
  stopReason: () => undefined,
  acceptedCount: () => sent.length,
  send: async (email) => {
    const result = deliver(email);
    if (result === 'sent') sent.push(email);
    return result;
  },
};
const rateLimiter = { take: async () => true, backOff: () => undefined, isExhausted: () => false };

const run = (at: Date, shouldStop = () => false): Promise<number> =>
  forwardInquiries({ now: at, rateLimiter, sender }, shouldStop);

const inquiryOf = (firstName: string): Inquiry => ({
  form: 'contact',
  firstName,
  lastName: 'Okafor',
  email: `${firstName.toLowerCase()}@example.com`,
  message: 'Do you teach in Lagos?',
  receivedAt: received.toISOString(),
});
const senders = () => sent.map(({ replyTo }) => replyTo).sort();

beforeEach(async () => {
  sent = [];
  deliver = () => 'sent';
  // Forwards what an earlier test has left.
  await run(minutesLater(24 * 60));
  sent = [];
});

test('waiting messages are forwarded once, and those already emailed never', async () => {
  await putInquiry(inquiryOf('Mira'), true, received);
  await putInquiry(inquiryOf('Ada'), true, received);
  await putInquiry(inquiryOf('Told'), false, received);
  expect(await run(minutesLater(5))).toBe(2);
  expect(await run(minutesLater(60))).toBe(0);
  expect(senders()).toEqual(['ada@example.com', 'mira@example.com']);
});

test('two runs at the same time forward each message once', async () => {
  for (const name of ['Bea', 'Cem', 'Dan', 'Eva']) await putInquiry(inquiryOf(name), true, received);
  const counts = await Promise.all([run(minutesLater(5)), run(minutesLater(5))]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(4);
  expect(new Set(senders()).size).toBe(4);
  expect(sent).toHaveLength(4);
});

test.each(['unknown', 'not-sent'] as const)(
  'a message whose email ends as %s waits for a later run',
  async (result) => {
    await putInquiry(inquiryOf(`Gil-${result}`), true, received);
    deliver = () => result;
    expect(await run(minutesLater(5))).toBe(0);
    deliver = () => 'sent';
    // Another run may not take it while the first could still settle it.
    expect(await run(minutesLater(10))).toBe(0);
    expect(await run(minutesLater(21))).toBe(1);
    expect(senders()).toEqual([`gil-${result}@example.com`]);
  },
);

test('a message that SES refuses holds back no other and is logged without a name', async () => {
  const log = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  for (const name of ['Hal', 'Ida', 'Jon']) await putInquiry(inquiryOf(name), true, received);
  deliver = ({ replyTo }) => {
    if (replyTo === 'ida@example.com') throw new EmailNotSentError('refused', new Error('Not for ida@example.com.'));
    return 'sent';
  };
  expect(await run(minutesLater(5))).toBe(2);
  const lines = log.mock.calls.map(([line]) => String(line)).join('');
  log.mockRestore();
  expect(lines).toContain('"level":"error"');
  expect(lines).not.toMatch(/ida@|Okafor|Lagos/);
  deliver = () => 'sent';
  expect(await run(minutesLater(21))).toBe(1);
});

test('a run that is out of time leaves the rest to the next', async () => {
  for (const name of ['Kim', 'Lea']) await putInquiry(inquiryOf(name), true, received);
  expect(await run(minutesLater(5), () => sent.length > 0)).toBe(1);
  expect(await run(minutesLater(10))).toBe(1);
  expect(senders()).toEqual(['kim@example.com', 'lea@example.com']);
});
