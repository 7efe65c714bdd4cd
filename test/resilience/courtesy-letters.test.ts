import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Fault } from '../../local/faults.ts';
import { dripParams, mailsTo, newReader } from '../support/drip.ts';
import { type DripCloud, startDripCloud } from '../support/drip-cloud.ts';
import { courseId, graduate } from '../support/study.ts';

let platform: DripCloud;
const sharedPlatform = process.env.PLATFORM_URL;

beforeAll(async () => {
  platform = await startDripCloud();
  process.env.PLATFORM_URL = platform.cloud.url;
}, 180_000);
afterEach(() => platform.ask('DELETE', 'faults'));
afterAll(async () => {
  process.env.PLATFORM_URL = sharedPlatform;
  await platform.stop();
});

/** What the mail service may do to a letter, and how many of it arrive. */
const troubles: [string, Omit<Fault, 'service'>, number][] = [
  ['is closed to us', { kind: 'answer', status: 400, code: 'AccountSuspendedException' }, 0],
  ['refuses the letter', { kind: 'answer', status: 400, code: 'MessageRejected' }, 0],
  ['is busy throughout', { kind: 'answer', status: 429, code: 'TooManyRequestsException', times: 3 }, 0],
  ['is busy for a moment', { kind: 'answer', status: 429, code: 'TooManyRequestsException' }, 1],
  ['is broken', { kind: 'answer', status: 500, code: 'InternalFailure' }, 0],
  ['sends it and does not say so', { kind: 'cut-after' }, 1],
  ['sends it and answers when everybody has left', { kind: 'hold' }, 1],
];

test.each(troubles)(
  'when the mail service %s, an account is linked all the same, and no repeat writes again',
  async (...trouble) => {
    const [, fault, letters] = trouble;
    const reader = await newReader();
    await platform.fault({ ...fault, function: 'link-account', service: 'ses' });
    for (let time = 1; time <= 3; time += 1) {
      expect(await reader.call('linkAccount', { body: dripParams })).toEqual({ success: true });
    }
    expect(await mailsTo(reader.email)).toHaveLength(1 + letters);
    await reader.call('getAvailableContent', { params: dripParams });
  },
  60_000,
);

test.each(troubles)(
  'when the mail service %s, a certificate is issued all the same, and no repeat writes again',
  async (...trouble) => {
    const [, fault, letters] = trouble;
    const ada = await graduate('Ada Lovelace');
    await platform.fault({ ...fault, function: 'generate-certificate', service: 'ses' });
    const ids = new Set<string>();
    for (let time = 1; time <= 3; time += 1) {
      ids.add((await ada.call('generateCertificate', { params: { courseId } })).id);
    }
    expect(ids.size).toBe(1);
    expect(await mailsTo(ada.email)).toHaveLength(letters);
  },
  60_000,
);

test('a crash before the letter costs the letter and nothing else', async () => {
  const reader = await newReader();
  await platform.fault({ kind: 'kill-before', function: 'link-account', service: 'ses' });
  expect((await reader.attempt('linkAccount', { body: dripParams })).status).toBeGreaterThanOrEqual(500);
  expect(await reader.call('linkAccount', { body: dripParams })).toEqual({ success: true });
  expect((await reader.call('listEnrolledCourses')).courses).toHaveLength(1);
  expect(await mailsTo(reader.email)).toHaveLength(1);
}, 60_000);
