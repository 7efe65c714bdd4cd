import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { runCommandLine } from '#test/support/command-line.ts';

/** Every command that takes a stage, with the arguments that it also needs. */
const commands: [name: string, ...more: string[]][] = [
  ['deploy', '--yes'],
  ['destroy'],
  ['doctor'],
  ['drip', 'migrate', '--course', 'any'],
  ['export'],
  ['media', 'pull'],
  ['publish-content'],
  ['restore'],
  ['revoke'],
  ['smoke'],
  ['synth'],
];

test.each(commands)(
  '%s names an unknown stage in one line, with the stages that exist',
  (...command) => {
    const { status, lines } = runCommandLine([...command, '--stage', 'nope']);
    expect(lines).toEqual([expect.stringMatching(/^Unknown stage "nope". Stages: dev, staging, prod, and copies/)]);
    expect(status).toBe(1);
  },
  60_000,
);

test.each(commands.filter(([name]) => !['synth', 'drip', 'media'].includes(name)))(
  '%s without a stage shows its usage in one line',
  (name) => {
    const { status, lines } = runCommandLine([name]);
    expect(lines).toEqual([expect.stringMatching(`^Usage: npm run ${name} -- --stage <stage>`)]);
    expect(status).toBe(1);
  },
  60_000,
);

test('the CDK application names an unknown stage in one line', () => {
  const { status, lines } = runCommandLine(['app'], { CDK_CONTEXT_JSON: JSON.stringify({ stage: 'nope' }) });
  expect(lines).toEqual([expect.stringMatching(/^Unknown stage "nope"/)]);
  expect(status).toBe(1);
}, 60_000);

test('a drill of an alarm that does not exist is refused before anything starts', () => {
  const { status, lines } = runCommandLine(['alarm-drill', 'tabel']);
  expect(lines).toEqual(['No alarm has "tabel" in its name.']);
  expect(status).toBe(1);
}, 60_000);

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const commandNames = Object.values(scripts).flatMap(
  (script) => /^node bin\/run\.mjs ([a-z-]+)/.exec(script)?.[1] ?? [],
);

test.each([...new Set(commandNames)])('%s begins with its help: how to run it, and what it does', (name) => {
  const script = name === 'bench-web' ? 'bench:web' : name;
  expect(readFileSync(`bin/${name}.ts`, 'utf8')).toMatch(
    new RegExp(`^// \`npm (run (-s )?)?${script}( -- [^\`]+| [^\`]+)?\`: [a-z].+\\w`),
  );
});

test('help lists every flag with its default and an example', () => {
  const { status, lines } = runCommandLine(['deploy', '--help']);
  expect(status).toBe(0);
  expect(lines.slice(lines.indexOf('Flags:'))).toEqual([
    'Flags:',
    '  --stage  Stage to deploy (required), e.g. --stage prod',
    '  --yes    Deploys without asking (default: off), e.g. --yes',
  ]);
});

test('help of a command with subcommands lists the flags of each', () => {
  const { lines } = runCommandLine(['drip', '--help']);
  expect(lines).toContain('Flags of npm run drip -- preview:');
  expect(lines).toContain('Flags of npm run drip -- migrate:');
});

test.each(['destroy', 'alarm-drill'])('%s with a mistyped flag shows its help', (command) => {
  const { status, lines } = runCommandLine([command, '--stgae=dev']);
  expect(lines.slice(0, 3)).toEqual(['Unknown flag --stgae.', '', expect.stringMatching(`^\`npm run ${command}`)]);
  expect(status).toBe(2);
});

const withoutCredentials = {
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: '',
  AWS_CONFIG_FILE: '/dev/null',
  AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
  AWS_EC2_METADATA_DISABLED: 'true',
};
const signIn = expect.stringMatching('→ Sign in, for example: aws sso login --profile <profile>');

test.each(['smoke', 'export', 'publish-content'])(
  '%s without credentials says how to sign in',
  (command) => {
    const { status, lines } = runCommandLine([command, '--stage', 'dev'], withoutCredentials);
    expect(lines).toEqual([expect.stringMatching('^There are no valid AWS credentials: '), signIn]);
    expect(status).toBe(1);
  },
  60_000,
);

test('the doctor names missing credentials once for all points', () => {
  const { status, lines } = runCommandLine(['doctor', '--stage', 'dev'], withoutCredentials);
  const problems = lines.filter((line) => line.startsWith('PROBLEM'));
  expect(problems).toEqual([
    expect.stringMatching(/account, bootstrap, stacks, .*, payments: There are no valid AWS credentials: /),
  ]);
  expect(lines.filter((line) => line.includes('aws sso login'))).toEqual([signIn]);
  expect(lines.at(-1)).toBe('1 problem.');
  expect(status).toBe(1);
}, 60_000);

test('an unknown command shows the usage in one line', () => {
  const { status, lines } = runCommandLine(['deplyo']);
  expect(lines).toEqual([expect.stringMatching(/^Usage: node bin\/run.mjs <command>/)]);
  expect(status).toBe(2);
});
