import { expect, test } from '@jest/globals';
import type Stripe from 'stripe';
import { brand } from '#contract/brand.ts';
import { handledEventTypes } from '#lambdas/fulfillment/handle-stripe-event.ts';
import { stackId } from '#lib/stack-ids.ts';
import { type Stage, stages } from '#lib/stages.ts';
import type { Cloud } from '#local';
import {
  bedrock,
  certificateArn,
  changeWebhook,
  cloud,
  diagnose,
  keyParameter,
  leftBucket,
  leftTable,
  prod,
  queueOf,
  secureParameters,
  siteName,
  webhookParameter,
} from '../support/doctor-cloud.ts';

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

const withStacks = (stacks: Record<string, string>): Partial<Cloud['account']> => ({
  stacks: Object.fromEntries(
    Object.entries(stacks).map(([name, status]) => [name, { status, resources: [], isProtected: true }]),
  ),
});

test.each<[problem: string, changes: Partial<Cloud['account']>]>([
  [
    'account: Stage prod belongs to 000000000000 in us-east-1, but these credentials are for 111122223333',
    { id: '111122223333' },
  ],
  ['bootstrap: CDK is not bootstrapped in us-east-1', { bootstrapVersions: {} }],
  ['bootstrap: The bootstrap stack in us-east-1 has version 5', { bootstrapVersions: { 'us-east-1': 5 } }],
  ['concurrency: The account may run 100 functions', { concurrentExecutions: 100 }],
  ['response headers policies: 17 of 20', { responseHeadersPolicies: Array.from({ length: 17 }, String) }],
  ['certificate: The certificate', { certificates: {} }],
  [
    'certificate: The certificate',
    { certificates: { [certificateArn]: { domainName: '', status: 'PENDING_VALIDATION' } } },
  ],
  ['hosted zone: The hosted zone Z1 does not exist', { hostedZones: {} }],
  ['hosted zone: The zone Z1 is school.org', { hostedZones: { Z1: 'school.org' } }],
  [
    `stacks: ${stackId('prod', 'data')} is ROLLBACK_COMPLETE`,
    withStacks({ [stackId('prod', 'data')]: 'ROLLBACK_COMPLETE' }),
  ],
  [
    `stacks: ${stackId('prod', 'jobs')} is UPDATE_ROLLBACK_FAILED`,
    withStacks({ [stackId('prod', 'jobs')]: 'UPDATE_ROLLBACK_FAILED' }),
  ],
  [
    `stacks: ${stackId('prod', 'ops')} is UPDATE_IN_PROGRESS`,
    withStacks({ [stackId('prod', 'ops')]: 'UPDATE_IN_PROGRESS' }),
  ],
  [`leftovers: No stack owns the queue ${queueOf('prod')}`, { queues: [queueOf('prod')] }],
])('the doctor names %s', async (problem, changes) => {
  Object.assign(cloud.account, changes);
  const { problems } = await diagnose();
  expect(problems).toEqual([expect.stringContaining(problem)]);
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
])('of SES, the doctor names: %s', async (problem, changes) => {
  Object.assign(cloud.account.email, changes);
  const { problems } = await diagnose();
  expect(problems).toEqual([expect.stringContaining(`email: ${problem}`)]);
});

test('unverified email prevents a deployment only where sign-up codes need SES', async () => {
  cloud.account.email.identities = {};
  const { lines, problems } = await diagnose({ ...stages.dev });
  expect(problems).toEqual([]);
  expect(lines.join('\n')).toContain('SES has not verified the identity');
});

