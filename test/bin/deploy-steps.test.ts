import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { deploySteps } from '#bin/deploy/deploy-steps.ts';
import { protectData } from '#bin/deploy/protect-data.ts';
import { runSteps } from '#bin/deploy/run-steps.ts';
import { installPackages, optionalPackages } from '#bin/optional-packages.ts';
import { stackId, stackIds } from '#lib/stack-ids.ts';
import { stages } from '#lib/stages.ts';
import { startStackCloud } from '../support/stack-cloud.ts';

const cloud = await startStackCloud({});
const { endpoint, ...credentials } = cloud.operator;
const settings = { endpoint, region: 'us-east-1', credentials };
const policy = readFileSync('lib/data-stack-policy.json', 'utf8');

/** Stack policies by stack, of the stacks that have one. */
const policies = () =>
  Object.fromEntries(
    Object.entries(cloud.account.stacks).flatMap(([name, stack]) =>
      stack.policy === undefined ? [] : [[name, stack.policy]],
    ),
  );

/** Holds a program that records its arguments, and fails for those that contain the text of `failing`. */
const folder = mkdtempSync(join(tmpdir(), 'recorded-programs-'));
const program = join(folder, 'program');
const failing = join(folder, 'failing');
writeFileSync(
  program,
  `#!/bin/sh
echo "$@" >> ${folder}/calls
! { [ -s ${failing} ] && echo "$@" | grep -q -- "$(cat ${failing})"; }
`,
  { mode: 0o755 },
);

beforeAll(() => {
  installPackages(optionalPackages.doctor);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  });
}, 120_000);
beforeEach(() => {
  jest.spyOn(console, 'log').mockReturnValue();
  for (const file of [failing, join(folder, 'calls')]) writeFileSync(file, '');
  cloud.account.stacks = Object.fromEntries(
    stackIds('prod').map((name) => [name, { status: 'CREATE_COMPLETE', resources: [] }]),
  );
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('only the data stack gets the policy of the file, however often it is set', async () => {
  await protectData(stages.prod, settings);
  await protectData(stages.prod, settings);
  expect(policies()).toEqual({ [stackId('prod', 'data')]: policy });
});

test('a data stack that does not exist is an error that names it', async () => {
  cloud.account.stacks = {};
  await expect(protectData(stages.prod, settings)).rejects.toThrow(`${stackId('prod', 'data')} does not exist`);
});

/** Runs the steps of a deployment of production, with the recorded program in place of all others. */
const deployProd = (): Promise<boolean> =>
  runSteps(
    deploySteps(stages.prod, true).map((step) =>
      typeof step.run === 'function' ? step : { ...step, run: [program, ...step.run.slice(1)] as const },
    ),
    { repeat: 'npm run deploy -- --stage prod --yes', environment: process.env },
  );

/** Returns what was printed as errors, which would otherwise fail the test. */
const takeErrors = (): string => {
  const { mock } = jest.spyOn(console, 'error');
  return mock.calls.splice(0).flat().join();
};

/** Arguments of the programs that ran, in order. */
const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');

const deployment = [
  'bin/run.mjs doctor --stage prod',
  'bin/run.mjs build',
  'cdk synth -c stage=prod --quiet --output build/deploy/prod',
  'cdk diff --app build/deploy/prod',
  'cdk deploy --app build/deploy/prod --all --require-approval never',
  'bin/run.mjs publish-content --stage prod',
  'bin/run.mjs smoke --stage prod',
];

test('production protects its data once deployed, before anything is published', async () => {
  const names = deploySteps(stages.prod, true).map(({ name }) => name);
  expect(names.slice(-4)).toEqual(['Deploy', 'Protect the data stack', 'Publish the courses', 'Test the site']);
  expect(await deployProd()).toBe(true);
  expect(calls()).toEqual(deployment);
  expect(policies()).toEqual({ [stackId('prod', 'data')]: policy });
});

test('a stage that keeps nothing has nothing to protect', () => {
  expect(deploySteps(stages.dev, true).map(({ name }) => name)).not.toContain('Protect the data stack');
});

test('a deployment that cannot protect the data stack stops there and says why', async () => {
  cloud.account.stacks = {};
  expect(await deployProd()).toBe(false);
  expect(takeErrors()).toMatch(
    /"Protect the data stack" failed after .*does not exist.* To continue, run: npm run deploy -- --stage prod --yes/,
  );
  expect(calls()).toEqual(deployment.slice(0, 5));
});

test.each([
  ['Synthesize', 'cdk synth'],
  ['Compare with what is deployed', 'cdk diff'],
  ['Deploy', 'cdk deploy'],
  ['Publish the courses', 'publish-content'],
])('a deployment in which "%s" fails names that step, and repeating it completes', async (name, text) => {
  writeFileSync(failing, text);
  expect(await deployProd()).toBe(false);
  expect(takeErrors()).toMatch(
    new RegExp(`^"${name}" failed after .* To continue, run: npm run deploy -- --stage prod --yes$`),
  );
  const until = deployment.findIndex((call) => call.includes(text)) + 1;
  expect(calls()).toEqual(deployment.slice(0, until));
  writeFileSync(failing, '');
  expect(await deployProd()).toBe(true);
  expect(calls().slice(until)).toEqual(deployment);
  expect(policies()).toEqual({ [stackId('prod', 'data')]: policy });
});
