import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendEmailCommandInput } from '@aws-sdk/client-sesv2';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLocalAccount } from '#local/aws/account/account.ts';
import { createMetrics } from '#local/aws/cloudwatch/metrics.ts';
import { createEmailEvents } from '#local/aws/ses/events.ts';
import { createInbox } from '#local/aws/ses/inbox.ts';
import { parseMessage } from '#local/aws/ses/mime.ts';
import { createSes, type Ses } from '#local/aws/ses/ses.ts';
import { createTopics, type Topics } from '#local/aws/sns.ts';
import { createClock } from '#local/clock.ts';
import { resource, startSdkEndpoint } from './support/sdk-endpoint.ts';
import { newDirectory } from './support/user-pool.ts';

const directory = await newDirectory();
const clock = await createClock(directory);
const inbox = await createInbox(directory, clock);
const published: { topicArn: string; message: unknown }[] = [];
const topics: Topics = {
  ...createTopics({ clock, invoke: async () => undefined, functionOfArn: () => undefined }),
  publish: async (topicArn, message) => {
    published.push({ topicArn, message });
  },
};
const events = createEmailEvents(topics, clock, createMetrics(clock));
const ses: Ses = createSes(inbox, events, createLocalAccount().email);
let endpoint: Awaited<ReturnType<typeof startSdkEndpoint>>;
let client: SESv2Client;

beforeAll(async () => {
  endpoint = await startSdkEndpoint(ses);
  client = new SESv2Client(endpoint.settings);
});

afterAll(async () => {
  client.destroy();
  await endpoint.stop();
});

const send = (input: SendEmailCommandInput) => client.send(new SendEmailCommand(input));

const lesson: SendEmailCommandInput = {
  FromEmailAddress: 'Shop <hello@shop.example>',
  Destination: { ToAddresses: ['Ada <ada@example.com>'] },
  Content: {
    Simple: {
      Subject: { Data: 'Lesson 1: Grüße' },
      Body: { Html: { Data: '<p>Hello</p>' }, Text: { Data: 'Hello' } },
      Headers: [{ Name: 'List-Unsubscribe', Value: '<https://shop.example/u/1>' }],
    },
  },
};

