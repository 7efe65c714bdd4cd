import { expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { stackId } from '#lib/stack-ids.ts';
import { stages } from '#lib/stages.ts';
import type { Cloud } from '#local';
import { certificateArn, cloud, diagnose, prod, siteName } from '../support/doctor-cloud.ts';

test('an account that is ready has no problem, with every option of production', async () => {
  const { lines, problems } = await diagnose();
  expect(problems).toEqual([]);
  expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([]);
});

test('a stage without options says what is not configured and how to configure it', async () => {
  const { lines, problems } = await diagnose({ ...stages.dev });
  expect(problems).toEqual([]);
  const points = lines.flatMap((line) => /^not configured +([^:]+):/.exec(line)?.[1] ?? []);
  expect(new Set(points)).toEqual(new Set(['account', 'email', 'certificate', 'hosted zone', 'payments', 'assistant']));
});

test.each<[problem: string, changes: Partial<Cloud['account']>]>([
  [
    'account: Stage prod belongs to 000000000000 in us-east-1, but these credentials are for 111122223333',
    { id: '111122223333' },
  ],
  ['bootstrap: CDK is not bootstrapped in us-east-1', { bootstrapVersions: {} }],
  ['bootstrap: The bootstrap stack in us-east-1 has version 5', { bootstrapVersions: { 'us-east-1': 5 } }],
  ['bootstrap: CDK is not bootstrapped in us-east-1.', { bootstrapQualifier: 'school1' }],
  ['concurrency: The account may run 100 functions', { concurrentExecutions: 100 }],
  ['response headers policies: 17 of 20', { responseHeadersPolicies: Array.from({ length: 17 }, String) }],
  [`certificate: The certificate ${certificateArn} does not exist`, { certificates: {} }],
  [
    `certificate: The certificate ${certificateArn} is PENDING_VALIDATION`,
    { certificates: { [certificateArn]: { domainName: '', status: 'PENDING_VALIDATION' } } },
  ],
  ['hosted zone: The hosted zone Z1 does not exist', { hostedZones: {} }],
  ['hosted zone: The zone Z1 is school.org, but the stage calls it school.dev', { hostedZones: { Z1: 'school.org' } }],
])('the doctor names %s', async (problem, changes) => {
  Object.assign(cloud.account, changes);
  const { problems } = await diagnose();
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test('the doctor checks bootstrap under the qualifier of cdk.json', async () => {
  const cdkContext = { '@aws-cdk/core:bootstrapQualifier': 'school1' };
  const missing = 'bootstrap: CDK is not bootstrapped in us-east-1 under the qualifier school1 of cdk.json.';
  expect((await diagnose(prod, { cdkContext })).problems).toEqual([missing]);
  cloud.account.bootstrapQualifier = 'school1';
  expect((await diagnose(prod, { cdkContext })).problems).toEqual([]);
});

test('placeholders for the support and postal addresses of the school are named', async () => {
  const { problems } = await diagnose(prod, { school: brand });
  expect(problems).toEqual([
    expect.stringContaining(`account: Stage prod: supportEmail in contract/brand.ts is the placeholder`),
    expect.stringContaining(`account: Stage prod: postalAddress in contract/brand.ts is the placeholder`),
  ]);
});

test('the doctor checks bootstrap in us-east-1 for the web ACL of a stage elsewhere', async () => {
  cloud.account.bootstrapVersions = { 'eu-west-1': 30 };
  const { endpoint, ...credentials } = cloud.operator;
  const settings = { endpoint, region: 'eu-west-1', credentials };
  const { problems } = await diagnose(
    { ...stages.dev, firewall: { requests: 50_000, forms: 500, chat: 500 } },
    { settings, shellRegion: 'eu-west-1' },
  );
  expect(problems).toContainEqual(expect.stringContaining('bootstrap: CDK is not bootstrapped in us-east-1'));
  expect(problems).not.toContainEqual(expect.stringContaining('eu-west-1.'));
});

test.each<[problem: string, changes: Partial<Cloud['account']['email']>]>([
  ['SES has not verified the identity school.dev', { identities: {} }],
  ['SES has not verified the identity school.dev', { identities: { 'school.dev': false } }],
  ['SES is in its sandbox', { isInSandbox: true }],
  ['SES has paused sending', { isSendingEnabled: false }],
  ['SES grants 39999 emails a day', { perDay: 39_999 }],
  ['SES grants 13 emails a second', { perSecond: 13 }],
])('the doctor names a problem of SES: %s', async (problem, changes) => {
  Object.assign(cloud.account.email, changes);
  const { problems } = await diagnose();
  expect(problems).toEqual([expect.stringContaining(`email: ${problem}`)]);
});

test('unverified email prevents a deployment only where sign-up codes need SES', async () => {
  cloud.account.email.identities = {};
  const { lines, problems } = await diagnose({ ...stages.dev });
  expect(problems).toEqual([]);
  expect(lines.join('\n')).toContain(`not configured  email: The identity ${brand.domain} is a placeholder`);
  const bound = { ...stages.dev, email: { ...stages.dev.email, identity: 'school.dev' } };
  expect((await diagnose(bound)).lines.join('\n')).toContain('SES has not verified the identity school.dev');
});

test('the doctor tells the placeholder identity of dev from a missing one', async () => {
  const placeholder = (await diagnose({ ...stages.dev })).findings.join('\n');
  expect(placeholder).toContain(
    'a placeholder that nobody can verify: on AWS, subscribing and messages to you are refused',
  );
  expect(placeholder).toContain(
    '→ Set `domain` in contract/brand.ts and verify it, or remove `email.identity` of the stage',
  );
  const { identity: _, ...email } = stages.dev.email;
  const missing = (await diagnose({ ...stages.dev, email })).findings.join('\n');
  expect(missing).toContain('not configured email: No identity is set: only Cognito sends emails.');
});

test('a certificate outside us-east-1 and a shell in another region are named', async () => {
  const domain = { name: siteName, certificateArn: certificateArn.replace('us-east-1', 'eu-west-1') };
  const { problems } = await diagnose({ ...prod, domain }, { shellRegion: 'eu-west-1' });
  expect(problems).toEqual([
    expect.stringMatching(
      '^account: Stage prod belongs to .* in us-east-1, but these credentials are for .* in eu-west-1',
    ),
    expect.stringContaining('domain.certificateArn must be in us-east-1'),
    expect.stringContaining('certificate: The certificate is in eu-west-1'),
  ]);
});

test('a hosted zone that does not contain the domain of the site is named', async () => {
  const domain = { name: 'learn.school.org', certificateArn, hostedZone: { id: 'Z1', name: 'school.dev' } };
  const { problems } = await diagnose({ ...prod, domain, payments: false });
  expect(problems).toEqual(['hosted zone: The zone Z1 (school.dev) does not contain learn.school.org.']);
});

test('a stage that is deployed already needs no more response headers policies', async () => {
  cloud.account.stacks = { [stackId('prod', 'edge')]: { status: 'CREATE_COMPLETE', resources: [] } };
  cloud.account.responseHeadersPolicies = Array.from({ length: 20 }, String);
  expect((await diagnose()).problems).toEqual([]);
});

test('a new account may deploy dev, with a warning about its concurrency', async () => {
  cloud.account.concurrentExecutions = 10;
  const { lines, problems } = await diagnose({ ...stages.dev });
  expect(problems).toEqual([]);
  expect(lines.join('\n')).toMatch(/warning +concurrency: The account may run 10 functions at a time/);
});

test('several problems are all listed, and denied calls are named', async () => {
  const { endpoint } = cloud.operator;
  const credentials = { accessKeyId: 'stranger', secretAccessKey: 'any' };
  const { problems } = await diagnose(prod, { settings: { endpoint, region: 'us-east-1', credentials } });
  const denied = problems.filter((line) => line.includes('Access denied'));
  expect(denied.map((line) => line.split(':')[0])).toEqual([
    'bootstrap',
    'stacks, leftovers',
    'email',
    'concurrency',
    'response headers policies',
    'certificate',
    'hosted zone',
    'payments',
  ]);
  expect(denied.join('\n')).toContain('cloudformation:DescribeStacks');
});

test('an account that cannot be reached is one problem for all points', async () => {
  const { endpoint: _, ...credentials } = cloud.operator;
  const settings = { endpoint: 'http://127.0.0.1:1', region: 'us-east-1', credentials };
  const { problems, findings } = await diagnose(prod, { settings });
  expect(problems).toEqual([
    expect.stringMatching(/^account, bootstrap, stacks, .*, payments: AWS cannot be reached: .*ECONNREFUSED/),
  ]);
  expect(findings.join('\n')).toContain('→ Check the network and AWS_ENDPOINT_URL, then run');
});

test('the port of the platform takes signed requests too, and still serves its pages', async () => {
  const { endpoint: _, ...credentials } = cloud.operator;
  const endpoint = cloud.url.replace('localhost', '127.0.0.1');
  const { problems } = await diagnose(prod, { settings: { endpoint, region: 'us-east-1', credentials } });
  expect(problems).toEqual([]);
  expect((await fetch(`${cloud.url}/_local/`)).status).toBe(200);
});
