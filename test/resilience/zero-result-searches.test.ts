import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { newIpAddress, send } from '../support/platform.ts';
import { courseOf } from '../support/revocations.ts';
import { runOperatorCommand } from '../support/run-operator-command.ts';

let operator: OperatorCloud;
beforeAll(async () => {
  operator = await startOperatorCloud();
  await operator.publish(courseOf('steady', 0, 'Explains photosynthesis.'));
}, 180_000);
afterAll(() => operator.stop());

const report = async (...searches: string[]) => {
  for (const search of searches) {
    const headers = { 'x-local-viewer-address': newIpAddress() };
    await send('countZeroResultSearch', { body: { search }, headers });
  }
};

const today = () => operator.cloud.clock.now().toISOString().slice(0, 10);
const zeroResultSearches = (...args: string[]) => runOperatorCommand(operator, 'zero-result-searches', ...args);

test('an operator reads what was most often not found, and nothing personal', async () => {
  await report('Beekeeping', 'beekeeping!', 'pottery', 'ada@example.com', 'zzzz 555 0100');
  await operator.cloud.clock.advance(86_400_000);
  await report('beekeeping');
  const { code, output } = await zeroResultSearches('--at', today(), '--days', '2');
  const from = new Date(Date.parse(today()) - 86_400_000).toISOString().slice(0, 10);
  expect({ code, output }).toEqual({
    code: 0,
    output: [
      `Zero-result searches from ${from} to ${today()} (UTC): 2.`,
      '',
      'Found nothing:',
      '     3  beekeeping',
      '     1  pottery',
      '',
    ].join('\n'),
  });
  expect((await zeroResultSearches('--at', today(), '--days', '1')).output).toContain('     1  beekeeping');
}, 120_000);

test('what was found after a correction is listed apart', async () => {
  await operator.cloud.clock.advance(86_400_000);
  await report('photosyntesis');
  const { output } = await zeroResultSearches('--at', today(), '--days', '1');
  expect(output).toContain('Found something after a correction:\n     1  photosyntesis');
}, 60_000);

test('a day without zero-result searches says so', async () => {
  const { code, output } = await zeroResultSearches('--at', '2020-02-29', '--days', '1');
  expect({ code, output }).toEqual({
    code: 0,
    output: 'Zero-result searches from 2020-02-29 to 2020-02-29 (UTC): 0.\n',
  });
}, 60_000);

test.each([
  ['--days', '0'],
  ['--days', '91'],
  ['--days', 'x'],
  ['--at', 'yesterday'],
  ['--at', '2026-13-01'],
])(
  'the command refuses %s %s and says how it is used',
  async (...args) => {
    expect(await zeroResultSearches(...args)).toEqual({ code: 1, output: expect.stringContaining('Usage') });
  },
  60_000,
);
