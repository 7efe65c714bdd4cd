import { expect, test } from '@jest/globals';
import type Stripe from 'stripe';
import { handledEventTypes } from '#lambdas/fulfillment/handle-stripe-event.ts';
import {
  bedrock,
  changeWebhook,
  diagnose,
  keyParameter,
  prod,
  readingKey,
  secureParameters,
  sellingKey,
  webhookParameter,
} from '../support/doctor-cloud.ts';

const paymentGuide = 'docs/deploy.md#payments';

test('a stage that sells nothing needs no keys', async () => {
  delete secureParameters[keyParameter];
  const { problems, findings } = await diagnose({ ...prod, payments: false });
  expect(problems).toEqual([]);
  expect(findings).toContain(`not configured payments: prod sells nothing. → Set \`payments\`: ${paymentGuide}.`);
});

test('a stage with payments but no Stripe keys is named, and may be deployed', async () => {
  delete secureParameters[keyParameter];
  delete secureParameters[webhookParameter];
  const { problems, findings } = await diagnose();
  expect(problems).toEqual([]);
  expect(findings).toContain(
    `not configured payments: Nothing can be bought: neither ${keyParameter} nor ${webhookParameter} exists. → Store the keys of Stripe: ${paymentGuide}.`,
  );
});

test('a webhook secret without a key is named', async () => {
  delete secureParameters[keyParameter];
  const { problems, findings } = await diagnose();
  expect(problems).toEqual([`payments: The parameter ${keyParameter} does not exist.`]);
  expect(findings.join('\n')).toContain(`→ aws ssm put-parameter --type SecureString --name ${keyParameter} --value …`);
});

test('test keys in production are named, and so is the missing half of a pair', async () => {
  secureParameters[keyParameter] = 'sk_test_of_this_school';
  delete secureParameters[webhookParameter];
  const { problems } = await diagnose();
  expect(problems).toEqual([
    expect.stringContaining(`payments: The parameter ${webhookParameter} does not exist`),
    expect.stringContaining('a test mode key, but prod needs a live mode key'),
    expect.stringContaining('Stripe refuses the key'),
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
])('the doctor names a problem of the webhook: %s', async (problem, values) => {
  await changeWebhook(values);
  const { problems } = await diagnose();
  expect(problems).toEqual([expect.stringMatching(`^payments: .*${problem}`)]);
});

test('a publishable key stored in place of the secret key is named', async () => {
  secureParameters[keyParameter] = 'pk_live_of_this_school';
  const { problems } = await diagnose();
  expect(problems).toEqual([
    expect.stringContaining(`payments: ${keyParameter} is no secret key, but prod needs a live mode key`),
    expect.stringContaining('payments: Stripe refuses the key: Invalid API Key provided'),
  ]);
});

test('a key of live mode is refused where nobody is charged', async () => {
  const { problems } = await diagnose({ ...prod, keepsData: false });
  expect(problems).toEqual([expect.stringContaining('a live mode key, but prod needs a test mode key')]);
});

test('a site without a URL registers its webhook after the first deployment', async () => {
  const { domain: _, ...withoutDomain } = prod;
  const { problems, findings } = await diagnose(withoutDomain);
  expect(problems).toEqual([]);
  expect(findings).toContain(
    `not configured payments: The site has no URL yet. → Register the webhook after the first deployment: ${paymentGuide}.`,
  );
});

test('a restricted key without the right to webhook endpoints is named', async () => {
  secureParameters[keyParameter] = sellingKey;
  const { problems, findings } = await diagnose();
  expect(problems).toEqual([]);
  expect(findings).toContainEqual(
    expect.stringMatching(
      `^skipped payments: The restricted key may not read webhook endpoints, so the webhook was not checked: The provided key .* → Add read permission for Webhook Endpoints to the key in Stripe: ${paymentGuide}.$`,
    ),
  );
});

test('a restricted key with the right to webhook endpoints is enough', async () => {
  secureParameters[keyParameter] = readingKey;
  const { problems, findings } = await diagnose();
  expect(problems).toEqual([]);
  expect(findings.filter((line) => line.startsWith('skipped'))).toEqual([]);
});

test('a key is not blamed when Stripe cannot be reached', async () => {
  const { problems, findings } = await diagnose(prod, { stripeUrl: 'http://127.0.0.1:1' });
  expect(problems).toEqual([expect.stringMatching('^payments: Stripe did not list the webhooks: ')]);
  expect(findings.join('\n')).toContain('→ Check the network and status.stripe.com, then run the command again.');
});

test.each([
  ['ends the stream', { cut: 'ends' }, 'the stream ended before the answer did.'],
  ['loses the connection', { cut: 'fails' }, 'Error: Stream closed with error code NGHTTP2_INTERNAL_ERROR'],
  ['reports a fault', { fault: 'modelStreamErrorException' }, 'ModelStreamErrorException: It broke.'],
] as const)('a model that %s in the middle of its answer is named', async (_how, script, cause) => {
  bedrock.will({ pieces: ['O'], ...script });
  const { problems, findings } = await diagnose();
  expect(problems).toEqual([`assistant: ${prod.chatModelId} broke off its answer: ${cause}`]);
  expect(findings.join('\n')).toContain(
    '→ Run the command again. If it happens again, look at the AWS Health Dashboard, or set another `chatModelId`.',
  );
});

test.each([
  [400, 'ValidationException'],
  [403, 'AccessDeniedException'],
  [404, 'ResourceNotFoundException'],
])('a model that Bedrock refuses with %i %s is named', async (status, fault) => {
  bedrock.will({ status, fault });
  const { problems, findings } = await diagnose();
  expect(problems).toEqual([
    expect.stringMatching(`^assistant: Bedrock refuses ${prod.chatModelId} in us-east-1: ${fault}: `),
  ]);
  expect(findings.join('\n')).toContain('→ Allow bedrock:InvokeModelWithResponseStream, or set a model');
});

test('a model without quota left is named with the quota as the remedy', async () => {
  bedrock.will({ fault: 'throttlingException' });
  const { problems, findings } = await diagnose();
  expect(problems).toEqual([`assistant: Bedrock throttles ${prod.chatModelId} in us-east-1: It broke.`]);
  expect(findings.join('\n')).toContain('raise the quotas of the model in Service Quotas.');
});
