import { randomUUID } from 'node:crypto';
import { key, keyPrefix, keySegments } from '#contract/storage/keys.ts';
import { type RevocableCertificate, revocationKey } from '#contract/storage/revocation-rows.ts';
import { type EmailRow, subscriberKeys } from '#contract/storage/subscriber-rows.ts';
import { learnersTable, type RowKey, subscribersTable, tombstoneKey } from '../data/table.ts';

/** When an unfinished email may be tried again. */
interface ClaimPolicy {
  /** Milliseconds a claim lasts: longer than any run that can still settle it. */
  leaseMs: number;
  /** Attempts with unknown outcome after which the email is given up; absent: no limit. */
  maxAttempts?: number;
  /** Days the entry is retained; absent: as long as its row. */
  retentionDays?: number;
}

/** One email in the ledger: where its `EmailRow` fields are stored, and its policy. */
export interface LedgerEntry {
  table: typeof subscribersTable;
  rowKey: RowKey;
  policy: ClaimPolicy;
}

/** An email claimed by this run. */
export interface EmailClaim extends LedgerEntry {
  claimId: string;
}

/** Identifies an email of a drip course. */
export interface DripEmailKey {
  email: string;
  courseId: string;
  name: string;
}

/** An email about a payment. */
export type PaymentEmailKind = 'receipt' | 'failed' | 'refund' | 'duplicate-payment' | 'dispute';

/**
 * Returns the entry of a drip course's email. The lease exceeds the longest run, its latest start and the usual delay
 * of SES events, which settle emails whose run died.
 */
export const dripEmailEntry = ({ email, courseId, name }: DripEmailKey): LedgerEntry => ({
  table: subscribersTable,
  rowKey: subscriberKeys.email(email, courseId, name),
  policy: { leaseMs: 15 * 60_000, maxAttempts: 2, retentionDays: 400 },
});

/**
 * Returns the entry of an email about a payment; `session` is the digest of its checkout session. It is stored beside
 * the session, which outlives the account, and contains no personal data. A buyer gets the receipt no matter how often
 * SES fails.
 */
export const paymentEmailEntry = (session: string, kind: PaymentEmailKind): LedgerEntry => ({
  table: learnersTable,
  rowKey: { pk: key('SESSION', session), sk: key('EMAIL', kind) },
  policy: { leaseMs: 60_000 },
});

/** Returns the entry of the email about a revocation, stored in the revocation's row. It contains no personal data. */
export const revocationEmailEntry = (certificate: RevocableCertificate): LedgerEntry => ({
  table: learnersTable,
  rowKey: revocationKey(certificate),
  policy: { leaseMs: 60_000 },
});

/**
 * Returns the entry of a deletion's receipt, which is stored in the tombstone: it outlives the learner's other rows.
 */
export const erasureReceiptEntry = (learnerId: string): LedgerEntry => ({
  table: learnersTable,
  rowKey: tombstoneKey(learnerId),
  policy: { leaseMs: 60_000, maxAttempts: 2 },
});

/** Why an email could not be claimed. `spent`: tried too often with unknown outcome and never sent again. */
export type LedgerState = 'sent' | 'held' | 'spent';

const stateOf = (row: EmailRow | undefined, { maxAttempts }: ClaimPolicy, now: Date): LedgerState => {
  if (row?.state === 'sent') return 'sent';
  if (row?.state !== 'claimed') return 'held';
  const isExpired = (row.leaseUntil ?? '') <= now.toISOString();
  return isExpired && row.attempt >= (maxAttempts ?? Number.POSITIVE_INFINITY) ? 'spent' : 'held';
};

/**
 * S48: claims an email before it is sent. The condition lets exactly one run through. A row without `state` is unclaimed.
 * S49: reads why an email could not be claimed.
 */
export const claimEmail = async (entry: LedgerEntry, now: Date): Promise<EmailClaim | LedgerState> => {
  const { table, rowKey, policy } = entry;
  const { leaseMs, maxAttempts, retentionDays } = policy;
  const claimId = randomUUID();
  const expiresAt = retentionDays && Math.floor(now.getTime() / 1000) + retentionDays * 86_400;
  const isClaimed = await table.updateOnly(rowKey, {
    UpdateExpression: `SET #state = :claimed, claimId = :id, leaseUntil = :until, claimedAt = :now${expiresAt ? ', expiresAt = :expires' : ''} ADD attempt :one`,
    ConditionExpression: `attribute_not_exists(#state) OR (#state = :claimed AND leaseUntil <= :now${maxAttempts ? ' AND attempt < :max' : ''})`,
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: {
      ':claimed': 'claimed',
      ':id': claimId,
      ':until': new Date(now.getTime() + leaseMs).toISOString(),
      ':now': now.toISOString(),
      ':one': 1,
      ...(maxAttempts && { ':max': maxAttempts }),
      ...(expiresAt && { ':expires': expiresAt }),
    },
  });
  const claim = { ...entry, claimId };
  if (isClaimed) return claim;
  const row = await table.get<EmailRow>(rowKey);
  // When a response is lost, the SDK repeats the write, which then fails because of the claim it has made itself.
  return row?.claimId === claimId ? claim : stateOf(row, policy, now);
};

/** Settles a claim, unless an SES event or another run has done so. */
const settleClaim = async (
  { table, rowKey, claimId }: EmailClaim,
  UpdateExpression: string,
  values: Record<string, string | number>,
): Promise<void> => {
  await table.updateOnly(rowKey, {
    UpdateExpression,
    ConditionExpression: '#state = :claimed AND claimId = :mine',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':claimed': 'claimed', ':mine': claimId, ...values },
  });
};

/** S50: marks a claimed email as sent. */
export const markSent = (claim: EmailClaim, at: string): Promise<void> =>
  settleClaim(claim, 'SET #state = :sent, sentAt = :at', { ':sent': 'sent', ':at': at });

/** S52: releases a claim without counting the attempt: the email was certainly not sent. */
export const releaseClaim = (claim: EmailClaim): Promise<void> =>
  settleClaim(claim, 'REMOVE #state, claimId, leaseUntil, claimedAt ADD attempt :less', { ':less': -1 });

/** S53: lists the announcements sent for a subscription, oldest first. */
export const listSentAnnouncements = async (email: string, courseId: string): Promise<string[]> => {
  const rows = await subscribersTable.query<EmailRow>(email, `${keyPrefix('EMAIL', courseId)}RELEASE-`);
  return rows.filter(({ state }) => state === 'sent').map(({ sk }) => keySegments(sk)[1] ?? '');
};

/**
 * S54: records an SES event for an email of a drip course. A later delivery does not overwrite a bounce or complaint.
 * Ignores emails that are not in the ledger, such as a welcome.
 */
export const recordEmailEvent = async (
  emailKey: DripEmailKey,
  event: NonNullable<EmailRow['event']>,
  at: string,
): Promise<void> => {
  const { table, rowKey } = dripEmailEntry(emailKey);
  await table.updateOnly(rowKey, {
    UpdateExpression: 'SET #state = :sent, #event = :event, sentAt = if_not_exists(sentAt, :at)',
    ConditionExpression:
      event === 'delivery' ? 'attribute_exists(pk) AND attribute_not_exists(#event)' : 'attribute_exists(pk)',
    ExpressionAttributeNames: { '#state': 'state', '#event': 'event' },
    ExpressionAttributeValues: { ':sent': 'sent', ':event': event, ':at': at },
  });
};
