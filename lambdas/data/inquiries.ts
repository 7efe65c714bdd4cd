import { createHash } from 'node:crypto';
import { type InquiryRow, inquiryBucket, subscriberKeys } from '#contract/storage/subscriber-rows.ts';
import { queryDuePages } from './due-index.ts';
import { subscribersTable } from './table.ts';

/** A message from the contact or training form. */
export type Inquiry = Omit<InquiryRow, 'pk' | 'sk' | 'expiresAt' | 'dueAt' | 'dueBucket'>;

/** Days a message is retained, as the privacy policy states. */
const retentionDays = 365;

/** Identical messages on the same day share an id, so a double click sends one. */
const inquiryId = ({ form, firstName, lastName, message, receivedAt }: Inquiry): string =>
  createHash('sha256')
    .update(JSON.stringify([form, firstName, lastName, message, receivedAt.slice(0, 10)]))
    .digest('hex')
    .slice(0, 32);

/**
 * S20: stores a message; returns false when an identical one was stored today. `isWaiting`: it cannot be emailed to us
 * now, so the job forwards it later.
 */
export const putInquiry = (inquiry: Inquiry, isWaiting: boolean, now: Date): Promise<boolean> =>
  subscribersTable.putIfAbsent({
    ...subscriberKeys.inquiry(inquiry.email, inquiryId(inquiry)),
    ...inquiry,
    ...(isWaiting && { dueBucket: inquiryBucket, dueAt: inquiry.receivedAt }),
    expiresAt: Math.floor(now.getTime() / 1000) + retentionDays * 86_400,
  });

/** S21: deletes a message that could not be forwarded, so that the sender can retry. */
export const removeInquiry = (inquiry: Inquiry): Promise<void> =>
  subscribersTable.remove(subscriberKeys.inquiry(inquiry.email, inquiryId(inquiry)));

/** A message that waits to be emailed. */
export type WaitingInquiry = InquiryRow & { dueAt: string };

/** Milliseconds for which a run owns a message it forwards: longer than any run that can still settle it. */
const leaseMs = 15 * 60_000;

/** S22: pages through the messages that wait and that no run is forwarding, oldest first. */
export const listWaitingInquiryPages = (now: Date): AsyncGenerator<WaitingInquiry[]> =>
  queryDuePages<WaitingInquiry>(inquiryBucket, now.toISOString());

/** Changes a waiting message; returns undefined when it was removed, or another run has it. */
const updateWaiting = ({ pk, sk, dueAt }: WaitingInquiry, UpdateExpression: string, values: Record<string, string>) =>
  subscribersTable.update<WaitingInquiry>(
    { pk, sk },
    {
      UpdateExpression,
      ConditionExpression: 'attribute_exists(pk) AND dueAt = :read',
      ExpressionAttributeValues: { ':read': dueAt, ...values },
    },
  );

/**
 * S23: claims a waiting message for one run and returns its current row. If that run dies, another may claim it after
 * the lease.
 */
export const claimWaitingInquiry = (inquiry: WaitingInquiry, now: Date): Promise<WaitingInquiry | undefined> =>
  updateWaiting(inquiry, 'SET dueAt = :until', { ':until': new Date(now.getTime() + leaseMs).toISOString() });

/** S24: marks a claimed message as forwarded: it no longer waits. */
export const markForwarded = async (inquiry: WaitingInquiry): Promise<void> => {
  await updateWaiting(inquiry, 'REMOVE dueAt, dueBucket', {});
};
