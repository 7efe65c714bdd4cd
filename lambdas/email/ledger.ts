import { keyPrefix, keySegments } from '../../contract/storage/keys.ts';
import {
  type DailyEmailStatsRow,
  type EmailRow,
  type SuppressionRow,
  subscriberKeys,
} from '../../contract/storage/subscriber-rows.ts';
import { subscribersTable } from '../data/table.ts';

/** Names a letter: to whom, of which course, which one. */
export interface EmailKey {
  email: string;
  courseId: string;
  name: string;
}

/** A letter that this run alone may send. */
export interface EmailClaim extends EmailKey {
  leaseUntil: string;
}

/** Minutes for which a claim keeps all others away: longer than a run and its retries, and SES tells of a mail within. */
const leaseMinutes = 15;
const maxAttempts = 2;
/** Days the ledger remembers a letter. */
const retentionDays = 400;

const rowKey = ({ email, courseId, name }: EmailKey) => subscriberKeys.email(email, courseId, name);

/**
 * S48: claims a letter before it is sent; undefined when it was sent, when somebody else holds it, or when it was tried
 * twice. The conditions let one run through, however many try.
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

/** How a letter stands that could not be claimed: done with, or to be looked at again later. */
export type LedgerState = 'sent' | 'held' | 'spent';

/** S49: why a letter could not be claimed. `spent`: tried twice, never certain; nobody sends it again. */
export const getLedgerState = async (emailKey: EmailKey, now: Date): Promise<LedgerState> => {
  const row = await subscribersTable.get<EmailRow>(rowKey(emailKey));
  if (row?.state === 'sent') return 'sent';
  return row && row.attempt >= maxAttempts && row.leaseUntil <= now.toISOString() ? 'spent' : 'held';
};

/**
 * S50: marks a claimed letter as sent, unless an event of the mail service has done so already. Needed only when the
 * subscription, which tells so by `announcedThrough` and its next due time, could not be moved on.
 */
export const markSent = async ({ leaseUntil, ...emailKey }: EmailClaim, at: string): Promise<void> => {
  await subscribersTable.updateOnly(rowKey(emailKey), {
    UpdateExpression: 'SET #state = :sent, sentAt = :at',
    ConditionExpression: '#state = :claimed AND leaseUntil = :mine',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':sent': 'sent', ':at': at, ':claimed': 'claimed', ':mine': leaseUntil },
  });
};

/** S51: marks that nobody knows whether a letter was sent. The lease goes on: an event may still tell. */
export const markUnknown = async ({ leaseUntil, ...emailKey }: EmailClaim): Promise<void> => {
  await subscribersTable.updateOnly(rowKey(emailKey), {
    UpdateExpression: 'SET #state = :unknown',
    ConditionExpression: '#state = :claimed AND leaseUntil = :mine',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':unknown': 'unknown', ':claimed': 'claimed', ':mine': leaseUntil },
  });
};

/** S52: gives a claim back, as if it had not been tried: the mail service has said that nothing was sent. */
export const releaseClaim = async ({ leaseUntil, ...emailKey }: EmailClaim, now: Date): Promise<void> => {
  await subscribersTable.updateOnly(rowKey(emailKey), {
    UpdateExpression: 'SET leaseUntil = :now ADD attempt :less',
    ConditionExpression: '#state = :claimed AND leaseUntil = :mine',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':now': now.toISOString(), ':less': -1, ':claimed': 'claimed', ':mine': leaseUntil },
  });
};

/** S53: names of the announcements that were sent in a subscription, oldest first. */
export const listSentAnnouncements = async (email: string, courseId: string): Promise<string[]> => {
  const rows = await subscribersTable.query<EmailRow>(email, `${keyPrefix('EMAIL', courseId)}RELEASE-`);
  return rows.filter(({ state }) => state === 'sent').map(({ sk }) => keySegments(sk)[1] ?? '');
};

/**
 * S54: notes what the mail service tells of a letter: it was sent. A later delivery does not hide a bounce or complaint.
 * A letter that the ledger does not know, such as a welcome, changes nothing.
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

/** S55: suppresses an address for all mailings; the first reason stays, but a complaint outweighs a bounce. */
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

/** S56: whether mailings to an address are suppressed. Receipts go out nevertheless. */
export const isSuppressed = async (email: string): Promise<boolean> =>
  (await subscribersTable.get<SuppressionRow>(subscriberKeys.suppression(email)))?.suppressed !== undefined;

type DailyEmailStats = Omit<DailyEmailStatsRow, 'pk' | 'sk'>;

/** When the counts of a day may go, in epoch seconds. */
const statsExpireAt = (day: string): number => Math.floor(Date.parse(day) / 1000) + retentionDays * 86_400;

/** S57: adds to what is counted of the mails of a UTC day. */
export const addToDailyEmailStats = async (day: string, field: keyof DailyEmailStats, count: number): Promise<void> => {
  await subscribersTable.updateOnly(subscriberKeys.dailyEmailStats(day), {
    UpdateExpression: 'ADD #field :number SET expiresAt = :expires',
    ExpressionAttributeNames: { '#field': field },
    ExpressionAttributeValues: { ':number': count, ':expires': statsExpireAt(day) },
  });
};

/**
 * How many of a day's mails the public form may cause: a quarter, and later one reminder for each. So no crowd at the form
 * uses up more than half of what subscribers wait for.
 */
export const signupQuota = (maxPerDay: number): number => Math.floor(maxPerDay / 4);

/** S59: counts one mail of a UTC day that the form causes; false when the day's mails, or the form's share, are used up. */
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

/** S58: what was counted on a UTC day. */
export const getDailyEmailStats = async (day: string): Promise<Required<DailyEmailStats>> => {
  const row = await subscribersTable.get<DailyEmailStatsRow>(subscriberKeys.dailyEmailStats(day));
  return {
    sent: row?.sent ?? 0,
    signupSent: row?.signupSent ?? 0,
    bounced: row?.bounced ?? 0,
    complained: row?.complained ?? 0,
  };
};
