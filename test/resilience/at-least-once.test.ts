import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type DripCloud, startDripCloud } from '../support/drip-cloud.ts';
import { waitFor } from '../support/wait-for.ts';

let drip: DripCloud;
beforeAll(async () => {
  drip = await startDripCloud();
  await drip.callConsole('POST', 'duplicates', { enabled: true });
}, 180_000);
afterAll(() => drip.stop());

const dayMs = 86_400_000;

interface DeliveredMetric {
  namespace: string;
  name: string;
  dimensions: { FunctionName?: string };
  value: number;
}

const invocationsOf = async (job: string): Promise<number> =>
  (await drip.callConsole<DeliveredMetric[]>('GET', 'metrics')).find(
    ({ namespace, name, dimensions }) =>
      namespace === 'AWS/Lambda' && name === 'Invocations' && dimensions.FunctionName?.endsWith(job),
  )?.value ?? 0;

test('a schedule that delivers each event twice at once sends every email once', async () => {
  const { clock } = drip.cloud;
  const rows = await Promise.all(Array.from({ length: 30 }, () => drip.createSubscriber(clock.now().toISOString())));
  const before = await invocationsOf('release-drip');
  await clock.advance(3 * dayMs);
  expect((await invocationsOf('release-drip')) - before).toBe(2);
  const subjects = await Promise.all(rows.map(drip.subjectsTo));
  expect(subjects.filter(({ length }) => length !== 1)).toEqual([]);
  // The events of SES arrive twice, too: both settle the same entry of the ledger.
  await waitFor(async () => {
    const ledgers = await Promise.all(rows.map(drip.readLedger));
    return ledgers.every((entries) => entries.length === 1 && entries[0]?.state === 'sent');
  });
}, 120_000);

test('the next days send each later email once, and no run fails', async () => {
  const { clock } = drip.cloud;
  const ada = await drip.createSubscriber(clock.now().toISOString());
  for (let day = 0; day < 10; day += 1) await clock.advance(dayMs);
  const subjects = await drip.subjectsTo(ada);
  expect(subjects.length).toBeGreaterThan(2);
  expect(new Set(subjects).size).toBe(subjects.length);
  expect(Object.values(await drip.callConsole<object>('GET', 'dead-letters')).flat()).toEqual([]);
}, 120_000);
