import type { SNSEvent } from 'aws-lambda';
import { normalizeEmail } from '#contract/rules/email.ts';
import { recordEmailEvent } from '../email/ledger.ts';
import { addToDailyEmailStats } from '../email/send-budget.ts';
import { suppressEmail } from '../email/suppressions.ts';
import { job } from '../runtime/job.ts';
import { logRun } from '../runtime/log.ts';

/** The fields of an SES event that we read. */
interface SesEvent {
  eventType: 'Delivery' | 'Bounce' | 'Complaint' | 'Reject';
  mail: { destination: string[]; tags?: Record<string, string[]> };
  delivery?: { timestamp: string };
  bounce?: { bounceType: 'Permanent' | 'Transient' | 'Undetermined'; bounceSubType: string; timestamp: string };
  complaint?: { timestamp: string; complaintFeedbackType?: string };
  reject?: { reason: string };
}

/** Classifies an event; undefined for soft bounces. */
const classify = ({ eventType, bounce }: SesEvent): 'delivery' | 'bounce' | 'complaint' | undefined => {
  if (eventType === 'Delivery') return 'delivery';
  if (eventType === 'Complaint') return 'complaint';
  return eventType === 'Bounce' && bounce?.bounceType === 'Permanent' ? 'bounce' : undefined;
};

const recordEvent = async (event: SesEvent, sentAt: string): Promise<void> => {
  const outcome = classify(event);
  const tag = (name: string) => event.mail.tags?.[name]?.[0];
  const [courseId, name, kind] = [tag('course'), tag('email'), tag('kind')];
  if (event.eventType === 'Reject') {
    logRun('error', { job: 'receive-mail-event', kind: 'reject', email: kind, reason: event.reject?.reason });
  }
  if (!outcome) return;
  const at = (event.delivery ?? event.bounce ?? event.complaint)?.timestamp ?? sentAt;
  for (const email of event.mail.destination.map(normalizeEmail)) {
    if (courseId && name) await recordEmailEvent({ email, courseId, name }, outcome, at);
    if (outcome === 'delivery') continue;
    await suppressEmail(email, outcome, at);
    await addToDailyEmailStats(at.slice(0, 10), outcome === 'bounce' ? 'bounced' : 'complained', 1);
    const reason = event.bounce?.bounceSubType ?? event.complaint?.complaintFeedbackType;
    logRun('info', { job: 'receive-mail-event', kind: outcome, email: kind ?? 'other', reason });
  }
};

/**
 * Records SES events: confirms emails in the send ledger and suppresses addresses that bounced permanently or
 * complained. Idempotent and safe in any order, except that the counts behind the sending stop may count an event
 * twice.
 */
export const handler = job('receive-mail-event', async (event: SNSEvent): Promise<void> => {
  for (const { Sns } of event.Records) await recordEvent(JSON.parse(Sns.Message) as SesEvent, Sns.Timestamp);
});
