import { afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import type Stripe from 'stripe';
import { connectStripe } from '#bin/doctor/check-payments.ts';
import { doctorChecks } from '#bin/doctor/checks.ts';
import type { DoctorContext } from '#bin/doctor/context.ts';
import { runChecks } from '#bin/findings.ts';
import { installPackages, optionalPackages } from '#bin/optional-packages.ts';
import { brand } from '#contract/brand.ts';
import { handledEventTypes } from '#lambdas/fulfillment/handle-stripe-event.ts';
import { stackId } from '#lib/stack-ids.ts';
import { type Stage, stages } from '#lib/stages.ts';
import type { Cloud } from '#local';
import { startBedrock } from './bedrock-stand-in.ts';
import { bucketResource, startStackCloud, tableResource } from './stack-cloud.ts';

export const siteName = 'learn.school.dev';
export const certificateArn = 'arn:aws:acm:us-east-1:000000000000:certificate/1';
const secretKey = 'sk_live_of_this_school';
/** A key that may only sell, and one that may also list the webhooks. */
export const sellingKey = 'rk_live_that_sells';
export const readingKey = 'rk_live_that_sells_and_reads';
export const keyParameter = `/${brand.slug}/prod/stripe/secret-key`;
export const webhookParameter = `/${brand.slug}/prod/stripe/webhook-secret`;
export const secureParameters: Record<string, string> = {};
export const leftTable = `${stackId('staging', 'data')}-Learners-1A2B`;
export const leftBucket = `${stackId('staging', 'data')}-media-1a2b`;
export const queueOf = (stage: string) => `${brand.slug}-${stage}-release-drip-dead-letters`;

const school = { supportEmail: 'support@school.dev', postalAddress: 'School, 1 Main Street, Springfield, IL 62701' };

/** Production with every option. */
export const prod: Stage = {
  ...stages.prod,
  account: '000000000000',
  region: 'us-east-1',
  alarmEmail: 'alarms@school.dev',
  email: { ...stages.prod.email, sender: 'School <hello@school.dev>', identity: 'school.dev' },
  domain: { name: siteName, certificateArn, hostedZone: { id: 'Z1', name: 'school.dev' } },
};

export const cloud: Cloud = await startStackCloud(
  { Table: tableResource(leftTable), Bucket: bucketResource(leftBucket) },
  {
    secureParameters,
    stripe: {
      webhookPath: '/api/stripe/webhook',
      secretKey,
      restrictedKeys: {
        [sellingKey]: ['/v1/checkout/sessions'],
        [readingKey]: ['/v1/checkout/sessions', '/v1/webhook_endpoints'],
      },
      webhookSecret: 'whsec_x',
      urlVariable: 'STRIPE_API_URL',
    },
  },
);
const stripe = connectStripe(secretKey, `${cloud.url}/_local/stripe`);
Object.assign(cloud.account, {
  certificates: { [certificateArn]: { domainName: siteName, status: 'ISSUED' } },
  hostedZones: { Z1: 'school.dev' },
});
cloud.account.email.identities['school.dev'] = true;
const healthy = structuredClone(cloud.account);
/** Created before each test. */
export let bedrock: Awaited<ReturnType<typeof startBedrock>>;

/** The registration of the webhook, changed. */
export const changeWebhook = async (values: Stripe.WebhookEndpointUpdateParams): Promise<void> => {
  const { data } = await stripe.webhookEndpoints.list();
  await stripe.webhookEndpoints.update(data[0]?.id ?? '', values);
};

beforeAll(() => installPackages(optionalPackages.doctor), 120_000);

beforeEach(async () => {
  bedrock = await startBedrock();
  const { email, ...account } = structuredClone(healthy);
  Object.assign(cloud.account, account);
  Object.assign(cloud.account.email, email);
  Object.assign(secureParameters, { [keyParameter]: secretKey, [webhookParameter]: 'whsec_x' });
  await changeWebhook({
    url: `https://${siteName}/api/stripe/webhook`,
    enabled_events: [...handledEventTypes] as Stripe.WebhookEndpointUpdateParams.EnabledEvent[],
    disabled: false,
  });
});

afterEach(() => bedrock.stop());

interface Diagnosis {
  lines: string[];
  /** `<point>: <detail>` of each problem. */
  problems: string[];
  /** `<mark> <point>: <detail>` of each finding, then ` → <remedy>` where it has one. */
  findings: string[];
}

export const diagnose = async (stage = prod, changes: Partial<DoctorContext> = {}): Promise<Diagnosis> => {
  const { endpoint, ...credentials } = cloud.operator;
  const checks = doctorChecks({
    stage,
    school,
    settings: { endpoint, region: 'us-east-1', credentials },
    shellRegion: 'us-east-1',
    cdkContext: {},
    bedrockEndpoint: bedrock.url,
    stripeUrl: `${cloud.url}/_local/stripe`,
    ...changes,
  });
  const lines: string[] = [];
  const count = await runChecks(checks, (line) => lines.push(line));
  const problems = lines.flatMap((line) => /^PROBLEM +(.*)$/.exec(line)?.[1] ?? []);
  expect(problems).toHaveLength(count);
  expect(lines.filter((line) => line.includes('→')).length).toBeGreaterThanOrEqual(count);
  const findings = lines.join('\n').replaceAll(/\n +→/g, ' →').replaceAll(/ {2,}/g, ' ').split('\n');
  return { lines, problems, findings };
};
