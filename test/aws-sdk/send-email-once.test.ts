import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, jest, test } from '@jest/globals';
import { paymentEmailEntry } from '#lambdas/email/ledger.ts';
import { sendEmailOnce } from '#lambdas/email/send-email-once.ts';
import { serviceError, timeoutError } from './errors.ts';
import { conditionFailed, mockService, mockTables, now } from './mocks.ts';

const database = mockTables();
const ses = mockService(SESv2Client, { EMAIL_SENDER: 'us@example.com', EMAIL_CONFIGURATION_SET: 'set' });

const send = () =>
  sendEmailOnce(
    {
      entry: paymentEmailEntry('digest', 'receipt'),
      to: 'ada@example.com',
      message: { subject: 'Receipt', content: { heading: 'Receipt', paragraphs: ['Thank you.'] } },
      alert: { order: 'order' },
    },
    now,
  );

/** The writes to the ledger after the claim. */
const settlements = () =>
  database
    .commandCalls(UpdateCommand)
    .slice(1)
    .map(({ args: [{ input }] }) => input.UpdateExpression);

test('an email is claimed, sent and marked', async () => {
  database.on(UpdateCommand).resolves({});
  ses.on(SendEmailCommand).resolves({});
  expect(await send()).toBe(true);
  expect(settlements()).toEqual(['SET #state = :sent, sentAt = :at']);
});

test.each([
  ['is being sent by another run', { state: 'claimed', attempt: 1, leaseUntil: '2026-11-22T09:00:00.000Z' }, false],
  ['was sent', { state: 'sent', attempt: 1 }, true],
])('an email that %s is not sent', async (_, row, isSettled) => {
  database.on(UpdateCommand).rejects(conditionFailed()).on(GetCommand).resolves({ Item: row });
  expect(await send()).toBe(isSettled);
  expect(ses.calls()).toEqual([]);
});

test('a throttled email can be claimed again at once', async () => {
  database.on(UpdateCommand).resolves({});
  ses.on(SendEmailCommand).rejects(serviceError('TooManyRequestsException', 429));
  await expect(send()).rejects.toThrow('TooManyRequests');
  expect(settlements()).toEqual(['REMOVE #state, claimId, leaseUntil, claimedAt ADD attempt :less']);
});

test('an email without response stays claimed', async () => {
  database.on(UpdateCommand).resolves({});
  ses.on(SendEmailCommand).rejects(timeoutError());
  await expect(send()).rejects.toThrow('timed out');
  expect(settlements()).toEqual([]);
});

test('a refused email raises an alert and is not tried again', async () => {
  const alert = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  database.on(UpdateCommand).resolves({});
  ses.on(SendEmailCommand).rejects(serviceError('MessageRejected', 400));
  expect(await send()).toBe(true);
  expect(settlements()).toEqual(['SET #state = :sent, sentAt = :at']);
  expect(alert).toHaveBeenCalledWith(expect.stringContaining('"alert":"email-rejected"'));
  alert.mockRestore();
});

test('without an SES identity an email is not claimed, and a repeat sends it later', async () => {
  const { EMAIL_SENDER: _, ...unconfigured } = process.env;
  jest.replaceProperty(process, 'env', unconfigured);
  expect(await send()).toBe(true);
  expect(database.commandCalls(UpdateCommand)).toHaveLength(0);
  jest.restoreAllMocks();
  database.on(UpdateCommand).resolves({});
  ses.on(SendEmailCommand).resolves({});
  expect(await send()).toBe(true);
  expect(ses.commandCalls(SendEmailCommand)).toHaveLength(1);
});
