import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { installPackages, optionalPackages } from '#bin/optional-packages.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';

let operator: OperatorCloud;
/** Holds a program named npx that records its arguments. */
let folder: string;

/** Records the arguments; fails for the subcommand in `failing`. */
const recorder = (path: string) => `#!/bin/sh
echo "$@" >> ${path}/calls
[ "$2" != "$(cat ${path}/failing)" ]
`;

beforeAll(async () => {
  installPackages(optionalPackages.doctor);
  operator = await startOperatorCloud();
  folder = await mkdtemp(join(tmpdir(), 'recorded-cli-'));
  await writeFile(join(folder, 'npx'), recorder(folder));
  await chmod(join(folder, 'npx'), 0o755);
}, 300_000);

beforeEach(async () => {
  await Promise.all([writeFile(join(folder, 'calls'), ''), writeFile(join(folder, 'failing'), '')]);
  operator.cloud.account.bootstrapVersions = { 'us-east-1': 30 };
});

afterAll(async () => {
  await operator.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command as an operator does, with this input, against the local cloud. */
const run = async (args: string[], input = ''): Promise<{ code: number | null; output: string }> => {
  const { endpoint, accessKeyId, secretAccessKey } = operator.cloud.operator;
  const { AWS_REGION: _, ...environment } = process.env;
  const child = spawn(process.execPath, ['bin/run.mjs', ...args], {
    env: {
      ...environment,
      PATH: `${folder}:${process.env.PATH}`,
      AWS_ENDPOINT_URL: endpoint,
      AWS_DEFAULT_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
      STRIPE_API_URL: `${operator.cloud.url}/_local/stripe`,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
};

/** Recorded calls of the CLI, without `cdk`. */
const calls = async (): Promise<string[]> => {
  const text = await readFile(join(folder, 'calls'), 'utf8');
  return text.split('\n').flatMap((line) => (line === '' ? [] : [line.replace(/^cdk /, '')]));
};

const deployment = [
  'synth -c stage=dev --quiet --output build/deploy/dev',
  'diff --app build/deploy/dev',
  'deploy --app build/deploy/dev --all --require-approval never',
];

test('a deployment checks, shows the changes, deploys, publishes and tests the site', async () => {
  const { code, output } = await run(['deploy', '--stage', 'dev', '--yes']);
  expect(output).toContain('Nothing prevents a deployment of dev.');
  expect(output).toContain('published  ');
  expect(output).toContain(`${operator.cloud.url} works.`);
  expect(output).toMatch(/"Deploy" took \d+\.\d s\./);
  expect(await calls()).toEqual(deployment);
  expect(code).toBe(0);
}, 300_000);

test('a failed step names the command that continues, and repeating it completes', async () => {
  await writeFile(join(folder, 'failing'), 'deploy');
  const failed = await run(['deploy', '--stage', 'dev', '--yes']);
  expect(failed.code).toBe(1);
  expect(failed.output).toMatch(/"Deploy" failed after .* run: npm run deploy -- --stage dev --yes/);
  expect(failed.output).not.toContain('Publish the courses');
  await writeFile(join(folder, 'failing'), '');
  const repeated = await run(['deploy', '--stage', 'dev', '--yes']);
  expect(repeated.output).toContain(`${operator.cloud.url} works.`);
  expect(repeated.code).toBe(0);
}, 300_000);

test('an operator who does not confirm the changes deploys nothing', async () => {
  for (const input of ['no\n', '']) {
    const { code, output } = await run(['deploy', '--stage', 'dev'], input);
    expect(output).toContain('Not confirmed; nothing was changed. To continue, run: npm run deploy -- --stage dev');
    expect(code).toBe(1);
  }
  expect((await calls()).filter((call) => call.startsWith('deploy'))).toEqual([]);
  const confirmed = await run(['deploy', '--stage', 'dev'], 'yes\n');
  expect(confirmed.code).toBe(0);
  expect((await calls()).at(-1)).toBe(deployment.at(-1));
}, 300_000);

test('an account with a problem stops a deployment before anything is built or made', async () => {
  operator.cloud.account.bootstrapVersions = {};
  const { code, output } = await run(['deploy', '--stage', 'dev', '--yes']);
  expect(code).toBe(1);
  expect(output).toContain('CDK is not bootstrapped in us-east-1');
  expect(await calls()).toEqual([]);
}, 60_000);

test('the doctor skips the model when its endpoint does not speak HTTP/2', async () => {
  const { code, output } = await run(['doctor', '--stage', 'staging']);
  expect(output).toMatch(/^skipped +assistant: Bedrock was not called/m);
  expect(output).not.toContain('PROBLEM');
  expect(code).toBe(0);
}, 60_000);

test('a stage is removed only once its name has been typed, and production never', async () => {
  const mistyped = await run(['destroy', '--stage', 'dev'], 'prod\n');
  expect(mistyped.output).toMatch(/This deletes dev \(account \d{12}, us-east-1\) with all its accounts/);
  expect(mistyped.code).toBe(1);
  const refused = await run(['destroy', '--stage', 'prod'], 'prod\n');
  expect(refused.output).toContain('prod keeps its data');
  expect(await calls()).toEqual([]);
  expect((await run(['destroy', '--stage', 'dev'], 'dev\n')).code).toBe(0);
  expect(await calls()).toEqual(['destroy -c stage=dev --all --force']);
}, 60_000);
