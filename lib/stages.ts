// Imports only a type, because commands that start without CDK read the stages.
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { brand } from '#contract/brand.ts';
import type { OperationName } from '#contract/index.ts';

export const stageNames = ['dev', 'staging', 'prod'] as const;
type BaseStageName = (typeof stageNames)[number];
/** A stage of `stages`, or a named copy of `dev` or `staging`, e.g. `dev-ann`. */
export type StageName = BaseStageName | `${Exclude<BaseStageName, 'prod'>}-${string}`;

/** Requests per second, and in a burst. */
interface Limit {
  perSecond: number;
  burst: number;
}

/** Maximum requests of an IP address in five minutes; a school or office shares one address. */
export interface Firewall {
  /** All requests, including videos. */
  requests: number;
  /** To operations with a form. */
  forms: number;
  /** To the assistant. */
  chat: number;
}

/** Stage configuration: all settings and feature flags in which deployments differ. */
export interface Stage {
  name: StageName;
  /** The only account that the stage may be deployed to; default: any. */
  account?: string;
  /** The only region that the stage may be deployed to; default: any. */
  region?: string;
  /**
   * Whether users depend on the stored data. If so, tables, buckets and the user pool outlive their stack, are
   * protected against deletion and keep earlier versions; all stacks have termination protection.
   */
  keepsData: boolean;
  /** Days. */
  logRetention: RetentionDays;
  /** Receives every alarm; AWS asks it once to confirm. Without it, alarms show in CloudWatch only. */
  alarmEmail?: string;
  email: {
    /** `Name <email>` shown to recipients. */
    sender: string;
    /** Identity verified in SES: the sender's domain or email address. Without it, only Cognito sends emails. */
    identity?: string;
    /** Whether Cognito sends sign-up emails through `identity`; otherwise it sends at most 50 a day itself. */
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
  /** Whether courses and upgrades are sold through Stripe. Its secrets are two SSM parameters. */
  payments: boolean;
  /**
   * What players load: `hls`, renditions that publishing has MediaConvert encode; `mp4`, the published file. Default:
   * `mp4`.
   */
  streaming?: 'hls' | 'mp4';
  /** Whether a full refund of a course revokes the certificates that the learner got for it; default: no. */
  revokesOnRefund?: boolean;
  /** Throttling of the API, before any function runs: over all routes, except those with a separate limit. */
  throttling: { perSecond: number; burst: number; routes?: Partial<Record<OperationName, Limit>> };
  /**
   * Whether jobs that must not run concurrently reserve capacity. AWS rejects that when fewer than 100 concurrent
   * executions would remain; new accounts start with a quota of 10.
   */
  reservesConcurrency: boolean;
  /**
   * How a deployment moves traffic to new versions of functions. `canary`: 10% for five minutes, and back when an alarm
   * fires; `at-once`: without waiting, regardless of alarms. Without it, functions have no versions.
   */
  trafficShift?: 'canary' | 'at-once';
  /** Whether X-Ray traces the functions. */
  tracing?: boolean;
  /** Custom domain of the site; default: the CloudFront domain. The certificate must be in us-east-1. */
  domain?: { name: string; certificateArn: string; hostedZone?: { id: string; name: string } };
  /** The stage's own web ACL; without it, none or that of `webAclArn`. */
  firewall?: Firewall;
  /** An existing web ACL of scope CLOUDFRONT for the distribution, instead of `firewall`. */
  webAclArn?: string;
  /** US dollars a month; the alarm address gets an email at 80% and 100%, and when the forecast exceeds them. */
  monthlyBudget?: number;
  /**
   * Bedrock model of the assistant: a foundation model that the stage's region offers on demand
   * (`amazon.nova-lite-v1:0` in us-east-1), or an inference profile (`us.`, `eu.`, `apac.`, `jp.`, `au.` or `global.`
   * and a model). Without it, the assistant replies with extracts.
   */
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

/** Limits the routes that anyone may call and that send emails or write metrics. */
const publicRoutes = (limit: Limit): Partial<Record<OperationName, Limit>> => ({
  recordAnalytics: limit,
  recordCspReports: limit,
  countZeroResultSearch: limit,
  markAnswer: limit,
  sendInquiry: limit,
  subscribe: limit,
});

export const stages: Record<BaseStageName, Stage> = {
  dev: {
    name: 'dev',
    keepsData: false,
    logRetention: 14,
    email: {
      sender,
      // The local cloud delivers these emails. On AWS, nobody can verify the placeholder, so SES rejects them, and
      // subscribing and messages to us fail. Verify your own domain, or remove this line to leave email unconfigured.
      identity: brand.domain,
      signUpThroughSes: false,
      perSecond: 200,
      perDay: 20_000,
    },
    payments: true,
    revokesOnRefund: true,
    throttling: { perSecond: 1_000, burst: 2_000, routes: publicRoutes({ perSecond: 500, burst: 1_000 }) },
    reservesConcurrency: false,
  },
  staging: {
    name: 'staging',
    keepsData: false,
    logRetention: 30,
    email: {
      sender,
      signUpThroughSes: true,
      perSecond: 14,
      perDay: 2_000,
    },
    payments: true,
    throttling: { perSecond: 200, burst: 400, routes: publicRoutes({ perSecond: 20, burst: 40 }) },
    reservesConcurrency: false,
    chatModelId: 'global.amazon.nova-2-lite-v1:0',
  },
  prod: {
    name: 'prod',
    keepsData: true,
    logRetention: 90,
    alarmEmail: `alarms@${brand.domain}`,
    email: {
      sender,
      identity: brand.domain,
      signUpThroughSes: true,
      perSecond: 14,
      perDay: 40_000,
    },
    payments: true,
    throttling: { perSecond: 1_000, burst: 2_000, routes: publicRoutes({ perSecond: 50, burst: 200 }) },
    firewall: { requests: 50_000, forms: 500, chat: 500 },
    monthlyBudget: 500,
    reservesConcurrency: true,
    trafficShift: 'canary',
    chatModelId: 'global.amazon.nova-2-lite-v1:0',
  },
};

/**
 * `dev-ann`: at most 12 characters after the base, so that the names of all resources fit. Cognito forbids three words
 * in the domain prefix of its sign-in pages. A stage `dev-data` would look like the stack `data` of `dev`.
 */
const copyName =
  /^(dev|staging)-(?!.*(?:aws|amazon|cognito))(?!(?:api|data|edge|firewall|jobs|ops|site)$)[a-z0-9]{1,12}$/;

/**
 * Returns the stage with a name. A copy has the settings of its base without `domain`, which only one distribution can
 * serve.
 * @throws Error with the stage names for an unknown one
 */
export const getStage = (name: string): Stage => {
  if (Object.hasOwn(stages, name)) return stages[name as BaseStageName];
  const base = copyName.exec(name)?.[1] as BaseStageName | undefined;
  if (!base) {
    throw new Error(
      `Unknown stage "${name}". Stages: ${stageNames.join(', ')}, and copies of dev and staging such as dev-ann: up to 12 lower-case letters and digits, not the name of a stack, without "aws", "amazon" and "cognito".`,
    );
  }
  const { domain: _, ...settings } = stages[base];
  return { ...settings, name: name as StageName };
};
