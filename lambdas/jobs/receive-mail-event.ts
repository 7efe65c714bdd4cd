import type { SNSEvent } from 'aws-lambda';
import { normalizeEmail } from '../../contract/rules/email.ts';
import { countSending, noteLetterEvent, suppressAddress } from '../data/mail-ledger.ts';
import { logRun } from '../http/log.ts';

/** An event of SES as it publishes it, as far as it is read here. */
interface MailEvent {
  eventType: 'Delivery' | 'Bounce' | 'Complaint' | 'Reject';
  mail: { destination: string[]; tags?: Record<string, string[]> };
  delivery?: { timestamp: string };
  bounce?: { bounceType: 'Permanent' | 'Transient' | 'Undetermined'; bounceSubType: string; timestamp: string };
  complaint?: { timestamp: string; complaintFeedbackType?: string };
  reject?: { reason: string };
}

/** What an event means to us; undefined for a mailbox that is only full or slow. */
const meaningOf = ({ eventType, bounce }: MailEvent): 'delivery' | 'bounce' | 'complaint' | undefined => {
  if (eventType === 'Delivery') return 'delivery';
  if (eventType === 'Complaint') return 'complaint';
  return eventType === 'Bounce' && bounce?.bounceType === 'Permanent' ? 'bounce' : undefined;
};

const note = async (event: MailEvent, sentAt: string): Promise<void> => {
  const meaning = meaningOf(event);
  const tag = (name: string) => event.mail.tags?.[name]?.[0];
  const [courseId, name, kind] = [tag('course'), tag('letter'), tag('kind')];
  if (event.eventType === 'Reject') {
    logRun('error', { job: 'receive-mail-event', kind: 'reject', mail: kind, reason: event.reject?.reason });
  }
  if (!meaning) return;
  const at = (event.delivery ?? event.bounce ?? event.complaint)?.timestamp ?? sentAt;
  for (const email of event.mail.destination.map(normalizeEmail)) {
    if (courseId && name) await noteLetterEvent({ email, courseId, name }, meaning, at);
    if (meaning === 'delivery') continue;
    await suppressAddress(email, meaning, at);
    await countSending(at.slice(0, 10), meaning === 'bounce' ? 'bounced' : 'complained', 1);
    const reason = event.bounce?.bounceSubType ?? event.complaint?.complaintFeedbackType;
    logRun('info', { job: 'receive-mail-event', kind: meaning, mail: kind ?? 'other', reason });
  }
};

/**
 * Notes what SES tells of a mail: confirms the send ledger, and suppresses addresses that bounced for good or complained.
 * Safe to repeat, in any order; only the counts that hold mailings back may then count one twice.
 */
export const handler = async (event: SNSEvent): Promise<void> => {
  for (const { Sns } of event.Records) await note(JSON.parse(Sns.Message) as MailEvent, Sns.Timestamp);
};
