import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { brand } from '../../contract/brand.ts';
import type { OperationName } from '../../contract/index.ts';
import { kebab } from '../../lib/names.ts';
import type { ActiveFault, Fault } from '../../local/faults.ts';
import { type DripCloud, startDripCloud } from '../support/drip-cloud.ts';
import { newTraceable, openStores, type Stores, type Traceable } from '../support/erasure.ts';
import { mailsTo, soldCourse } from '../support/payments.ts';
import { consoleCall } from '../support/platform.ts';
import { until } from '../support/until.ts';
import { scenarios, writers } from './erasure-scenarios.ts';

let platform: DripCloud;
let stores: Stores;
const sharedPlatform = process.env.PLATFORM_URL;

beforeAll(async () => {
  platform = await startDripCloud();
  process.env.PLATFORM_URL = platform.cloud.url;
  stores = await openStores(platform.cloud.operator);
}, 240_000);
afterEach(() => platform.ask('DELETE', 'faults'));
afterAll(async () => {
  process.env.PLATFORM_URL = sharedPlatform;
  await platform.stop();
});

/** Calls by which a person stores one of everything, and the texts by which that is recognized. */
const storing = [
  'generateCertificate',
  'addBookmark',
  'saveNote',
  'saveNotebook',
  'submitQuiz',
  'saveVideoProgress',
].concat([
  'uploadProfilePicture',
  'saveQuestionnaire',
  'startServer',
  'saveDripProgress',
  'confirmPayment',
]) as OperationName[];
const kinds = ['PROFILE', 'ENROLLMENT#', 'CERTIFICATE#', 'BOOKMARK#', 'NOTE#', 'NOTEBOOK#', 'QUIZ#', 'VIDEO#', 'DRIP#']
  .concat(['QUESTIONNAIRE', 'SERVER', 'ACTIVITY#', 'PAYMENT#', 'CHECKOUT#', 'ENTITLEMENT#', 'SUBSCRIPTION#', 'TOKEN#'])
  .concat(['files/credentials/', '/picture', '.ipynb', '.pdf']);

const hits = async (): Promise<number> =>
  (await platform.ask<ActiveFault[]>('GET', 'faults')).reduce((sum, { hit }) => sum + hit, 0);

/** Calls an operation, deletes the account while one of its requests to AWS is held up, and lets it go on. */
const deleteDuring = async (
  ada: Traceable,
  name: OperationName,
  fault: Omit<Fault, 'function'>,
): Promise<{ isHeld: boolean; status: number }> => {
  const scenario = scenarios[name];
  if (!scenario) throw new Error(`There is no scenario for ${name}.`);
  const call = await scenario(ada);
  await platform.fault({ ...fault, function: `dev-${kebab(name)}` });
  let isAnswered = false;
  const answer = call().finally(() => {
    isAnswered = true;
  });
  await until(async () => isAnswered || (await hits()) > 0);
  const isHeld = (await hits()) > 0;
  await ada.call('deleteAccount');
  await platform.ask('DELETE', 'faults');
  const status = await answer;
  await platform.settled();
  return { isHeld, status };
};

/** Whether every call of an operation is interrupted, as by `npm run fuzz`; otherwise the first read and the first write. */
const isExhaustive = process.env.ERASURE_POINTS === 'all';
const goesOn = (isHeld: boolean): boolean => isExhaustive && isHeld;

/** What was stored before a test, which another one may have failed to remove. */
let before = new Set<string>();
beforeEach(async () => {
  before = new Set(await stores.leftovers());
});