test('a certificate outside of us-east-1 and a shell in another region are named', async () => {
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

test('keys of test mode in production are named, and the missing half of a pair', async () => {
  secureParameters[keyParameter] = 'sk_test_of_this_school';
  delete secureParameters[webhookParameter];
  const { problems } = await diagnose();
  expect(problems).toEqual([
    expect.stringContaining(`payments: The parameter ${webhookParameter} does not exist`),
    expect.stringContaining('a key of test mode, and prod needs one of live mode'),
    expect.stringContaining('Stripe refused to list the webhooks'),
  ]);
});

test('an API key stored in place of the webhook secret is named', async () => {
  secureParameters[webhookParameter] = 'sk_live_of_this_school';
  const { problems } = await diagnose();
  expect(problems).toEqual([expect.stringContaining(`payments: ${webhookParameter} is not a webhook secret`)]);
});

test.each<[problem: string, values: Stripe.WebhookEndpointUpdateParams]>([
  ['Stripe has no webhook for', { url: 'https://elsewhere.school.dev/api/stripe/webhook' }],
  ['is disabled', { disabled: true }],
  [
    'lacks the events charge.dispute.closed',
    {
      enabled_events: handledEventTypes.filter(
        (type) => type !== 'charge.dispute.closed',
      ) as Stripe.WebhookEndpointUpdateParams.EnabledEvent[],
    },
  ],
])('of the webhook, the doctor names: %s', async (problem, values) => {
  await changeWebhook(values);
  const { problems } = await diagnose();
  expect(problems).toEqual([expect.stringMatching(`^payments: .*${problem}`)]);
});

test('a model that Bedrock does not answer with is named', async () => {
  bedrock.will({ fault: 'validationException' });
  const { problems } = await diagnose();
  expect(problems).toEqual([expect.stringContaining('assistant: Bedrock refuses')]);
});

test('tables and buckets of an earlier deployment are named, of this stage only', async () => {
  Object.assign(cloud.account, { queues: [queueOf('dev')] });
  const staging = { ...stages.staging, chatModelId: undefined as never, email: { ...prod.email } };
  const { lines, problems } = await diagnose(staging as Stage);
  expect(problems).toEqual([]);
  expect(lines.filter((line) => line.startsWith('warning'))).toEqual([
    expect.stringContaining(`the table ${leftTable}`),
    expect.stringContaining(`the bucket ${leftBucket}`),
  ]);
});

test('a table that a stack of the stage owns is no leftover', async () => {
  const resources = [leftTable, leftBucket].map((physicalId) => ({ logicalId: physicalId, type: '', physicalId }));
  cloud.account.stacks = { [stackId('staging', 'data')]: { status: 'CREATE_COMPLETE', resources } };
  const staging = { ...stages.staging, email: { ...prod.email } };
  const { lines, problems } = await diagnose(staging as Stage);
  expect(problems).toEqual([]);
  expect(lines.filter((line) => line.startsWith('warning'))).toEqual([]);
});

test('a stack whose creation failed is only a warning once it can be deleted', async () => {
  const name = stackId('prod', 'data');
  cloud.account.stacks = { [name]: { status: 'ROLLBACK_COMPLETE', resources: [] } };
  const { lines, problems } = await diagnose();
  expect(problems).toEqual([]);
  expect(lines.join('\n')).toContain(`${name} is ROLLBACK_COMPLETE. The next deployment creates it again.`);
});

test('a new account may deploy dev, and is warned of its concurrency', async () => {
  cloud.account.concurrentExecutions = 10;
  const { lines, problems } = await diagnose({ ...stages.dev });
  expect(problems).toEqual([]);
  expect(lines.join('\n')).toMatch(/warning +concurrency: The account may run 10 functions at a time/);
});

test('the remedy for the web ACL names its region', async () => {
  const name = stackId('prod', 'firewall');
  cloud.account.stacks = withStacks({ [name]: 'ROLLBACK_COMPLETE' }).stacks ?? {};
  expect((await diagnose()).lines.join('\n')).toContain(`--stack-name ${name} --region us-east-1`);
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

test('the port of the platform takes signed requests too, and still serves its pages', async () => {
  const { endpoint: _, ...credentials } = cloud.operator;
  const endpoint = cloud.url.replace('localhost', '127.0.0.1');
  const { problems } = await diagnose(prod, { settings: { endpoint, region: 'us-east-1', credentials } });
  expect(problems).toEqual([]);
  expect((await fetch(`${cloud.url}/_local/`)).status).toBe(200);
});
