import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { jobs } from '#contract/jobs.ts';
import { grantEntitlement, hasPaid } from '#lambdas/data/entitlements.ts';
import { getReconciledUntil, markEventProcessed, putGrant } from '#lambdas/data/payment-ledger.ts';
import { putSession, sessionDigest } from '#lambdas/data/payment-sessions.ts';
import { handler } from '#lambdas/jobs/reconcile-payments.ts';
import { forEachConcurrently } from '#lambdas/runtime/for-each-concurrently.ts';
import { startStackCloud, tableResource } from '#test/support/stack-cloud.ts';
import { type HistoricPurchase, startStripeHistory } from '#test/support/stripe-history.ts';

const cloud = await startStackCloud({ Learners: tableResource('learners'), Catalog: tableResource('catalog') });
const stripe = await startStripeHistory();

const before = { ...process.env };
beforeAll(() => {
  Object.assign(process.env, {
    LEARNERS_TABLE: 'learners',
    CATALOG_TABLE: 'catalog',
    USER_POOL_ID: 'us-east-1_pool',
    SITE_URL: 'https://example.com',
    STRIPE_PARAMETERS: '/stripe',
    STRIPE_API_URL: stripe.url,
    AWS_ENDPOINT_URL: stripe.url,
    AWS_ENDPOINT_URL_DYNAMODB: cloud.operator.endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: cloud.operator.accessKeyId,
    AWS_SECRET_ACCESS_KEY: cloud.operator.secretAccessKey,
  });
});
afterAll(async () => {
  process.env = before;
  await stripe.stop();
});

beforeEach(() => stripe.reset());

const enoughTime = { getRemainingTimeInMillis: () => 240_000 };
/** A run that is short of time after asking this many times how much is left. */
const shortOfTime = (questions: number) => {
  let asked = 0;
  return { getRemainingTimeInMillis: () => (++asked > questions ? 0 : 240_000) };
};

/** Lines that the job has logged. */
const lines: string[] = [];

/** Takes the alerts that were raised since the last time; `behind` and `failed` when the job logged that it is. */
const takeAlerts = (): string[] =>
  lines
    .splice(0)
    .map((line) => JSON.parse(line) as { level: string; alert?: string; isBehind?: boolean })
    .filter(({ level }) => level === 'alert' || level === 'error')
    .map(({ alert, isBehind }) => alert ?? (isBehind ? 'behind' : 'failed'));

/** Runs the job at an instant; returns the alerts it raised. */
const reconcile = async (at: Date, context = enoughTime): Promise<string[]> => {
  const log = jest.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  try {
    await handler({ time: at.toISOString() }, context);
  } finally {
    log.mockRestore();
  }
  return takeAlerts();
};

const learnerOf = ({ sessionId }: HistoricPurchase) => `learner-${sessionId}`;
const isOpen = (purchase: HistoricPurchase) => hasPaid(learnerOf(purchase), 'course');

/** Finds the first purchase whose course is not open. */
const findClosed = async (purchases: readonly HistoricPurchase[]): Promise<HistoricPurchase | undefined> => {
  for (const one of purchases) if (!(await isOpen(one))) return one;
  return undefined;
};

/**
 * Makes learners pay, spread evenly over some seconds from an instant. The webhook receives the events or loses them.
 */
const purchase = async (
  name: string,
  count: number,
  { from, seconds, isLost = false }: { from: Date; seconds: number; isLost?: boolean },
): Promise<HistoricPurchase[]> => {
  const made = Array.from({ length: count }, (_, index) => ({
    sessionId: `cs_${name}_${index}`,
    paidAt: Math.floor(from.getTime() / 1000 + (index * seconds) / count),
  }));
  await forEachConcurrently(made, 20, async (one) => {
    const { sessionId, paidAt } = one;
    const learnerId = learnerOf(one);
    const offer = { kind: 'course', amount: 4_900, currency: 'usd' } as const;
    await putSession({ sessionId, orderId: sessionId, learnerId, username: learnerId, courseId: 'course', ...offer });
    if (isLost) return;
    const at = new Date(paidAt * 1000);
    const session = sessionDigest(sessionId);
    await putGrant(session, sessionId, at);
    await grantEntitlement({ learnerId, courseId: 'course', session, at: at.toISOString() }, 'paid');
    await markEventProcessed(`evt_${sessionId}`, 'checkout.session.completed', at);
  });
  stripe.purchases.push(...made);
  return made;
};

const countsOf = (names: string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/** Seconds from one run to the next, from the job's schedule. */
const runIntervalSeconds = 60 * Number(/^rate\((\d+) minutes\)$/.exec(jobs.reconcilePayments.trigger.every)?.[1]);

const minutesAfter = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * 60_000);

