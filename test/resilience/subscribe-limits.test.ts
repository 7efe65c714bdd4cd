import { createHash, randomUUID } from 'node:crypto';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { retryOnClockRollover } from '../support/clock-rollover.ts';
import { type DripCloud, startDripCloud } from '../support/drip-cloud.ts';
import { linkTokenIn, sendSubscribe } from '../support/drip-subscribers.ts';
import { emailsTo } from '../support/inbox.ts';
import { newIpAddress, newLearner, send } from '../support/platform.ts';

let drip: DripCloud;
let documents: DynamoDBDocumentClient;
let tableName: string;
beforeAll(async () => {
  drip = await startDripCloud();
  process.env.PLATFORM_URL = drip.cloud.url;
  const { endpoint, ...credentials } = drip.cloud.operator;
  documents = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: 'us-east-1', credentials }));
  const { TableNames: tables = [] } = await documents.send(new ListTablesCommand({}));
  tableName = tables.find((name) => name.includes('Subscribers')) ?? '';
}, 180_000);
afterAll(async () => {
  documents.destroy();
  await drip.stop();
});

interface LimitRow {
  pk: string;
  sk: string;
  distinctValues?: Set<string>;
  expiresAt: number;
}

/** Rows that count unconfirmed email addresses. */
const rows = async (): Promise<LimitRow[]> => {
  const { Items = [] } = await documents.send(
    new ScanCommand({
      TableName: tableName,
      FilterExpression: 'begins_with(pk, :start)',
      ExpressionAttributeValues: { ':start': 'LIMIT#subscribe-unconfirmed#' },
    }),
  );
  return Items as LimitRow[];
};

const maxAddresses = 1_000;
const newEmail = () => `robin-${randomUUID()}@example.com`;
const tag = (index: number) => createHash('sha256').update(`tag ${index}`).digest('base64url').slice(0, 8);

/** A network from which one person has subscribed, with `others` more unconfirmed addresses. */
const fillNetwork = async (others: number) => {
  const headers = { 'x-local-viewer-address': newIpAddress() };
  const known = new Set((await rows()).map(({ pk }) => pk));
  const email = newEmail();
  expect((await sendSubscribe({ email }, headers)).status).toBe(200);
  const row = (await rows()).find(({ pk }) => !known.has(pk)) as LimitRow;
  const distinctValues = new Set([
    ...(row.distinctValues ?? []),
    ...Array.from({ length: others }, (_, index) => tag(index)),
  ]);
  await documents.send(new PutCommand({ TableName: tableName, Item: { ...row, distinctValues } }));
  return { headers, email, pk: row.pk };
};

const confirm = async (email: string) => {
  const [mail] = await emailsTo(email);
  return send('confirmSubscription', { params: { token: linkTokenIn(mail) } });
};

test('a network is refused after a thousand unconfirmed addresses, with what to do', () =>
  retryOnClockRollover('day', async () => {
    const { headers } = await fillNetwork(maxAddresses - 2);
    expect((await sendSubscribe({ email: newEmail() }, headers)).status).toBe(200);
    const late = newEmail();
    const refused = await sendSubscribe({ email: late }, headers);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect((refused.body as unknown as { detail: string }).detail).toContain('with the button in its email');
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
    expect(await emailsTo(late)).toEqual([]);
    expect((await sendSubscribe({ email: late }, { 'x-local-viewer-address': newIpAddress() })).status).toBe(200);
  }));

test('an address already counted may ask again from a full network', () =>
  retryOnClockRollover('day', async () => {
    const { headers, email } = await fillNetwork(maxAddresses - 1);
    expect((await sendSubscribe({ email }, headers)).body).toEqual({ status: 'existing_access' });
  }));

test('confirming by the button in the email frees a slot of the network', () =>
  retryOnClockRollover('day', async () => {
    const { headers, email } = await fillNetwork(maxAddresses - 1);
    expect((await sendSubscribe({ email: newEmail() }, headers)).status).toBe(429);
    expect((await confirm(email)).status).toBe(200);
    expect((await confirm(email)).status).toBe(200);
    expect((await sendSubscribe({ email: newEmail() }, headers)).status).toBe(200);
    expect((await sendSubscribe({ email: newEmail() }, headers)).status).toBe(429);
    expect((await sendSubscribe({ email }, headers)).body).toEqual({ status: 'existing_access' });
  }));

test('confirming by signing in frees a slot of the network', () =>
  retryOnClockRollover('day', async () => {
    const { headers, email } = await fillNetwork(maxAddresses - 1);
    const robin = await newLearner(email);
    await robin.call('linkAccount', { body: { courseId: drip.course.id } });
    expect((await sendSubscribe({ email: newEmail() }, headers)).status).toBe(200);
  }));

test('the row of a full network stays below 10 KB and contains no names', () =>
  retryOnClockRollover('day', async () => {
    const { pk, email } = await fillNetwork(maxAddresses - 1);
    const row = (await rows()).find((one) => one.pk === pk) as LimitRow;
    expect(row.distinctValues?.size).toBe(maxAddresses);
    const bytes = JSON.stringify({ ...row, distinctValues: [...(row.distinctValues ?? [])] }).length;
    expect(bytes).toBeLessThan(12_000);
    expect([...(row.distinctValues ?? [])].join('').length).toBe(8 * maxAddresses);
    expect(JSON.stringify([...(row.distinctValues ?? [])])).not.toContain(email);
    expect(row.expiresAt).toBeGreaterThan(drip.cloud.clock.now().getTime() / 1000);
  }));

test('a mailbox gets at most five emails a day, however often they are requested', async () => {
  // Seven hours must fit into the rest of the day.
  const dayMs = 86_400_000;
  await drip.cloud.clock.advance(dayMs + 60_000 - (drip.cloud.clock.now().getTime() % dayMs));
  const email = newEmail();
  for (let hour = 0; hour < 7; hour += 1) {
    expect((await sendSubscribe({ email })).status).toBe(200);
    await drip.cloud.clock.advance(61 * 60_000);
  }
  expect(await emailsTo(email)).toHaveLength(5);
}, 60_000);

test(
  'subaddresses of one mailbox together get at most twenty emails a day',
  () =>
    retryOnClockRollover('day', async () => {
      const name = `robin-${randomUUID()}`;
      const emails = Array.from({ length: 22 }, (_, index) => `${name}+${index}@example.com`);
      for (const email of emails) expect((await sendSubscribe({ email })).status).toBe(200);
      const sent = await Promise.all(emails.map(async (email) => (await emailsTo(email)).length));
      expect(sent.reduce((sum, count) => sum + count, 0)).toBe(20);
    }),
  60_000,
);
