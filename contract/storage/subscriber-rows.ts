import type { EmailState } from '../rules/drip-email.ts';
import type { DripSchedule } from '../rules/drip-schedule.ts';
import type { ConsentVersion } from '../subscribe-consent.ts';
import { key } from './keys.ts';

/**
 * Rows of the table `subscribers`. The address is always in the form of `normalizeEmail`, which has no capital letter,
 * so that no address is ever the partition of a kind.
 *
 *     pk <email>             sk SUBSCRIPTION#<courseId>   SubscriptionRow
 *                             sk EMAIL#<courseId>#<name>    MailRow        (send ledger)
 *                             sk ADDRESS                   AddressRow
 *                             sk INQUIRY#<hash>            InquiryRow
 *     pk TOKEN#<token>        sk TOKEN                     TokenRow
 *     pk JOB#release-drip     sk WATERMARK                 WatermarkRow
 *                             sk EMAIL-STATS#<day>             SendingRow
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
  /** Random; the same for as long as the row lives, also when it is linked or paused. */
  subscriptionId: string;
  courseId: string;
  /** Normalized; equal to `pk`. */
  email: string;
  subscribedAt: string;
  /** Proof that somebody asked for it; rows made before it was kept have none. */
  consent?: SubscribeConsent;
  /** IANA time zone. */
  timeZone: string;
  /** Local date of `subscribedAt`, or of `restartedAt`, in the zone of that time: day 0. */
  anchorDate: string;
  /** As it was when they subscribed, with lectures the author added since. */
  schedule: DripSchedule;
  permanentlyOpen?: ReadonlySet<string>;
  openedAt?: Readonly<Record<string, string>>;
  pausedDays?: number;
  pausedAt?: string;
  restartedAt?: string;
  toReannounce?: ReadonlySet<string>;
  /** The secret of every mailed link of this subscription, see `TokenRow`. */
  token: string;
  /** The account it is linked to: `sub` of a token whose verified address is `email`. */
  learnerId?: string;
  linkedAt?: string;
  /** When the release job has to look at it, and the partition of the index `due`; both or neither. */
  dueAt?: string;
  dueBucket?: string;
  /** Runs in a row that could not work out or send what is due, and what the last of them ran into. */
  failedRuns?: number;
  lastFailure?: string;
}

/** How a subscription came about. */
export interface SubscribeConsent {
  at: string;
  /** Stands for the network address it came from: who has this table alone can neither read nor guess it. */
  network: string;
  /** The wording the form showed; absent when it did not say, as calls do that no form of ours has made. */
  text?: ConsentVersion;
}

/** Leads from a mailed link to its subscription. Written before any mail that carries the token. */
export interface TokenRow extends Row {
  email: string;
  courseId: string;
}

/**
 * One letter in the send ledger, claimed with a condition before it is sent. `unknown`: the mail service was asked and
 * did not answer. Retried once after the lease, never more.
 */
export interface EmailRow extends Row {
  state: 'claimed' | 'sent' | 'unknown';
  /** 1 or 2. */
  attempt: number;
  /** Until when the claim keeps others away. */
  leaseUntil: string;
  claimedAt: string;
  sentAt?: string;
  /** What the mail service reported later. */
  event?: 'delivery' | 'bounce' | 'complaint';
}

/** What is known of a mailbox, whatever the course. */
export interface SuppressionRow extends Row {
  suppressed?: 'bounce' | 'complaint';
  /** When that was reported. */
  at?: string;
}

/** A message from one of our forms. It goes by itself after a year. */
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
}

/** Up to which UTC day (YYYY-MM-DD) the release job has seen everything that was due. */
export interface WatermarkRow extends Row {
  day: string;
}

/** What became of the mails of one UTC day, as far as it is counted. */
export interface DailyEmailStatsRow extends Row {
  sent?: number;
  /** Those of them that the public form has caused. */
  signupSent?: number;
  /** Mailboxes that do not exist, and people who complained. */
  bounced?: number;
  complained?: number;
}

/** The partition of the index `due` for subscriptions that somebody has to look at; see the runbook. */
export const quarantineBucket = 'QUARANTINE';

/** Number of partitions each day of the index `due` is spread over. */
export const dueShards = 8;

/** The partition of the index `due` for a UTC day (YYYY-MM-DD) and a shard. */
export const dueBucketOf = (utcDay: string, shard: number): string => `${utcDay}#${shard}`;

/** The shard of a subscription: evenly spread, and the same in every run (FNV-1a of its id). */
export const dueShardOf = (subscriptionId: string): number => {
  let hash = 0x811c9dc5;
  for (const char of subscriptionId) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % dueShards;
};

/** Both fields of the index `due`; none when there is nothing to wait for. */
export const dueFields = (
  subscriptionId: string,
  dueAt: Date | undefined,
): Pick<SubscriptionRow, 'dueAt' | 'dueBucket'> => {
  if (!dueAt) return {};
  const instant = dueAt.toISOString();
  return { dueAt: instant, dueBucket: dueBucketOf(instant.slice(0, 10), dueShardOf(subscriptionId)) };
};