const leftOf = async ({ email, sub, name }: Traceable): Promise<string[]> => [
  ...(await stores.leftovers()).filter((stored) => !before.has(stored)),
  // The ledger names the account and, for a quarter of an hour, its subscriptions; nothing but that may.
  ...(await stores.mentions([email, sub, name])).filter((row) => !/"pk":"ERASURES#|"sk":"DELETED"/.test(row)),
];

test('every operation that can write for a learner has a scenario here', () => {
  expect(Object.keys(scenarios).sort()).toEqual([...writers].sort());
});

test('a deleted account leaves nothing but its tombstone and the sums it paid', async () => {
  const ada = await newTraceable();
  for (const name of storing) await (await scenarios[name]?.(ada))?.();
  const stored = (await stores.leftovers()).join('\n');
  for (const kind of kinds) expect(stored).toContain(kind);
  await ada.call('deleteAccount');
  expect(await leftOf(ada)).toEqual([]);
  const sessions = await stores.mentions(['"pk":"SESSION#']);
  expect(sessions.some((row) => row.includes('"amount"') && row.includes(soldCourse))).toBe(true);
}, 120_000);

test.each(writers)(
  '%s leaves nothing when the account is deleted while it is under way',
  async (name) => {
    for (let skip = 0, isNext = true; isNext; skip += 1) {
      const ada = await newTraceable();
      const { isHeld } = await deleteDuring(ada, name, { kind: 'hold-before', skip });
      expect({ skip, left: await leftOf(ada) }).toEqual({ skip, left: [] });
      isNext = goesOn(isHeld);
    }
  },
  240_000,
);

test.each(writers)(
  '%s leaves nothing when its first answer came before the account was deleted',
  async (name) => {
    const ada = await newTraceable();
    expect(await deleteDuring(ada, name, { kind: 'hold' })).toMatchObject({ isHeld: true });
    expect(await leftOf(ada)).toEqual([]);
  },
  60_000,
);

test.each(writers)(
  'what %s wrote before it died is removed by the next run of the job',
  async (name) => {
    let isWritten = false;
    for (const operation of ['PutItem', 'UpdateItem', 'PutObject']) {
      for (let skip = 0, isNext = isExhaustive || !isWritten; isNext; skip += 1) {
        const ada = await newTraceable();
        const { isHeld } = await deleteDuring(ada, name, { kind: 'hold-then-kill', operation, skip });
        await consoleCall('POST', 'jobs/finish-erasures');
        expect({ operation, skip, left: await leftOf(ada) }).toEqual({ operation, skip, left: [] });
        isWritten ||= isHeld;
        isNext = goesOn(isHeld);
      }
    }
  },
  240_000,
);

test('a deletion may die at each of its calls; the job ends it and sends a receipt', async () => {
  for (const kind of ['kill-before', 'kill-after'] as const) {
    for (let skip = 1, hasDied = true; hasDied; skip += 1) {
      const ada = await newTraceable();
      await (await scenarios.linkAccount?.(ada))?.();
      await platform.fault({ kind, function: 'dev-delete-account', skip });
      await ada.attempt('deleteAccount');
      hasDied = (await hits()) > 0;
      await platform.ask('DELETE', 'faults');
      // The claim of a receipt whose sender died is taken over after a minute.
      await platform.cloud.clock.advance(2 * 60_000);
      await consoleCall('POST', 'jobs/finish-erasures');
      expect({ kind, skip, left: await leftOf(ada) }).toEqual({ kind, skip, left: [] });
      const receipts = (await mailsTo(ada.email)).filter(({ subject }) => subject.endsWith('account is deleted'));
      expect(receipts.length).toBeGreaterThanOrEqual(1);
      expect(receipts.length).toBeLessThanOrEqual(2);
    }
  }
}, 240_000);

test('a letter that is on its way while the account is deleted leaves no row in the ledger', async () => {
  const ada = await newTraceable();
  await (await scenarios.linkAccount?.(ada))?.();
  await platform.fault({ kind: 'hold', function: 'release-drip', service: 'ses' });
  const inTenDays = new Date(platform.cloud.clock.now().getTime() + 10 * 86_400_000).toISOString();
  const run = platform.release(inTenDays);
  await until(async () => (await hits()) > 0);
  await ada.call('deleteAccount');
  await platform.ask('DELETE', 'faults');
  await run;
  await consoleCall('POST', 'jobs/finish-erasures');
  expect(await leftOf(ada)).toEqual([]);
}, 60_000);

test('an hour after a deletion the ledger names no address', async () => {
  const ada = await newTraceable();
  await (await scenarios.linkAccount?.(ada))?.();
  await ada.call('deleteAccount');
  expect(await stores.mentions([ada.email])).not.toEqual([]);
  await platform.cloud.clock.advance(60 * 60_000);
  await consoleCall('POST', 'jobs/finish-erasures');
  expect(await stores.mentions([ada.email])).toEqual([]);
}, 60_000);

test('parallel deletions send one receipt', async () => {
  const ada = await newTraceable();
  await ada.call('getProfile');
  const answers = await Promise.all(Array.from({ length: 4 }, () => ada.attempt('deleteAccount')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await mailsTo(ada.email)).map(({ subject }) => subject)).toEqual([`Your ${brand.name} account is deleted`]);
}, 60_000);

test('no call lacked a right while accounts were deleted, and every writer could take its rows back', async () => {
  const { functions } = await consoleCall<{
    functions: Record<string, { used: { action: string }[]; denied: object[] }>;
  }>('GET', 'permissions');
  expect(Object.entries(functions).filter(([, { denied }]) => denied.length > 0)).toEqual([]);
  const undone = (name: string) =>
    functions[Object.keys(functions).find((full) => full.endsWith(`dev-${name}`)) ?? '']?.used.some(
      ({ action }) => action === 'dynamodb:DeleteItem',
    );
  // The webhook takes back rows only when it is interrupted later than at its first read.
  const names = ['save-note', 'enroll', 'submit-quiz', ...(isExhaustive ? ['receive-stripe-event'] : [])];
  expect(names.filter((name) => !undone(name))).toEqual([]);
});
