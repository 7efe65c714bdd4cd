import type { EmailState } from '../rules/drip-email.ts';
import type { DripSchedule } from '../rules/drip-schedule.ts';
import type { ConsentVersion } from '../subscribe-consent.ts';
import { key } from './keys.ts';
import { shardOf } from './shard-of.ts';

/**
 * Rows of the table `subscribers`. Emails are normalized by `normalizeEmail` to lowercase, so an email never equals
 * the partition key of another kind.
 *
 *     pk <email>              sk SUBSCRIPTION#<courseId>   SubscriptionRow
 *                             sk EMAIL#<courseId>#<name>   EmailRow        (send ledger)
 *                             sk SUPPRESSION               SuppressionRow
 *                             sk INQUIRY#<hash>            InquiryRow
 *     pk TOKEN#<token>        sk TOKEN                     TokenRow
 *     pk JOB#release-drip     sk WATERMARK                 WatermarkRow
 *                             sk EMAIL-STATS#<day>         DailyEmailStatsRow
 *     pk LIMIT#<name>#<hash>  sk WINDOW#<start>            counted uses, with a time to live
 */
export const subscriberKeys = {
  subscription: (email: string, courseId: string) => ({ pk: email, sk: key('SUBSCRIPTION', courseId) }),
  email: (email: string, courseId: string, name: string) => ({ pk: email, sk: key('EMAIL', courseId, name) }),
  suppression: (email: string) => ({ pk: email, sk: key('SUPPRESSION') }),
  inquiry: (email: string, id: string) => ({ pk: email, sk: key('INQUIRY', id) }),
  token: (token: string) => ({ pk: key('TOKEN', token), sk: key('TOKEN') }),
  watermark: () => ({ pk: key('JOB', 'release-drip'), sk: key('WATERMARK') }),
  dailyEmailStats: (day: string) => ({ pk: key('JOB', 'release-drip'), sk: key('EMAIL-STATS', day) }),
} as const;

interface Row {
  pk: string;
  sk: string;
}

/** One person's subscription to one drip course. Instants are RFC 3339 in UTC. */
export interface SubscriptionRow extends Row, EmailState {
  /** Random; stays the same for the row's lifetime. */
  subscriptionId: string;
  courseId: string;
  /** Normalized; equal to `pk`. */
  email: string;
  subscribedAt: string;
  /** Proof of consent; absent in rows created before it was stored. */
  consent?: SubscribeConsent;
  /** IANA time zone. */
  timeZone: string;
  /** Local date of `subscribedAt`, or of `restartedAt`, in the zone of that time: day 0. */
  anchorDate: string;
  /** The schedule at subscribing, plus lectures the author added since. */
  schedule: DripSchedule;
  permanentlyOpen?: ReadonlySet<string>;
  openedAt?: Readonly<Record<string, string>>;
  pausedDays?: number;
  pausedAt?: string;
  restartedAt?: string;
  toReannounce?: ReadonlySet<string>;
  /** The secret in every emailed link of this subscription, see `TokenRow`. */
  token: string;
  /** The account it is linked to: `sub` of a token whose verified address is `email`. */
  learnerId?: string;
  linkedAt?: string;
  /** When the release job must check it, and the partition of the index `due`; both or neither. */
  dueAt?: string;
  dueBucket?: string;
  /** Number of consecutive failed runs, and the last error. */
  failedRuns?: number;
  lastFailure?: string;
}

/** Proof of consent to a subscription. */
export interface SubscribeConsent {
  at: string;
  /** Keyed hash of the IP network it came from; cannot be reversed from this table alone. */
  network: string;
  /** Version of the form's wording; absent when the caller sent none. */
  text?: ConsentVersion;
}

/** Maps the token of an emailed link to its subscription. Written before any email that carries the token. */
export interface TokenRow extends Row {
  email: string;
  courseId: string;
}

/**
 * An email in the send ledger, claimed with a condition before it is sent. Emails about payments and deletions have the
 * same fields, in `learners`. A claim that has expired means that a run died or that SES did not respond.
 */
export interface EmailRow extends Row {
  /** Absent after a claim was released, because the email was certainly not sent. */
  state?: 'claimed' | 'sent';
  /** Number of attempts that may have sent it. */
  attempt: number;
  /** Random id of the claim. Absent without `state`, like `leaseUntil` and `claimedAt`. */
  claimId?: string;
  /** When the claim expires. */
  leaseUntil?: string;
  claimedAt?: string;
  sentAt?: string;
  /** Event that SES reported later. */
  event?: 'delivery' | 'bounce' | 'complaint';
}

/** Suppression of a mailbox, across courses. */
export interface SuppressionRow extends Row {
  suppressed?: 'bounce' | 'complaint';
  /** When that was reported. */
  at?: string;
}

/** A message from one of our forms. Expires after a year. */
export interface InquiryRow extends Row {
  form: 'contact' | 'corporate' | 'instructor';
  firstName: string;
  lastName: string;
  /** Normalized; equal to `pk`. */
  email: string;
  /** Empty when none was written. */
  message: string;
  receivedAt: string;
  /** Epoch seconds. */
  expiresAt: number;
  /** Set while it waits for email to be configured: when the job may forward it, and its partition of `due`. */
  dueAt?: string;
  dueBucket?: string;
}

/** UTC day (YYYY-MM-DD) up to which the release job has handled everything due. */
export interface WatermarkRow extends Row {
  day: string;
}

/** Email statistics of one UTC day. */
export interface DailyEmailStatsRow extends Row {
  sent?: number;
  /** Number of these that the public form caused. */
  signupSent?: number;
  /** Permanent bounces and complaints. */
  bounced?: number;
  complained?: number;
}

/** Partition of the index `due` for quarantined subscriptions, which need an operator; see docs/operations.md. */
export const quarantineBucket = 'QUARANTINE';

/** Partition of the index `due` for messages that wait until the stage sends email. */
export const inquiryBucket = 'INQUIRIES';

/** Number of partitions over which each day of the index `due` is spread. */
export const dueShards = 8;

/** Returns the partition of the index `due` for a UTC day (YYYY-MM-DD) and a shard. */
export const dueBucketOf = (utcDay: string, shard: number): string => `${utcDay}#${shard}`;

/** Returns both fields of the index `due`; none when nothing is scheduled. */
export const dueFields = (
  subscriptionId: string,
  dueAt: Date | undefined,
): Pick<SubscriptionRow, 'dueAt' | 'dueBucket'> => {
  if (!dueAt) return {};
  const instant = dueAt.toISOString();
  return { dueAt: instant, dueBucket: dueBucketOf(instant.slice(0, 10), shardOf(subscriptionId, dueShards)) };
};
