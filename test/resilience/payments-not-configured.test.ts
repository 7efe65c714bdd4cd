import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publishContent } from '#bin/start/content.ts';
import { brand } from '#contract/brand.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { soldCourse, upgradableCourse } from '../support/payments.ts';
import { consoleCall, newLearner, send } from '../support/platform.ts';
import { waitFor } from '../support/wait-for.ts';

let operator: OperatorCloud;
beforeAll(async () => {
  operator = await startOperatorCloud({ hasPayments: false });
  await publishContent(operator.cloud, 'dev');
}, 150_000);
afterAll(() => operator.stop());

const notConfigured = 'Payments are not configured on this site.';
const warnings = async () =>
  (await readFile(join(operator.folder, 'logs', 'functions.log'), 'utf8')).match(/"level":"warn".*not configured/g) ??
  [];

test('the reconciliation runs without Stripe keys, warns once and raises no alarm', async () => {
  await consoleCall('POST', 'jobs/reconcile-payments');
  await consoleCall('POST', 'jobs/reconcile-payments');
  const [letters, metrics] = await Promise.all([
    consoleCall<Record<string, unknown[]>>('GET', 'dead-letters'),
    consoleCall<{ name: string }[]>('GET', 'metrics'),
  ]);
  expect(Object.entries(letters).filter(([queue]) => queue.includes('reconcile-payments'))).toEqual([
    [`${brand.slug}-dev-reconcile-payments-dead-letters`, []],
  ]);
  expect(metrics.filter(({ name }) => name === 'Faults-reconcile-payments')).toEqual([]);
  await waitFor(async () => (await warnings()).length > 0);
  expect(await warnings()).toHaveLength(1);
});

test('a learner who wants to pay reads that payments are not configured', async () => {
  const ada = await newLearner();
  const refused = { status: 409, body: { code: 'price-missing', detail: notConfigured } };
  expect(await ada.attempt('createCheckoutSession', { body: { courseId: soldCourse } })).toMatchObject(refused);
  expect(await ada.attempt('createDripUpgradeSession', { body: { courseId: upgradableCourse } })).toMatchObject(
    refused,
  );
  expect(await ada.call('listPayments')).toEqual({ payments: [] });
});

test('an event from Stripe is refused, because nothing can verify it', async () => {
  const headers = { 'stripe-signature': 't=1,v1=00' };
  expect(await send('receiveStripeEvent', { body: '{}', headers })).toMatchObject({
    status: 400,
    body: { detail: notConfigured },
  });
});
