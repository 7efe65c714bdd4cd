import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import type { OperationName } from '#contract/index.ts';
import { kebab } from '#lib/names.ts';
import type { ActiveFault, Fault } from '#local';
import { type DripCloud, startDripCloud } from '../support/drip-cloud.ts';
import { emailsTo } from '../support/inbox.ts';
import { soldCourse } from '../support/payments.ts';
import { consoleCall } from '../support/platform.ts';
import { newTraceableLearner, openStores, type Stores, type TraceableLearner } from '../support/stores.ts';
import { waitFor } from '../support/wait-for.ts';
import { scenarios, writers } from './erasure-scenarios.ts';

let platform: DripCloud;
let stores: Stores;
const sharedPlatform = process.env.PLATFORM_URL;

beforeAll(async () => {
  platform = await startDripCloud();
  process.env.PLATFORM_URL = platform.cloud.url;
  stores = await openStores(platform.cloud.operator);
}, 240_000);
afterEach(() => platform.callConsole('DELETE', 'faults'));
afterAll(async () => {
  process.env.PLATFORM_URL = sharedPlatform;
  await platform.stop();
});

/** Operations that together store one of everything, and the texts that identify what they store. */
const storing = [
  'generateCertificate',
  'addBookmark',
  'saveNote',
  'saveNotebook',
  'submitQuiz',
  'saveSelfCheckAttempt',
  'saveExploration',
  'submitAssignment',
  'saveVideoProgress',
].concat([
  'uploadProfilePicture',
  'saveQuestionnaire',
  'startServer',
  'saveDripProgress',
  'confirmPayment',
]) as OperationName[];
const kinds = ['PROFILE', 'ENROLLMENT#', 'CERTIFICATE#', 'BOOKMARK#', 'NOTE#', 'NOTEBOOK#', 'QUIZ#', 'VIDEO#', 'DRIP#']
  .concat([
    'SELF-CHECK#',
    'EXPLORATION#',
    'ASSIGNMENT#',
    'QUESTIONNAIRE',
    'SERVER',
    'ACTIVITY#',
    'PAYMENT#',
    'CHECKOUT#',
    'ENTITLEMENT#',
    'SUBSCRIPTION#',
    'TOKEN#',
  ])
  .concat(['files/credentials/', '/picture', '/assignments/', '.ipynb', '.pdf']);

const hits = async (): Promise<number> =>
  (await platform.callConsole<ActiveFault[]>('GET', 'faults')).reduce((sum, { hit }) => sum + hit, 0);

/** The check of a notebook runs Python for several seconds before its first request, longer on a busy machine. */
const maxUntilHeldMs = 60_000;

/** Holds one AWS request of an operation, deletes the account and releases the request. */
const deleteDuring = async (
  ada: TraceableLearner,
  name: OperationName,
  fault: Omit<Fault, 'function'>,
): Promise<{ isHeld: boolean; status: number }> => {
  const scenario = scenarios[name];
  if (!scenario) throw new Error(`There is no scenario for ${name}.`);
  const call = await scenario(ada);
  await platform.injectFault({ ...fault, function: `dev-${kebab(name)}` });
  let isDone = false;
  const response = call().finally(() => {
    isDone = true;
  });
  await waitFor(async () => isDone || (await hits()) > 0, maxUntilHeldMs);
  const isHeld = (await hits()) > 0;
  await ada.call('deleteAccount');
  await platform.callConsole('DELETE', 'faults');
  const status = await response;
  await platform.waitForCalls();
  return { isHeld, status };
};

/**
 * Whether to interrupt every call of an operation, as `npm run fuzz` does, or only the first read and the first write.
 */
const isExhaustive = process.env.ERASURE_POINTS === 'all';
const shouldContinue = (isHeld: boolean): boolean => isExhaustive && isHeld;

/** Everything stored before the test, since another test may have failed to remove its data. */
let before = new Set<string>();
beforeEach(async () => {
  before = new Set(await stores.leftovers());
});

