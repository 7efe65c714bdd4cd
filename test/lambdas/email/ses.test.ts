import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { beforeEach, expect, test } from '@jest/globals';
import { mockClient } from 'aws-sdk-client-mock';
import { sendEmail } from '#lambdas/email/ses.ts';

Object.assign(process.env, {
  EMAIL_SENDER: 'hello@example.com',
  EMAIL_CONFIGURATION_SET: 'set',
  AWS_REGION: 'us-east-1',
});

const ses = mockClient(SESv2Client);
beforeEach(() => {
  ses.reset();
  ses.on(SendEmailCommand).resolves({ MessageId: 'm1' });
});

const email = { to: 'ada@example.com', subject: 'Your course', text: 'Hello', html: '<p>Hello</p>' };

test('an email with plain headers and bare addresses goes to SES once', async () => {
  await sendEmail({ ...email, replyTo: 'eve@example.com', headers: { 'List-Unsubscribe': '<https://example.com/u>' } });
  expect(ses.commandCalls(SendEmailCommand)).toHaveLength(1);
});

test.each([
  ['a line break in the subject', { subject: 'Hello\nBcc: eve@example.com' }],
  ['a carriage return in the subject', { subject: 'Hello\rBcc: eve@example.com' }],
  ['a line separator in the subject', { subject: 'Hello\u2028there' }],
  ['a line break in the value of a header', { headers: { 'X-Kind': 'a\r\nBcc: eve@example.com' } }],
  ['a line break in the name of a header', { headers: { 'X-Kind: a\nBcc': 'eve@example.com' } }],
  ['a display name before the recipient', { to: 'WIN-1<ada@example.com>' }],
  ['two recipients in one', { to: 'ada@example.com, eve@example.com' }],
  ['a line break in the recipient', { to: 'ada@example.com\nBcc: eve@example.com' }],
  ['a display name in the reply-to address', { replyTo: '"Ada"<eve@example.com>' }],
])('an email with %s never reaches SES', async (_, wrong) => {
  await expect(sendEmail({ ...email, ...wrong })).rejects.toMatchObject({
    name: 'EmailNotSentError',
    reason: 'refused',
  });
  expect(ses.commandCalls(SendEmailCommand)).toHaveLength(0);
});
