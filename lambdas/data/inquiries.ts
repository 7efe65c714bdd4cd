import { createHash } from 'node:crypto';
import { type InquiryRow, subscriberKeys } from '#contract/storage/subscriber-rows.ts';
import { subscribersTable } from './table.ts';

/** A message from the contact or training form. */
export type Inquiry = Omit<InquiryRow, 'pk' | 'sk' | 'expiresAt'>;

/** Days a message is retained, as the privacy policy states. */
const retentionDays = 365;

/** Identical messages on the same day share an id, so a double click sends one. */
const inquiryId = ({ form, firstName, lastName, message, receivedAt }: Inquiry): string =>
  createHash('sha256')
    .update(JSON.stringify([form, firstName, lastName, message, receivedAt.slice(0, 10)]))
    .digest('hex')
    .slice(0, 32);

/** S20: stores a message; returns false when an identical one was stored today. */
export const putInquiry = (inquiry: Inquiry, now: Date): Promise<boolean> =>
  subscribersTable.putIfAbsent({
    ...subscriberKeys.inquiry(inquiry.email, inquiryId(inquiry)),
    ...inquiry,
    expiresAt: Math.floor(now.getTime() / 1000) + retentionDays * 86_400,
  });

/** S21: deletes a message that could not be forwarded, so that the sender can retry. */
export const removeInquiry = (inquiry: Inquiry): Promise<void> =>
  subscribersTable.remove(subscriberKeys.inquiry(inquiry.email, inquiryId(inquiry)));
