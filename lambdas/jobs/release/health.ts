import { addDays } from '../../../contract/rules/activity.ts';
import { getSending } from '../../data/mail-ledger.ts';

/** We stop by ourselves well below the shares at which SES reviews an account (reliability rules A14 and G29). */
const limits = {
  bounced: { share: 0.02, least: 10 },
  complained: { share: 0.0005, least: 3 },
} as const;

/**
 * Why mailings are held back: too many of the mails of the last two UTC days bounced or were complained about.
 * Undefined while all is well. A few cases are no share of anything yet.
 */
export const reasonToHold = async (now: Date): Promise<string | undefined> => {
  const today = now.toISOString().slice(0, 10);
  const days = await Promise.all([getSending(addDays(today, -1)), getSending(today)]);
  const total = (field: 'sent' | 'bounced' | 'complained') => days.reduce((sum, day) => sum + day[field], 0);
  for (const field of ['bounced', 'complained'] as const) {
    const { share, least } = limits[field];
    if (total(field) >= least && total(field) >= share * total('sent')) {
      return `${total(field)} of ${total('sent')} mails ${field}`;
    }
  }
  return undefined;
};
