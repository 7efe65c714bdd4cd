import { keyPrefix, keySegments } from '#contract/storage/keys.ts';
import {
  type DailyEmailStatsRow,
  type EmailRow,
  type SuppressionRow,
  subscriberKeys,
} from '#contract/storage/subscriber-rows.ts';
import { subscribersTable } from '../data/table.ts';

/** Identifies an email: recipient, course and kind. */
export interface EmailKey {
  email: string;
  courseId: string;
  name: string;
}

/** An email claimed by this run. */
export interface EmailClaim extends EmailKey {
  leaseUntil: string;
}

/** Minutes a claim lasts: longer than a run with its retries and than the delay of SES events. */
const leaseMinutes = 15;
const maxAttempts = 2;
/** Days ledger rows are retained. */
const retentionDays = 400;

const rowKey = ({ email, courseId, name }: EmailKey) => subscriberKeys.email(email, courseId, name);

/**
 * S48: claims an email before it is sent. Returns undefined when it was sent, another run holds the claim, or it was
 * tried twice. The write conditions let exactly one run through.
 */
export const claimEmail = async (emailKey: EmailKey, now: Date): Promise<EmailClaim | undefined> => {
  const claim = {
    leaseUntil: new Date(now.getTime() + leaseMinutes * 60_000).toISOString(),
    claimedAt: now.toISOString(),
    expiresAt: Math.floor(now.getTime() / 1000) + retentionDays * 86_400,
  };
  const ownClaim = { ...emailKey, leaseUntil: claim.leaseUntil };
  if (await subscribersTable.putIfAbsent({ ...rowKey(emailKey), state: 'claimed', attempt: 1, ...claim }))
    return ownClaim;
  const isReclaimed = await subscribersTable.updateOnly(rowKey(emailKey), {
    UpdateExpression:
      'SET #state = :claimed, leaseUntil = :until, claimedAt = :now, expiresAt = :expires ADD attempt :one',
    ConditionExpression: '#state IN (:claimed, :unknown) AND leaseUntil <= :now AND attempt < :max',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':claimed': 'claimed',
      ':unknown': 'unknown',
      ':until': claim.leaseUntil,
      ':now': claim.claimedAt,
      ':expires': claim.expiresAt,
      ':one': 1,
      ':max': maxAttempts,
    },
  });
  return isReclaimed ? ownClaim : undefined;
};

/** Why an email could not be claimed. */
export type LedgerState = 'sent' | 'held' | 'spent';

/** S49: reads why an email could not be claimed. `spent`: tried twice with unknown outcome and never sent again. */
export const getLedgerState = async (emailKey: EmailKey, now: Date): Promise<LedgerState> => {
  const row = await subscribersTable.get<EmailRow>(rowKey(emailKey));
  if (row?.state === 'sent') return 'sent';
  return row && row.attempt >= maxAttempts && row.leaseUntil <= now.toISOString() ? 'spent' : 'held';
};

/**
 * S50: marks a claimed email as sent unless an SES event already did. Needed only when the subscription could not be
 * advanced, which otherwise records it in `announcedThrough` and its next due time.
 */
export const markSent = async ({ leaseUntil, ...emailKey }: EmailClaim, at: string): Promise<void> => {
  await subscribersTable.updateOnly(rowKey(emailKey), {
    UpdateExpression: 'SET #state = :sent, sentAt = :at',
    ConditionExpression: '#state = :claimed AND leaseUntil = :mine',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':sent': 'sent', ':at': at, ':claimed': 'claimed', ':mine': leaseUntil },
  });
};

/** S51: marks the outcome of an email as unknown. Keeps the lease, because an SES event may still report it. */
export const markUnknown = async ({ leaseUntil, ...emailKey }: EmailClaim): Promise<void> => {
  await subscribersTable.updateOnly(rowKey(emailKey), {
    UpdateExpression: 'SET #state = :unknown',
    ConditionExpression: '#state = :claimed AND leaseUntil = :mine',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':unknown': 'unknown', ':claimed': 'claimed', ':mine': leaseUntil },
  });
};

/** S52: releases a claim without counting the attempt: SES confirmed that nothing was sent. */
export const releaseClaim = async ({ leaseUntil, ...emailKey }: EmailClaim, now: Date): Promise<void> => {
  await subscribersTable.updateOnly(rowKey(emailKey), {
    UpdateExpression: 'SET leaseUntil = :now ADD attempt :less',
    ConditionExpression: '#state = :claimed AND leaseUntil = :mine',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':now': now.toISOString(), ':less': -1, ':claimed': 'claimed', ':mine': leaseUntil },
  });
};