test('an email is in the inbox with its headers, at clock time', async () => {
  await clock.advance(7 * 86_400_000);
  const { MessageId } = await send(lesson);
  expect(MessageId).toBeTruthy();
  const inboxEmail = inbox.list().at(-1);
  expect(inboxEmail).toMatchObject({
    to: 'ada@example.com',
    subject: 'Lesson 1: Grüße',
    html: '<p>Hello</p>',
    text: 'Hello',
    headers: { From: 'Shop <hello@shop.example>', 'List-Unsubscribe': '<https://shop.example/u/1>' },
  });
  expect(Date.parse(inboxEmail?.at ?? '') - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
});

test('a raw MIME message is shown as an email client would show it', async () => {
  const raw = [
    'From: shop@shop.example',
    'To: ada@example.com',
    'Subject: =?utf-8?q?Caf=C3=A9?= =?utf-8?b?IMOgIGxhIGNhcnRl?=',
    'X-Long: one',
    ' two',
    'Content-Type: multipart/mixed; boundary="outer"',
    '',
    '--outer',
    'Content-Type: multipart/alternative; boundary=inner',
    '',
    '--inner',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Sch=C3=B6n, lon=',
    'g',
    '--inner',
    'Content-Type: text/html; charset=iso-8859-1',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('<p>Schön</p>', 'latin1').toString('base64'),
    '--inner--',
    '--outer',
    'Content-Type: text/html',
    'Content-Disposition: attachment; filename=a.html',
    '',
    '<p>not this</p>',
    '--outer--',
    '',
  ].join('\r\n');
  await send({ Content: { Raw: { Data: Buffer.from(raw) } } });
  expect(inbox.list().at(-1)).toMatchObject({
    to: 'ada@example.com',
    subject: 'Café à la carte',
    text: 'Schön, long',
    html: '<p>Schön</p>',
    headers: { 'X-Long': 'one two' },
  });
});

test('text that is not a MIME message is read as plain text, not refused', () => {
  expect(parseMessage(Buffer.from('\r\njust words'))).toEqual({ headers: {}, html: '', text: 'just words' });
});

test('an email without recipients is refused', async () => {
  await expect(send({ ...lesson, Destination: {} })).rejects.toMatchObject({ name: 'BadRequestException' });
});

test("permission to send is checked for the template's identity, else the domain", async () => {
  const authorizationRequests = () =>
    ses.authorizationRequests({
      signingName: 'ses',
      region: 'us-east-1',
      principal: 'x',
      method: 'POST',
      path: '/v2/email/outbound-emails',
      headers: {},
      query: new URLSearchParams(),
      body: Buffer.from(JSON.stringify(lesson)),
    });
  const arn = (identity: string) => `arn:aws:ses:us-east-1:000000000000:identity/${identity}`;
  expect(authorizationRequests()).toMatchObject([{ action: 'ses:SendEmail', resource: arn('shop.example') }]);
  await ses.create(resource('AWS::SES::EmailIdentity', 'Sender', { EmailIdentity: 'hello@shop.example' }));
  expect(authorizationRequests()).toMatchObject([{ resource: arn('hello@shop.example') }]);
  ses.setSandbox(['ada@example.com']);
  expect(authorizationRequests()).toMatchObject([
    { resource: arn('hello@shop.example') },
    { resource: arn('ada@example.com') },
  ]);
  ses.setSandbox(undefined);
});

test('emails survive a restart, even one that ended in the middle of a line', async () => {
  const before = [...inbox.list()];
  await appendFile(join(directory, 'inbox.jsonl'), '{"to":"half');
  const reopened = await createInbox(directory, clock);
  expect(reopened.list()).toEqual(before);
  await reopened.deliver({ to: 'a@example.com', subject: 'after', html: '', text: 'x', headers: {} });
  expect((await createInbox(directory, clock)).list()).toHaveLength(before.length + 1);
});

test('a configuration set reports deliveries with tags, and other events on request', async () => {
  await ses.create(resource('AWS::SES::ConfigurationSet', 'Set', { Name: 'shop' }));
  await ses.create(
    resource('AWS::SES::ConfigurationSetEventDestination', 'Destination', {
      ConfigurationSetName: 'shop',
      EventDestination: { MatchingEventTypes: ['delivery', 'bounce'], SnsDestination: { TopicARN: 'arn:topic' } },
    }),
  );
  const { MessageId: messageId = '' } = await send({
    ...lesson,
    ConfigurationSetName: 'shop',
    EmailTags: [{ Name: 'letter', Value: 'lesson-1' }],
  });
  expect(inbox.list().at(-1)?.headers['Message-ID']).toBe(`<${messageId}@email.amazonses.com>`);
  const inboxEmail = {
    messageId,
    destination: ['ada@example.com'],
    tags: { letter: ['lesson-1'], 'ses:configuration-set': ['shop'] },
  };
  expect(published).toMatchObject([
    { topicArn: 'arn:topic', message: { eventType: 'Delivery', mail: inboxEmail, delivery: {} } },
  ]);
  expect(await events.emit('bounce', { to: 'ada@example.com' })).toBe(true);
  expect(published[1]).toMatchObject({
    message: { eventType: 'Bounce', mail: inboxEmail, bounce: { bounceType: 'Permanent' } },
  });
  expect(await events.emit('complaint', { messageId })).toBe(false);
  expect(await events.emit('bounce', { to: 'nobody@example.com' })).toBe(false);
});

test('without a configuration set, or with deliveries off, no event is published', async () => {
  const before = published.length;
  await send(lesson);
  events.setAutoDelivery(false);
  await send({ ...lesson, ConfigurationSetName: 'shop' });
  expect(published).toHaveLength(before);
});

test('an unknown configuration set is refused', async () => {
  await expect(send({ ...lesson, ConfigurationSetName: 'other' })).rejects.toMatchObject({ name: 'NotFoundException' });
});

test.each(['lesson 1', 'lesson.1', 'ada@example.com', ''])('the tag value "%s" is refused', async (Value) => {
  const EmailTags = [{ Name: 'letter', Value }];
  await expect(send({ ...lesson, EmailTags })).rejects.toMatchObject({ name: 'BadRequestException' });
});

test('the sandbox delivers to verified addresses and domains only', async () => {
  const to = (address: string) => send({ ...lesson, Destination: { ToAddresses: [address] } });
  ses.setSandbox(['ada@example.com', 'shop.example']);
  await expect(to('Ada <ada@example.com>')).resolves.toBeTruthy();
  await expect(to('staff@shop.example')).resolves.toBeTruthy();
  await expect(to('grace@example.com')).rejects.toMatchObject({
    name: 'MessageRejected',
    message: expect.stringMatching(/not verified.*US-EAST-1: grace@example\.com$/),
  });
  ses.setSandbox(undefined);
  await expect(to('grace@example.com')).resolves.toBeTruthy();
});

const refused = { name: 'BadRequestException' };

test.each([
  ['a line break in the subject', { Subject: { Data: 'Hello\nBcc: eve@example.com' } }],
  ['a control character in the subject', { Subject: { Data: 'Hello\u0085' } }],
  ['a line break in a header', { Headers: [{ Name: 'X-Kind', Value: 'a\r\nBcc: eve@example.com' }] }],
])('an email with %s is refused', async (_, wrong) => {
  const Simple = { ...lesson.Content?.Simple, ...wrong } as NonNullable<typeof lesson.Content>['Simple'];
  await expect(send({ ...lesson, Content: { Simple } })).rejects.toMatchObject(refused);
});

test.each([
  'adä@example.com',
  'ada@exämple.com',
  'ada@example.com\n',
  'ada eve@example.com',
  'ada@',
  'a@b.com,c@d.com',
])('an email address such as %j is refused', async (address) => {
  await expect(send({ ...lesson, Destination: { ToAddresses: [address] } })).rejects.toMatchObject(refused);
  await expect(send({ ...lesson, ReplyToAddresses: [address] })).rejects.toMatchObject(refused);
});
