import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createScheduler } from '#local/aws/scheduler/scheduler.ts';
import { createClock } from '#local/clock.ts';
import { createConsole } from '#local/console/console.ts';
import { claimsOf } from './support/hosted-login-client.ts';
import { resource } from './support/sdk-endpoint.ts';
import { serve } from './support/serve.ts';
import type { LocalIdentity } from './support/user-pool.ts';
import { newDirectory, startIdentity } from './support/user-pool.ts';

let identity: LocalIdentity;
let local: { url: string; stop(): Promise<void> };
let ran = 0;

beforeAll(async () => {
  const dataDirectory = await newDirectory();
  identity = await startIdentity(dataDirectory);
  const clock = await createClock(dataDirectory);
  const invoke = async () => {
    ran += 1;
    return 'done';
  };
  const scheduler = await createScheduler({
    dataDirectory,
    clock,
    invoke,
    invokeOnce: invoke,
    functionOfArn: () => 'SendMails',
    canInvoke: () => true,
  });
  const Target = { Arn: 'any' };
  const properties = { ScheduleExpression: 'rate(1 day)', Target };
  await scheduler.service.create(resource('AWS::Scheduler::Schedule', 'DailyMail', properties));
  const permissionReport = {
    granted: [{ action: 's3:GetObject', resource: 'arn:aws:s3:::files/*' }],
    used: [],
    denied: [],
  };
  const permissions = { report: () => ({ functions: { 'shop-read': permissionReport } }) };
  const { inbox, accounts } = identity;
  local = await serve(async () => ({ pages: createConsole({ inbox, accounts, clock, scheduler, permissions }) }));
});

afterAll(async () => {
  await local.stop();
  await identity.stop();
});

const at = (path: string) => `${local.url}/_local/${path}`;
const postJson = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(at(path), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

test('the page shows emails, jobs, users and permissions', async () => {
  await identity.accounts.createAccount({ email: 'ada@example.com', password: 'Lovelace-1815', name: 'Ada <b>' });
  const page = await (await fetch(at(''))).text();
  for (const text of ['Inbox', 'shop-DailyMail', 'ada@example.com', 'Ada &lt;b&gt;', 's3:GetObject'])
    expect(page).toContain(text);
});

test('emails are available as JSON and shown in a frame that runs nothing', async () => {
  const email = { to: 'a@example.com', subject: 'Hi', html: '<script>alert(1)</script><p>Hi', text: 'Hi', headers: {} };
  await identity.inbox.deliver(email);
  await identity.inbox.deliver({ ...email, to: 'b@example.com' });
  const first = { ...email, at: expect.any(String) };
  expect(await (await fetch(at('inbox'))).json()).toEqual([first, { ...first, to: 'b@example.com' }]);
  expect(await (await fetch(at('inbox?to=a@example.com'))).json()).toEqual([first]);
  const shown = await fetch(at('inbox/0/html'));
  expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups .*default-src 'none'/);
  expect((await fetch(at('inbox/7/html'))).status).toBe(404);
  await fetch(at('inbox'), { method: 'DELETE' });
  expect(await (await fetch(at('inbox'))).json()).toEqual([]);
});

test('advancing the clock runs due jobs before it responds', async () => {
  const before = Date.now();
  const { now, offsetMilliseconds } = (await (await postJson('clock', { advance: '7d' })).json()) as {
    now: string;
    offsetMilliseconds: number;
  };
  expect(offsetMilliseconds).toBe(604_800_000);
  expect(Date.parse(now)).toBeGreaterThanOrEqual(before + 604_800_000);
  expect(await (await fetch(at('clock'))).json()).toMatchObject({ offsetMilliseconds });
  expect((await postJson('clock', { advance: 'soon' })).status).toBe(400);
});

test('a job is run by part of its name', async () => {
  const before = ran;
  expect(await (await postJson('jobs/daily-mail', {})).json()).toMatchObject({
    name: 'shop-DailyMail',
    result: 'done',
  });
  expect(ran).toBe(before + 1);
  expect((await postJson('jobs/nothing-such', {})).status).toBe(404);
});

test('a token is made for any named user', async () => {
  const { token } = (await (await postJson('token', { email: 'new@example.com' })).json()) as { token: string };
  expect(claimsOf(token)).toMatchObject({ token_use: 'access', client_id: identity.clientId });
  expect((await postJson('token', { email: 'nobody' })).status).toBe(400);
});

test('a form of the page redirects back to it', async () => {
  const body = new URLSearchParams({ advance: '1h' });
  const reply = await fetch(at('clock'), { method: 'POST', body, redirect: 'manual' });
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/_local/#clock']);
});

test('another site can neither advance the clock nor make tokens', async () => {
  for (const headers of [{ origin: 'http://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
    expect((await postJson('clock', { advance: '1d' }, headers as Record<string, string>)).status).toBe(403);
  }
});
