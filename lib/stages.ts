import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { brand } from '#contract/brand.ts';

export const stageNames = ['dev', 'staging', 'prod'] as const;
export type StageName = (typeof stageNames)[number];

/** All settings in which deployments differ. */
export interface Stage {
  name: StageName;
  /**
   * Whether users depend on the stored data. If so, tables, buckets and the user pool outlive their stack, are
   * protected against deletion and keep earlier versions; all stacks have termination protection.
   */
  keepsData: boolean;
  logRetention: RetentionDays;
  /** Receives every alarm; AWS asks it once to confirm. */
  alarmEmail: string;
  email: {
    /** `Name <email>` shown to recipients. */
    sender: string;
    /** Identity verified in SES: the sender's domain or email address. */
    identity: string;
    /** Whether Cognito sends sign-up emails through SES; otherwise it sends at most 50 a day itself. */
    signUpThroughSes: boolean;
    /**
     * Highest number of emails jobs send per second: at most the account's SES rate. Jobs slow down when SES throttles.
     */
    perSecond: number;
    /**
     * Highest number of emails that sign-up forms and drip schedules send per UTC day: below the account's SES quota,
     * to leave capacity for receipts and sign-up codes. The forms may use a quarter.
     */
    perDay: number;
  };
  /** Throttling over all routes of the API, before any function runs. */
  throttling: { perSecond: number; burst: number };
  /**
   * Whether jobs that must not run concurrently reserve capacity. AWS rejects that when fewer than 100 concurrent
   * executions would remain; new accounts start with a quota of 10.
   */
  reservesConcurrency: boolean;
  /** Custom domain of the site; default: the CloudFront domain. The certificate must be in us-east-1. */
  domain?: { name: string; certificateArn: string; hostedZone?: { id: string; name: string } };
  /** A web ACL of scope CLOUDFRONT for the distribution. */
  webAclArn?: string;
  /** Bedrock model of the assistant, e.g. `amazon.nova-lite-v1:0`; without it, the assistant replies with extracts. */
  chatModelId?: string;
  /** URL of the JupyterHub that runs notebooks, without a trailing slash; without it, notebooks run in the browser. */
  notebookHub?: { url: `https://${string}` };
  /** Google Analytics stream that receives server-side counts and timings; without it, they are not forwarded. */
  ga4?: { measurementId: `G-${string}` };
  /** HubSpot forms, region na1, embedded in a cross-origin frame; without them, the site's own form is shown. */
  hubspot?: { portalId: string; contactFormId: string; instructorFormId: string };
  /** External links: profiles on the contact page, the demo of real-time translation. An absent link is hidden. */
  links?: { profiles?: readonly { name: string; url: `https://${string}` }[]; demo?: `https://${string}` };
}

/** Default sender of every stage. */
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

/** Returns the stage of this name. @throws Error listing the stage names for an unknown one. */
export const getStage = (name: string): Stage => {
  const stage = Object.hasOwn(stages, name) ? stages[name as StageName] : undefined;
  if (!stage) throw new Error(`Unknown stage "${name}". Stages: ${stageNames.join(', ')}.`);
  return stage;
};
