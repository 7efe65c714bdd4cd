import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { stages } from '#lib/stages.ts';
import { type DripCloud, releaseMinutes, startDripCloud, type Timeline } from '../support/drip-cloud.ts';
import { dripParams, sendSubscribe } from '../support/drip-subscribers.ts';
import type { Email } from '../support/inbox.ts';
import { newLearner, send } from '../support/platform.ts';
import { synthesizeStage } from '../support/stage-assembly.ts';

/** `dev` without an SES identity, and later the same data with one. */
let drip: DripCloud;
let assembly: string;
let at: Timeline;
const sharedPlatform = process.env.PLATFORM_URL;

const start = async (options: Parameters<typeof startDripCloud>[0]): Promise<void> => {
  drip = await startDripCloud(options);
  process.env.PLATFORM_URL = drip.cloud.url;
};

beforeAll(async () => {
  assembly = await mkdtemp(join(tmpdir(), 'no-identity-'));
  const { identity: _, ...email } = stages.dev.email;
  synthesizeStage({ ...stages.dev, email }, assembly);
  await start({ assembly });
  at = await drip.newTimeline();
}, 180_000);

afterAll(async () => {
  process.env.PLATFORM_URL = sharedPlatform;
  await drip.stop();
  await rm(assembly, { recursive: true, force: true });
});

const inbox = () => drip.callConsole<Email[]>('GET', 'inbox');
const firing = async () =>
  (await drip.callConsole<{ name: string; state: string }[]>('GET', 'alarms'))
    .filter(({ name, state }) => state === 'ALARM' && !name.endsWith('-silent'))
    .map(({ name }) => name);
const functionLog = () => readFile(join(drip.dataDirectory, 'logs', 'functions.log'), 'utf8');

const subscriber = `ada-${randomUUID()}@example.com`;
const inquiry = {
  form: 'contact',
  firstName: 'Mira',
  lastName: 'Okafor',
  email: `mira-${randomUUID()}@example.com`,
  message: 'Do you teach in Lagos?',
};

test('a subscriber reads that email is not configured, and nothing is stored', async () => {
  const refused = await sendSubscribe({ email: subscriber });
  expect(refused).toMatchObject({ status: 409, body: { code: 'email-not-configured' } });
  expect(refused.body).toHaveProperty('detail', expect.stringContaining('Email is not configured on this site'));
  expect(refused.body).toHaveProperty('detail', expect.stringContaining(brand.supportEmail));
  const account = await newLearner(subscriber);
  expect((await account.attempt('linkAccount', { body: dripParams })).body.code).toBe('not-found');
});

test('without scripts, a subscriber reads that email is not configured, too', async () => {
  const page = await send<string>('subscribe', {
    body: String(new URLSearchParams({ ...dripParams, email: subscriber })),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(page.status).toBe(409);
  expect(page.body).toContain('Email is not configured on this site');
});

test('a sender reads that their message is stored, and where to write instead', async () => {
  const { status, body } = await send<{ received: boolean; waiting?: string }>('sendInquiry', { body: inquiry });
  expect({ status, received: body.received }).toEqual({ status: 200, received: true });
  expect(body.waiting).toContain('Your message is saved');
  expect(body.waiting).toContain(brand.supportEmail);
});

test('without scripts, the sender of a stored message is redirected to a notice', async () => {
  const response = await fetch(new URL('/api/inquiries', drip.cloud.url), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(inquiry),
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/contactUs#stored');
});

test('the release job leaves every email due, warns once and raises no alarm', async () => {
  const row = await drip.createSubscriber(at(0));
  for (const day of [2, 3]) expect(await drip.release(at(day, releaseMinutes))).toHaveProperty('blockedReason');
  expect(await drip.readRow(row)).toEqual(row);
  expect(await drip.readLedger(row)).toEqual([]);
  const warnings = (await functionLog()).match(/release-drip .*"level":"warn".*not configured/g) ?? [];
  expect(warnings).toHaveLength(1);
  expect(await firing()).toEqual([]);
});

test('an account is linked and deleted without emails, which is no failure', async () => {
  const account = await newLearner((await drip.createSubscriber(at(0))).email);
  expect(await account.call('linkAccount', { body: dripParams })).toEqual({ success: true });
  expect((await account.attempt('deleteAccount')).status).toBe(200);
  expect(await functionLog()).not.toContain('"level":"error"');
  expect(await firing()).toEqual([]);
  expect(await inbox()).toEqual([]);
});

test('once the stage has an identity, each waiting email goes out exactly once', async () => {
  const row = await drip.createSubscriber(at(0));
  await drip.release(at(2, releaseMinutes));
  const { dataDirectory } = drip;
  await drip.stop({ keepsData: true });
  await start({ dataDirectory });
  for (const minutes of [5, 10, 30]) await drip.release(at(2, releaseMinutes + minutes));
  expect(await drip.subjectsTo(row)).toHaveLength(1);
  const messages = (await inbox()).filter(({ text }) => text.includes(inquiry.email));
  expect(messages).toEqual([expect.objectContaining({ to: brand.supportEmail, subject: 'Message from Mira Okafor' })]);
  expect(messages[0]?.headers['Reply-To']).toBe(inquiry.email);
  expect((await sendSubscribe({ email: `ben-${randomUUID()}@example.com` })).status).toBe(200);
}, 180_000);
