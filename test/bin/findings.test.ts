import { SSMClient } from '@aws-sdk/client-ssm';
import { expect, test } from '@jest/globals';
import { type Checks, ok, problem, runChecks } from '#bin/findings.ts';

const failWith =
  (name: string, message = 'The token has expired.') =>
  async (): Promise<never> => {
    throw Object.assign(new Error(message), { name });
  };

const linesOf = async (checks: Checks): Promise<{ lines: string[]; problems: number }> => {
  const lines: string[] = [];
  const problems = await runChecks(checks, (line) => lines.push(line));
  return { lines, problems };
};

test('expired credentials are one problem, whatever each service calls it', async () => {
  const { lines, problems } = await linesOf({
    account: failWith('ExpiredToken', 'The security token included in the request is expired'),
    region: async () => ok('eu-central-1'),
    stacks: failWith('ExpiredTokenException'),
    email: failWith('UnrecognizedClientException'),
  });
  expect(lines).toEqual([
    'PROBLEM         account, stacks, email: There are no valid AWS credentials: The security token included in the request is expired',
    expect.stringMatching('→ Sign in, '),
    'ok              region: eu-central-1',
  ]);
  expect(problems).toBe(1);
});

test('a missing region is one problem that says where to set it', async () => {
  const connect = async () => ok(String(new SSMClient({ region: '' })));
  const { lines, problems } = await linesOf({ bootstrap: connect, payments: connect });
  expect(lines).toEqual([
    'PROBLEM         bootstrap, payments: No region is set.',
    '                → Set `region` of the stage in lib/stages.ts, AWS_REGION, or the region of the profile.',
  ]);
  expect(problems).toBe(1);
});

test('problems other than refusals are listed one by one, even if they sound alike', async () => {
  const full = async () => problem('The account is full.', 'Empty it.');
  const { lines, problems } = await linesOf({
    home: failWith('TypeError', 'fetch failed'),
    catalog: failWith('TypeError', 'fetch failed'),
    queues: full,
    tables: full,
    denied: failWith('AccessDenied', 'Not authorized to perform: ses:GetAccount'),
  });
  expect(lines.filter((line) => line.startsWith('PROBLEM'))).toEqual([
    'PROBLEM         home: The check failed: TypeError: fetch failed',
    'PROBLEM         catalog: The check failed: TypeError: fetch failed',
    'PROBLEM         queues: The account is full.',
    'PROBLEM         tables: The account is full.',
    'PROBLEM         denied: Access denied: Not authorized to perform: ses:GetAccount',
  ]);
  expect(problems).toBe(5);
});