/** Purchases between two runs when there are 100,000 a day. */
const purchasesPerRun = Math.ceil(100_000 / (86_400 / runIntervalSeconds));

test('of 100,000 purchases a day, a run checks each of its 2,084 once, ten at a time', async () => {
  expect(purchasesPerRun).toBe(2_084);
  const maxPages = Math.ceil(purchasesPerRun / 50);
  const start = new Date('2026-11-22T08:00:00Z');
  await purchase('many', purchasesPerRun, { from: start, seconds: runIntervalSeconds });
  const end = minutesAfter(start, 41);
  expect(await reconcile(end)).toEqual([]);
  expect(stripe.calls.sessions).toBe(purchasesPerRun);
  // Windows become narrower until each has a page of 50 to 100 events.
  expect(stripe.calls.events).toBeLessThan(maxPages + 20);
  expect(stripe.calls.atATime).toBeGreaterThan(1);
  expect(stripe.calls.atATime).toBeLessThanOrEqual(10);

  stripe.reset();
  expect(await reconcile(minutesAfter(end, 30))).toEqual([]);
  expect(stripe.calls.sessions).toBe(0);
  expect(stripe.calls.events).toBeLessThanOrEqual(maxPages);
}, 240_000);

test('lost events that a run has no time for are each handled once by later runs', async () => {
  const start = new Date('2026-11-23T08:00:00Z');
  await reconcile(start);
  // 150 people pay within one second, which no window of time can divide.
  const lost = [
    ...(await purchase('slow', 250, { from: start, seconds: 600, isLost: true })),
    ...(await purchase('burst', 150, { from: minutesAfter(start, 15), seconds: 1, isLost: true })),
  ];
  const alerts: string[] = [];
  const openedByRun: number[] = [];
  for (let run = 1; run <= 10 && alerts.length < lost.length; run += 1) {
    const raised = await reconcile(minutesAfter(start, 30 * run), shortOfTime(20));
    alerts.push(...raised);
    openedByRun.push(raised.length);
  }
  expect(openedByRun.length).toBeGreaterThan(1);
  expect(countsOf(alerts)).toEqual({ 'late-fulfillment': lost.length });
  expect(await findClosed(lost)).toBeUndefined();
}, 240_000);

test('a run that Stripe or a crash ends halfway skips no event', async () => {
  const start = new Date('2026-11-24T08:00:00Z');
  await reconcile(start);
  const lost = await purchase('crash', 220, { from: start, seconds: 600, isLost: true });
  const end = minutesAfter(start, 20);
  const alerts: string[] = [];
  for (const callsUntilFailure of [30, 60, 90]) {
    stripe.callsUntilFailure = callsUntilFailure;
    await expect(reconcile(end)).rejects.toThrow();
    alerts.push(...takeAlerts());
    const mark = await getReconciledUntil('events');
    const firstClosed = await findClosed(lost);
    expect(mark?.getTime()).toBeLessThanOrEqual((firstClosed?.paidAt ?? 0) * 1000);
  }
  stripe.reset();
  alerts.push(...(await reconcile(end)));
  expect(await findClosed(lost)).toBeUndefined();
  expect(countsOf(alerts)).toEqual({ 'late-fulfillment': lost.length, failed: 3 });
}, 240_000);

test('an interrupted audit resumes where it stopped', async () => {
  const start = new Date('2026-11-25T08:00:00Z');
  await reconcile(start);
  stripe.reset();
  await purchase('audit', 450, { from: start, seconds: 600 });
  let runs = 0;
  for (let at = minutesAfter(start, 20); stripe.calls.sessions < 450 && runs < 10; at = minutesAfter(at, 30)) {
    expect(await reconcile(at, shortOfTime(12))).toEqual([]);
    runs += 1;
  }
  expect(runs).toBeGreaterThan(1);
  // The last grant of a page is checked again.
  expect(stripe.calls.sessions).toBeLessThan(450 + 2 * runs);
}, 240_000);

test('a late run that a newer one has passed changes nothing', async () => {
  await reconcile(new Date('2026-11-26T08:00:00Z'));
  const mark = await getReconciledUntil('grants');
  expect(await reconcile(new Date('2026-11-26T07:30:00Z'))).toEqual([]);
  expect(await getReconciledUntil('grants')).toEqual(mark);
});

test('a backlog of more than half a day is reported as an error', async () => {
  expect(await reconcile(new Date('2026-11-28T08:00:00Z'), shortOfTime(0))).toEqual(['behind']);
  expect(await reconcile(new Date('2026-11-28T08:30:00Z'))).toEqual([]);
});
