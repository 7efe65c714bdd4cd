import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { OperationName } from '#contract/index.ts';
import { emailsTo } from '../support/inbox.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { type CallInput, consoleCall, newLearner } from '../support/platform.ts';

let operator: OperatorCloud;
beforeAll(async () => {
  operator = await startOperatorCloud();
}, 150_000);
afterAll(() => operator.stop());

/** Makes Cognito throttle every call, as if another product of the account used up the quota. */
const exhaustQuota = () => consoleCall('POST', 'cognito/quota', { perSecond: 0 });
const freeQuota = () => consoleCall('DELETE', 'cognito/quota');
afterEach(freeQuota);

const tryAgain = { status: 503, body: { code: 'unavailable', title: 'Temporarily unavailable' } };

test.each<[name: OperationName, input: CallInput]>([
  ['getProfile', {}],
  ['saveProfile', { body: { headline: 'Analyst' } }],
  ['exportAccount', {}],
  ['signOutEverywhere', {}],
])('a learner is asked to try %s again while Cognito throttles, not to log in', async (name, input) => {
  const ada = await newLearner();
  await exhaustQuota();
  const refused = await ada.attempt(name, input);
  expect(refused).toMatchObject(tryAgain);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(refused.headers.get('content-type')).toBe('application/problem+json');
  await freeQuota();
  expect((await ada.attempt(name, input)).status).toBe(200);
});

test('a profile saved while Cognito throttles is kept, and saving it again is safe', async () => {
  const ada = await newLearner();
  await ada.call('saveProfile', { body: { name: 'Ada', bio: 'I count.' } });
  await exhaustQuota();
  expect(await ada.attempt('saveProfile', { body: { headline: 'Analyst' } })).toMatchObject(tryAgain);
  await freeQuota();
  const kept = { name: 'Ada', bio: 'I count.', headline: 'Analyst', email: ada.email };
  expect(await ada.call('getProfile')).toMatchObject(kept);
  expect(await ada.call('saveProfile', { body: { headline: 'Analyst' } })).toMatchObject(kept);
});

test('a deletion that Cognito throttles completes when repeated, with one receipt', async () => {
  const ada = await newLearner();
  await ada.call('saveProfile', { body: { name: 'Ada' } });
  await exhaustQuota();
  expect(await ada.attempt('deleteAccount')).toMatchObject(tryAgain);
  expect(await emailsTo(ada.email)).toEqual([]);
  await freeQuota();
  expect(await ada.call('deleteAccount')).toEqual({ deleted: true });
  expect(await emailsTo(ada.email)).toHaveLength(1);
  const gone = { status: 401, body: { code: 'not-signed-in', detail: 'This account was deleted.' } };
  expect(await ada.attempt('getProfile')).toMatchObject(gone);
});
