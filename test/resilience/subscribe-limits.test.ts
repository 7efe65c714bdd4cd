import { createHash, randomUUID } from 'node:crypto';
import { DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mailsTo, subscribe, tokenIn } from '../support/drip.ts';
import { type DripCloud, startDripCloud } from '../support/drip-cloud.ts';
import { newAddress, newLearner, send } from '../support/platform.ts';
import { withinOne } from '../support/within-one.ts';

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
  things?: Set<string>;
  expiresAt: number;
}

/** Rows that count addresses nobody has confirmed. */
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

const most = 1_000;
const newEmail = () => `robin-${randomUUID()}@example.com`;
const tag = (index: number) => createHash('sha256').update(`tag ${index}`).digest('base64url').slice(0, 8);

/** A network from which one person has subscribed and `others` more addresses were entered. */
const crowded = async (others: number) => {
  const headers = { 'x-local-viewer-address': newAddress() };
  const known = new Set((await rows()).map(({ pk }) => pk));
  const email = newEmail();
  expect((await subscribe({ email }, headers)).status).toBe(200);
  const row = (await rows()).find(({ pk }) => !known.has(pk)) as LimitRow;
  const things = new Set([...(row.things ?? []), ...Array.from({ length: others }, (_, index) => tag(index))]);
  await documents.send(new PutCommand({ TableName: tableName, Item: { ...row, things } }));
  return { headers, email, pk: row.pk };
};

const confirm = async (email: string) => {
  const [mail] = await mailsTo(email);
  return send('confirmSubscription', { params: { token: tokenIn(mail) } });
};

test('the address after the thousandth unconfirmed one of a network is refused, with what to do', () =>
  withinOne('day', async () => {
    const { headers } = await crowded(most - 2);
    expect((await subscribe({ email: newEmail() }, headers)).status).toBe(200);
    const late = newEmail();
    const refused = await subscribe({ email: late }, headers);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect((refused.body as unknown as { detail: string }).detail).toContain('press its button');
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(86_400);
    expect(await mailsTo(late)).toEqual([]);
    expect((await subscribe({ email: late }, { 'x-local-viewer-address': newAddress() })).status).toBe(200);
  }));

test('an address that was counted already may ask again from a network that is full', () =>
  withinOne('day', async () => {
    const { headers, email } = await crowded(most - 1);
    expect((await subscribe({ email }, headers)).body).toEqual({ status: 'existing_access' });
  }));

test('confirming by the button in the email makes room for another address', () =>
  withinOne('day', async () => {
    const { headers, email } = await crowded(most - 1);
    expect((await subscribe({ email: newEmail() }, headers)).status).toBe(429);
    expect((await confirm(email)).status).toBe(200);
    expect((await confirm(email)).status).toBe(200);
    expect((await subscribe({ email: newEmail() }, headers)).status).toBe(200);
    expect((await subscribe({ email: newEmail() }, headers)).status).toBe(429);
    expect((await subscribe({ email }, headers)).body).toEqual({ status: 'existing_access' });
  }));

test('confirming by signing in makes room for another address', () =>
  withinOne('day', async () => {
    const { headers, email } = await crowded(most - 1);
    const robin = await newLearner(email);
    await robin.call('linkAccount', { body: { courseId: drip.course.id } });
    expect((await subscribe({ email: newEmail() }, headers)).status).toBe(200);
  }));

test('the row of a full network stays below 10 KB and names nobody', () =>
  withinOne('day', async () => {
    const { pk, email } = await crowded(most - 1);
    const row = (await rows()).find((one) => one.pk === pk) as LimitRow;
    expect(row.things?.size).toBe(most);
    const bytes = JSON.stringify({ ...row, things: [...(row.things ?? [])] }).length;
    expect(bytes).toBeLessThan(12_000);
    expect([...(row.things ?? [])].join('').length).toBe(8 * most);
    expect(JSON.stringify([...(row.things ?? [])])).not.toContain(email);
    expect(row.expiresAt).toBeGreaterThan(drip.cloud.clock.now().getTime() / 1000);
  }));

test('one mailbox gets at most five emails a day, however often somebody asks', async () => {
  // Seven hours have to fit into what is left of the day.
  const dayMs = 86_400_000;
  await drip.cloud.clock.advance(dayMs + 60_000 - (drip.cloud.clock.now().getTime() % dayMs));
  const email = newEmail();
  for (let hour = 0; hour < 7; hour += 1) {
    expect((await subscribe({ email })).status).toBe(200);
    await drip.cloud.clock.advance(61 * 60_000);
  }
  expect(await mailsTo(email)).toHaveLength(5);
}, 60_000);

test(
  'subaddresses of one mailbox together get at most twenty emails a day',
  () =>
    withinOne('day', async () => {
      const name = `robin-${randomUUID()}`;
      const emails = Array.from({ length: 22 }, (_, index) => `${name}+${index}@example.com`);
      for (const email of emails) expect((await subscribe({ email })).status).toBe(200);
      const sent = await Promise.all(emails.map(async (email) => (await mailsTo(email)).length));
      expect(sent.reduce((sum, count) => sum + count, 0)).toBe(20);
    }),
  60_000,
);
