import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Fault } from '#local';
import { type DripCloud, startDripCloud } from '../support/drip-cloud.ts';
import { dripParams, newUnlinkedSubscriber } from '../support/drip-subscribers.ts';
import { emailsTo } from '../support/inbox.ts';
import { courseId, newGraduate } from '../support/learners.ts';

let platform: DripCloud;
const sharedPlatform = process.env.PLATFORM_URL;

beforeAll(async () => {
  platform = await startDripCloud();
  process.env.PLATFORM_URL = platform.cloud.url;
}, 180_000);
afterEach(() => platform.callConsole('DELETE', 'faults'));
afterAll(async () => {
  process.env.PLATFORM_URL = sharedPlatform;
  await platform.stop();
});

/** SES faults for an email, with the number of emails that arrive. */
const sesFaults: [string, Omit<Fault, 'service'>, number][] = [
  ['suspends our account', { kind: 'answer', status: 400, code: 'AccountSuspendedException' }, 0],
  ['rejects the email', { kind: 'answer', status: 400, code: 'MessageRejected' }, 0],
  ['throttles throughout', { kind: 'answer', status: 429, code: 'TooManyRequestsException', times: 3 }, 0],
  ['throttles for a moment', { kind: 'answer', status: 429, code: 'TooManyRequestsException' }, 1],
  ['fails', { kind: 'answer', status: 500, code: 'InternalFailure' }, 0],
  ['sends it and drops the connection', { kind: 'cut-after' }, 1],
  ['sends it and responds too late', { kind: 'hold' }, 1],
];

test.each(sesFaults)(
  'when SES %s, an account is linked anyway, and repeats send no email',
  async (...sesFault) => {
    const [, fault, emailCount] = sesFault;
    const reader = await newUnlinkedSubscriber();
    await platform.injectFault({ ...fault, function: 'link-account', service: 'ses' });
    for (let time = 1; time <= 3; time += 1) {
      expect(await reader.call('linkAccount', { body: dripParams })).toEqual({ success: true });
    }
    expect(await emailsTo(reader.email)).toHaveLength(1 + emailCount);
    await reader.call('getAvailableContent', { params: dripParams });
  },
  60_000,
);

test.each(sesFaults)(
  'when SES %s, a certificate is issued anyway, and repeats send no email',
  async (...sesFault) => {
    const [, fault, emailCount] = sesFault;
    const ada = await newGraduate('Ada Lovelace');
    await platform.injectFault({ ...fault, function: 'generate-certificate', service: 'ses' });
    const ids = new Set<string>();
    for (let time = 1; time <= 3; time += 1) {
      ids.add((await ada.call('generateCertificate', { params: { courseId } })).id);
    }
    expect(ids.size).toBe(1);
    expect(await emailsTo(ada.email)).toHaveLength(emailCount);
  },
  60_000,
);

test('a crash before the email loses the email and nothing else', async () => {
  const reader = await newUnlinkedSubscriber();
  await platform.injectFault({ kind: 'kill-before', function: 'link-account', service: 'ses' });
  expect((await reader.attempt('linkAccount', { body: dripParams })).status).toBeGreaterThanOrEqual(500);
  expect(await reader.call('linkAccount', { body: dripParams })).toEqual({ success: true });
  expect((await reader.call('listEnrolledCourses')).courses).toHaveLength(1);
  expect(await emailsTo(reader.email)).toHaveLength(1);
}, 60_000);