const leftOf = async ({ email, sub, name }: TraceableLearner): Promise<string[]> => [
  ...(await stores.leftovers()).filter((stored) => !before.has(stored)),
  // Only the erasure ledger may name the account and, for a quarter of an hour, its subscriptions.
  ...(await stores.mentions([email, sub, name])).filter((row) => !/"pk":"ERASURES#|"sk":"DELETED"/.test(row)),
];

test('every operation that can write for a learner has a scenario here', () => {
  expect(Object.keys(scenarios).sort()).toEqual([...writers].sort());
});

test('a deleted account leaves only its tombstone and the sums it paid', async () => {
  const ada = await newTraceableLearner();
  for (const name of storing) await (await scenarios[name]?.(ada))?.();
  const stored = (await stores.leftovers()).join('\n');
  for (const kind of kinds) expect(stored).toContain(kind);
  await ada.call('deleteAccount');
  expect(await leftOf(ada)).toEqual([]);
  const sessions = await stores.mentions(['"pk":"SESSION#']);
  expect(sessions.some((row) => row.includes('"amount"') && row.includes(soldCourse))).toBe(true);
}, 120_000);

test.each(writers)(
  '%s leaves nothing when the account is deleted during the call',
  async (name) => {
    for (let skip = 0, isNext = true; isNext; skip += 1) {
      const ada = await newTraceableLearner();
      const { isHeld } = await deleteDuring(ada, name, { kind: 'hold-before', skip });
      expect({ skip, left: await leftOf(ada) }).toEqual({ skip, left: [] });
      isNext = shouldContinue(isHeld);
    }
  },
  240_000,
);

test.each(writers)(
  '%s leaves nothing when it responds before the account is deleted',
  async (name) => {
    const ada = await newTraceableLearner();
    expect(await deleteDuring(ada, name, { kind: 'hold' })).toMatchObject({ isHeld: true });
    expect(await leftOf(ada)).toEqual([]);
  },
  240_000,
);

test.each(writers)(
  'what %s wrote before it was killed is removed by the next job run',
  async (name) => {
    let isWritten = false;
    for (const operation of ['PutItem', 'UpdateItem', 'PutObject']) {
      for (let skip = 0, isNext = isExhaustive || !isWritten; isNext; skip += 1) {
        const ada = await newTraceableLearner();
        const { isHeld } = await deleteDuring(ada, name, { kind: 'hold-then-kill', operation, skip });
        await consoleCall('POST', 'jobs/finish-erasures');
        expect({ operation, skip, left: await leftOf(ada) }).toEqual({ operation, skip, left: [] });
        isWritten ||= isHeld;
        isNext = shouldContinue(isHeld);
      }
    }
  },
  240_000,
);

// A crash after a call leaves the same state as one before the next call.
test('a deletion killed at any call is finished by the job, with a receipt', async () => {
  for (let skip = 1, hasDied = true; hasDied; skip += 1) {
    const ada = await newTraceableLearner();
    await (await scenarios.linkAccount?.(ada))?.();
    await platform.injectFault({ kind: 'kill-before', function: 'dev-delete-account', skip });
    await ada.attempt('deleteAccount');
    hasDied = (await hits()) > 0;
    await platform.callConsole('DELETE', 'faults');
    // After a minute, another run takes over the claim of a sender that died.
    await platform.cloud.clock.advance(2 * 60_000);
    await consoleCall('POST', 'jobs/finish-erasures');
    expect({ skip, left: await leftOf(ada) }).toEqual({ skip, left: [] });
    const receipts = (await emailsTo(ada.email)).filter(({ subject }) => subject.endsWith('account has been deleted'));
    expect(receipts.length).toBeGreaterThanOrEqual(1);
    expect(receipts.length).toBeLessThanOrEqual(2);
  }
}, 480_000);

test('an email being sent during a deletion leaves no row in the ledger', async () => {
  const ada = await newTraceableLearner();
  await (await scenarios.linkAccount?.(ada))?.();
  await platform.injectFault({ kind: 'hold', function: 'release-drip', service: 'ses' });
  const inTenDays = new Date(platform.cloud.clock.now().getTime() + 10 * 86_400_000).toISOString();
  const run = platform.release(inTenDays);
  await waitFor(async () => (await hits()) > 0);
  await ada.call('deleteAccount');
  await platform.callConsole('DELETE', 'faults');
  await run;
  await consoleCall('POST', 'jobs/finish-erasures');
  expect(await leftOf(ada)).toEqual([]);
}, 60_000);

test('an hour after a deletion the ledger contains no email address', async () => {
  const ada = await newTraceableLearner();
  await (await scenarios.linkAccount?.(ada))?.();
  await ada.call('deleteAccount');
  expect(await stores.mentions([ada.email])).not.toEqual([]);
  await platform.cloud.clock.advance(60 * 60_000);
  await consoleCall('POST', 'jobs/finish-erasures');
  expect(await stores.mentions([ada.email])).toEqual([]);
}, 60_000);

test('concurrent deletions send one receipt', async () => {
  const ada = await newTraceableLearner();
  await ada.call('getProfile');
  const responses = await Promise.all(Array.from({ length: 4 }, () => ada.attempt('deleteAccount')));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await emailsTo(ada.email)).map(({ subject }) => subject)).toEqual([
    `Your ${brand.name} account has been deleted`,
  ]);
}, 60_000);

test('no call lacked a permission during deletions, and writers could undo', async () => {
  const { functions } = await consoleCall<{
    functions: Record<string, { used: { action: string }[]; denied: object[] }>;
  }>('GET', 'permissions');
  expect(Object.entries(functions).filter(([, { denied }]) => denied.length > 0)).toEqual([]);
  const undone = (name: string) =>
    functions[Object.keys(functions).find((full) => full.endsWith(`dev-${name}`)) ?? '']?.used.some(
      ({ action }) => action === 'dynamodb:DeleteItem',
    );
  // The webhook removes rows only when it is interrupted after its first read.
  const names = ['save-note', 'enroll', 'submit-quiz', ...(isExhaustive ? ['receive-stripe-event'] : [])];
  expect(names.filter((name) => !undone(name))).toEqual([]);
});
