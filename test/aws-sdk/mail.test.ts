import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterEach, expect, jest, test } from '@jest/globals';
import { brand } from '../../contract/brand.ts';
import { type Mail, sendMail, sendOnce } from '../../lambdas/services/mail.ts';
import { connectionError, serviceError, timeoutError } from './errors.ts';
import { mockService } from './mocks.ts';

const ses = mockService(SESv2Client, {
  MAIL_SENDER: `${brand.name} <hello@example.com>`,
  MAIL_CONFIGURATION_SET: 'set',
});
afterEach(() => {
  jest.restoreAllMocks();
});

const mail: Mail = { to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const busy = () => serviceError('TooManyRequestsException', 429);

test('a mail is asked for once by the SDK: a lost answer is never repeated as a second mail', async () => {
  ses.on(SendEmailCommand).resolves({ MessageId: '1' });
  await sendOnce(mail);
  const client = ses.call(0).thisValue as unknown as SESv2Client;
  expect(await client.config.maxAttempts()).toBe(1);
});

test.each([
  ['too many requests a second', busy(), 'busy'],
  ['a throttled account', serviceError('ThrottlingException', 400), 'busy'],
  ['a limit of the account', serviceError('LimitExceededException', 400), 'busy'],
  ['the quota of the day', serviceError('TooManyRequestsException', 429, 'Daily message quota exceeded.'), 'closed'],
  ['a refused connection', connectionError('ECONNREFUSED'), 'busy'],
  ['a name that does not resolve', connectionError('ENOTFOUND'), 'busy'],
  ['a rejected message', serviceError('MessageRejected', 400), 'refused'],
  ['a message that makes no sense', serviceError('BadRequestException', 400), 'refused'],
  ['a paused account', serviceError('SendingPausedException', 400), 'closed'],
  ['a suspended account', serviceError('AccountSuspendedException', 400), 'closed'],
  ['a missing right', serviceError('AccessDeniedException', 403), 'closed'],
])('after %s the mail certainly was not sent', async (_, error, reason) => {
  ses.on(SendEmailCommand).rejects(error);
  await expect(sendOnce(mail)).rejects.toMatchObject({ name: 'MailNotSent', reason });
});

test.each([
  ['an answer that did not come in time', timeoutError()],
  ['a connection that broke', connectionError('ECONNRESET')],
  ['an internal error', serviceError('InternalFailure', 500)],
  ['a service that is away', serviceError('ServiceUnavailable', 503)],
])('after %s nobody knows, and the mail is not sent again', async (_, error) => {
  ses.on(SendEmailCommand).rejects(error);
  await expect(sendMail(mail)).rejects.toBe(error);
  expect(ses.commandCalls(SendEmailCommand)).toHaveLength(1);
});

test('a mail that SES is too busy for is tried three times in all', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  ses.on(SendEmailCommand).rejects(busy());
  await expect(sendMail(mail)).rejects.toMatchObject({ reason: 'busy' });
  expect(ses.commandCalls(SendEmailCommand)).toHaveLength(3);
});

test('a mail that SES takes at the second attempt is sent once', async () => {
  ses.on(SendEmailCommand).rejectsOnce(busy()).resolves({ MessageId: '1' });
  await sendMail(mail);
  expect(ses.commandCalls(SendEmailCommand)).toHaveLength(2);
});

test.each([
  ['refuses', serviceError('MessageRejected', 400)],
  ['takes none of ours', serviceError('SendingPausedException', 400)],
])('a mail that SES %s is not tried again', async (_, error) => {
  ses.on(SendEmailCommand).rejects(error);
  await expect(sendMail(mail)).rejects.toMatchObject({ name: 'MailNotSent' });
  expect(ses.commandCalls(SendEmailCommand)).toHaveLength(1);
});

test('a mail names one recipient, our configuration set, and its tags and headers as SES wants them', async () => {
  ses.on(SendEmailCommand).resolves({ MessageId: '1' });
  await sendOnce({ ...mail, tags: { letter: 'WAVE-1' }, headers: { 'List-Unsubscribe': '<https://x.test>' } });
  expect(ses.commandCalls(SendEmailCommand)[0]?.args[0].input).toMatchObject({
    Destination: { ToAddresses: [mail.to] },
    ConfigurationSetName: 'set',
    EmailTags: [{ Name: 'letter', Value: 'WAVE-1' }],
    Content: { Simple: { Headers: [{ Name: 'List-Unsubscribe', Value: '<https://x.test>' }] } },
  });
});
