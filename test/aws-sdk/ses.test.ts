import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterEach, expect, jest, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { type Email, sendEmail, sendOnce } from '#lambdas/email/ses.ts';
import { connectionError, serviceError, timeoutError } from './errors.ts';
import { mockService } from './mocks.ts';

const ses = mockService(SESv2Client, {
  EMAIL_SENDER: `${brand.name} <hello@example.com>`,
  EMAIL_CONFIGURATION_SET: 'set',
});
afterEach(() => {
  jest.restoreAllMocks();
});

const email: Email = { to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const busy = () => serviceError('TooManyRequestsException', 429);

test('the SDK never retries a send, so a lost response sends no second email', async () => {
  ses.on(SendEmailCommand).resolves({ MessageId: '1' });
  await sendOnce(email);
  const client = ses.call(0).thisValue as unknown as SESv2Client;
  expect(await client.config.maxAttempts()).toBe(1);
});

test.each([
  ['a throttled request rate', busy(), 'busy'],
  ['a throttled account', serviceError('ThrottlingException', 400), 'busy'],
  ['an account limit', serviceError('LimitExceededException', 400), 'busy'],
  ['the daily quota', serviceError('TooManyRequestsException', 429, 'Daily message quota exceeded.'), 'closed'],
  ['a refused connection', connectionError('ECONNREFUSED'), 'busy'],
  ['a name that does not resolve', connectionError('ENOTFOUND'), 'busy'],
  ['a rejected message', serviceError('MessageRejected', 400), 'refused'],
  ['a malformed message', serviceError('BadRequestException', 400), 'refused'],
  ['a paused account', serviceError('SendingPausedException', 400), 'closed'],
  ['a suspended account', serviceError('AccountSuspendedException', 400), 'closed'],
  ['a missing right', serviceError('AccessDeniedException', 403), 'closed'],
])('after %s the email was certainly not sent', async (_, error, reason) => {
  ses.on(SendEmailCommand).rejects(error);
  await expect(sendOnce(email)).rejects.toMatchObject({ name: 'EmailNotSentError', reason });
});

test.each([
  ['a response that timed out', timeoutError()],
  ['a broken connection', connectionError('ECONNRESET')],
  ['an internal error', serviceError('InternalFailure', 500)],
  ['an unavailable service', serviceError('ServiceUnavailable', 503)],
])('after %s the outcome is unknown and the email is not sent again', async (_, error) => {
  ses.on(SendEmailCommand).rejects(error);
  await expect(sendEmail(email)).rejects.toBe(error);
  expect(ses.commandCalls(SendEmailCommand)).toHaveLength(1);
});

test('a throttled send is tried three times in total', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  ses.on(SendEmailCommand).rejects(busy());
  await expect(sendEmail(email)).rejects.toMatchObject({ reason: 'busy' });
  expect(ses.commandCalls(SendEmailCommand)).toHaveLength(3);
});

test('an email that SES accepts at the second attempt is sent once', async () => {
  ses.on(SendEmailCommand).rejectsOnce(busy()).resolves({ MessageId: '1' });
  await sendEmail(email);
  expect(ses.commandCalls(SendEmailCommand)).toHaveLength(2);
});

test.each([
  ['rejects', serviceError('MessageRejected', 400)],
  ['blocks our account for', serviceError('SendingPausedException', 400)],
])('an email that SES %s is not retried', async (_, error) => {
  ses.on(SendEmailCommand).rejects(error);
  await expect(sendEmail(email)).rejects.toMatchObject({ name: 'EmailNotSentError' });
  expect(ses.commandCalls(SendEmailCommand)).toHaveLength(1);
});

test('an email has one recipient, our configuration set, tags and headers', async () => {
  ses.on(SendEmailCommand).resolves({ MessageId: '1' });
  await sendOnce({ ...email, tags: { letter: 'RELEASE-1' }, headers: { 'List-Unsubscribe': '<https://x.test>' } });
  expect(ses.commandCalls(SendEmailCommand)[0]?.args[0].input).toMatchObject({
    Destination: { ToAddresses: [email.to] },
    ConfigurationSetName: 'set',
    EmailTags: [{ Name: 'letter', Value: 'RELEASE-1' }],
    Content: { Simple: { Headers: [{ Name: 'List-Unsubscribe', Value: '<https://x.test>' }] } },
  });
});

test('a stage without an SES identity sends no email and does not pretend to', async () => {
  const { EMAIL_SENDER: _, ...unconfigured } = process.env;
  jest.replaceProperty(process, 'env', unconfigured);
  await expect(sendEmail(email)).rejects.toMatchObject({ name: 'EmailNotSentError', reason: 'closed' });
  expect(ses.commandCalls(SendEmailCommand)).toHaveLength(0);
});
