import { createHash } from 'node:crypto';
import { type InquiryRow, subscriberKeys } from '../../contract/storage/subscriber-rows.ts';
import { subscribersTable } from './table.ts';

/** What somebody wrote to us. */
export type Inquiry = Omit<InquiryRow, 'pk' | 'sk' | 'expiresAt'>;

/** Days after which a message goes by itself; the privacy policy names the same time. */
const retentionDays = 365;

/** The same words on the same day are the same message, so that pressing twice sends one. */
const inquiryId = ({ form, firstName, lastName, message, receivedAt }: Inquiry): string =>
  createHash('sha256')
    .update(JSON.stringify([form, firstName, lastName, message, receivedAt.slice(0, 10)]))
    .digest('hex')
    .slice(0, 32);

/** S20: keeps a message; false when the very same was kept today already. */
export const putInquiry = (inquiry: Inquiry, now: Date): Promise<boolean> =>
  subscribersTable.putIfAbsent({
    ...subscriberKeys.inquiry(inquiry.email, inquiryId(inquiry)),
    ...inquiry,
    expiresAt: Math.floor(now.getTime() / 1000) + retentionDays * 86_400,
  });

/** S21: takes a message back that could not be passed on, so that sending it again does pass it on. */
export const removeInquiry = (inquiry: Inquiry): Promise<void> =>
  subscribersTable.remove(subscriberKeys.inquiry(inquiry.email, inquiryId(inquiry)));
