import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { brand } from '../contract/brand.ts';

export const stageNames = ['dev', 'staging', 'prod'] as const;
export type StageName = (typeof stageNames)[number];

/** Everything in which one deployment of the product differs from another. */
export interface Stage {
  name: StageName;
  /**
   * Whether people depend on what is stored here. If so, tables, buckets and the user pool outlive their stack, refuse to be
   * deleted, and keep earlier versions; both stacks are protected against deletion.
   */
  keepsData: boolean;
  logRetention: RetentionDays;
  /** Gets every alarm; Amazon asks it once to confirm. */
  alarmEmail: string;
  email: {
    /** `Name <address>` that people see. */
    sender: string;
    /** Identity verified in SES: the domain of the address, or the address itself. */
    identity: string;
    /** Sign-up mails go through SES too; otherwise through Cognito, which sends at most 50 a day. */
    signUpThroughSes: boolean;
    /** Mails a second that jobs send at most: no more than SES grants the account. They slow down when SES says so. */
    perSecond: number;
    /**
     * Mails that the form and the schedules of drip courses send in a UTC day at most: below the day's quota of the account,
     * so that receipts and sign-up codes always find room in it. The form may use a quarter of them.
     */
    perDay: number;
  };
  /** Requests over all routes of the API, before anything of ours runs. */
  throttling: { perSecond: number; burst: number };
  /**
   * Whether jobs that must not run twice at a time have capacity reserved. Amazon refuses that in an account whose quota
   * of concurrent runs would leave fewer than 100 for all others; young accounts begin with 10.
   */
  reservesConcurrency: boolean;
  /** Own address of the site; without it, the one CloudFront gives. The certificate has to be in us-east-1. */
  domain?: { name: string; certificateArn: string; hostedZone?: { id: string; name: string } };
  /** A web ACL of scope CLOUDFRONT that stands before everything. */
  webAclArn?: string;
  /** Bedrock model of the assistant, e.g. `amazon.nova-lite-v1:0`; without it, it answers with extracts. */
  chatModelId?: string;
  /** JupyterHub that runs notebooks, without a slash at the end; without it, they run in the browser. */
  notebookHub?: { url: `https://${string}` };
  /** Stream of Google Analytics that gets counts and timings from our server; without it, they stay here. */
  ga4?: { measurementId: `G-${string}` };
  /** Forms of HubSpot, region na1, shown in a frame of its own origin; without it, our own form is shown. */
  hubspot?: { portalId: string; contactFormId: string; instructorFormId: string };
  /** Addresses of ours outside the site: profiles on the contact page, the demo of real-time translation. An absent one is not linked. */
  links?: { profiles?: readonly { name: string; url: `https://${string}` }[]; demo?: `https://${string}` };
}

/** What every stage sends as; one of its own may be set instead. */
const sender = `${brand.name} <hello@${brand.domain}>`;

export const stages: Record<StageName, Stage> = {
  dev: {
    name: 'dev',
    keepsData: false,
    logRetention: RetentionDays.TWO_WEEKS,
    alarmEmail: `dev-alarms@${brand.domain}`,
    email: {
      sender,
      identity: brand.domain,
      signUpThroughSes: false,
      perSecond: 200,
      perDay: 20_000,
    },
    throttling: { perSecond: 100, burst: 200 },
    reservesConcurrency: false,
  },
  staging: {
    name: 'staging',
    keepsData: false,
    logRetention: RetentionDays.ONE_MONTH,
    alarmEmail: `dev-alarms@${brand.domain}`,
    email: {
      sender,
      identity: brand.domain,
      signUpThroughSes: true,
      perSecond: 14,
      perDay: 2_000,
    },
    throttling: { perSecond: 200, burst: 400 },
    reservesConcurrency: false,
    chatModelId: 'amazon.nova-lite-v1:0',
  },
  prod: {
    name: 'prod',
    keepsData: true,
    logRetention: RetentionDays.THREE_MONTHS,
    alarmEmail: `alarms@${brand.domain}`,
    email: {
      sender,
      identity: brand.domain,
      signUpThroughSes: true,
      perSecond: 14,
      perDay: 40_000,
    },
    throttling: { perSecond: 1_000, burst: 2_000 },
    reservesConcurrency: true,
    chatModelId: 'amazon.nova-lite-v1:0',
  },
};

/** The stage of this name. Throws, listing the names, when there is none. */
export const getStage = (name: string): Stage => {
  const stage = Object.hasOwn(stages, name) ? stages[name as StageName] : undefined;
  if (!stage) throw new Error(`There is no stage "${name}". Stages: ${stageNames.join(', ')}.`);
  return stage;
};