/** S53: lists the announcements sent for a subscription, oldest first. */
export const listSentAnnouncements = async (email: string, courseId: string): Promise<string[]> => {
  const rows = await subscribersTable.query<EmailRow>(email, `${keyPrefix('EMAIL', courseId)}RELEASE-`);
  return rows.filter(({ state }) => state === 'sent').map(({ sk }) => keySegments(sk)[1] ?? '');
};

/**
 * S54: records an SES event for an email. A later delivery does not overwrite a bounce or complaint. Ignores emails
 * that are not in the ledger, such as a welcome.
 */
export const recordEmailEvent = async (
  emailKey: EmailKey,
  event: NonNullable<EmailRow['event']>,
  at: string,
): Promise<void> => {
  await subscribersTable.updateOnly(rowKey(emailKey), {
    UpdateExpression: 'SET #state = :sent, #event = :event, sentAt = if_not_exists(sentAt, :at)',
    ConditionExpression:
      event === 'delivery' ? 'attribute_exists(pk) AND attribute_not_exists(#event)' : 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#state': 'state', '#event': 'event' },
    ExpressionAttributeValues: { ':sent': 'sent', ':event': event, ':at': at },
  });
};

/** S55: suppresses marketing email to an address. The first reason stays, but a complaint overrides a bounce. */
export const suppressEmail = async (
  email: string,
  reason: NonNullable<SuppressionRow['suppressed']>,
  at: string,
): Promise<void> => {
  await subscribersTable.updateOnly(subscriberKeys.suppression(email), {
    UpdateExpression: 'SET suppressed = :reason, #at = :at',
    ConditionExpression:
      reason === 'complaint'
        ? 'attribute_not_exists(suppressed) OR suppressed <> :reason'
        : 'attribute_not_exists(suppressed)',
    ExpressionAttributeNames: { '#at': 'at' },
    ExpressionAttributeValues: { ':reason': reason, ':at': at },
  });
};

/** S56: returns whether marketing email to an address is suppressed. Transactional email still goes out. */
export const isSuppressed = async (email: string): Promise<boolean> =>
  (await subscribersTable.get<SuppressionRow>(subscriberKeys.suppression(email)))?.suppressed !== undefined;

type DailyEmailStats = Omit<DailyEmailStatsRow, 'pk' | 'sk'>;

/** Returns when a day's statistics expire, in epoch seconds. */
const statsExpireAt = (day: string): number => Math.floor(Date.parse(day) / 1000) + retentionDays * 86_400;

/** S57: adds to the email statistics of a UTC day. */
export const addToDailyEmailStats = async (day: string, field: keyof DailyEmailStats, count: number): Promise<void> => {
  await subscribersTable.updateOnly(subscriberKeys.dailyEmailStats(day), {
    UpdateExpression: 'ADD #field :number SET expiresAt = :expires',
    ExpressionAttributeNames: { '#field': field },
    ExpressionAttributeValues: { ':number': count, ':expires': statsExpireAt(day) },
  });
};

/**
 * Returns the daily quota of emails caused by the public form: a quarter, because each may lead to a reminder later.
 * The form can thus use at most half of the send budget.
 */
export const signupQuota = (maxPerDay: number): number => Math.floor(maxPerDay / 4);

/** S59: counts one form email of a UTC day; returns false when the day's budget or the form's quota is used up. */
export const reserveSignupEmail = (day: string, maxPerDay: number): Promise<boolean> =>
  subscribersTable.updateOnly(subscriberKeys.dailyEmailStats(day), {
    UpdateExpression: 'ADD sent :one, signupSent :one SET expiresAt = :expires',
    ConditionExpression:
      '(attribute_not_exists(sent) OR sent < :max) AND (attribute_not_exists(signupSent) OR signupSent < :share)',
    ExpressionAttributeValues: {
      ':one': 1,
      ':expires': statsExpireAt(day),
      ':max': maxPerDay,
      ':share': signupQuota(maxPerDay),
    },
  });

/** S58: reads the email statistics of a UTC day. */
export const getDailyEmailStats = async (day: string): Promise<Required<DailyEmailStats>> => {
  const row = await subscribersTable.get<DailyEmailStatsRow>(subscriberKeys.dailyEmailStats(day));
  return {
    sent: row?.sent ?? 0,
    signupSent: row?.signupSent ?? 0,
    bounced: row?.bounced ?? 0,
    complained: row?.complained ?? 0,
  };
};
