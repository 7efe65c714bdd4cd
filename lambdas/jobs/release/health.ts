import { addDays } from '../../../contract/rules/activity.ts';
import { formShare, getSending } from '../../data/mail-ledger.ts';

/** We stop by ourselves well below the shares at which SES reviews an account (reliability rules A14 and G29). */
const limits = {
  bounced: { share: 0.02, least: 10 },
  complained: { share: 0.0005, least: 3 },
} as const;

/** What may be mailed now. */
export interface MailRoom {
  /** Why nothing may; undefined while all is well. */
  held?: string;
  /** Mails left of today's. */
  left: number;
  /** Why nobody new gets the letter with the link today; undefined while all do. */
  formHeld?: string;
}

/** Why nothing goes before midnight UTC, for the log, whose errors an alarm counts. */
export const ceilingReached = (mostADay: number): string => `all ${mostADay} mails of the day are used up`;

/**
 * How many mailings may go out. None when too many of the mails of the last two UTC days bounced or were complained about,
 * or when all of today's have gone (reliability rule R18). A few cases are no share of anything yet.
 */
export const mailRoom = async (now: Date, mostADay: number): Promise<MailRoom> => {
  const today = now.toISOString().slice(0, 10);
  const days = await Promise.all([getSending(addDays(today, -1)), getSending(today)]);
  const left = mostADay - days[1].sent;
  const share = formShare(mostADay);
  const formHeld = days[1].byForm < share ? {} : { formHeld: `all ${share} mails of the form are used up` };
  const total = (field: 'sent' | 'bounced' | 'complained') => days.reduce((sum, day) => sum + day[field], 0);
  for (const field of ['bounced', 'complained'] as const) {
    const { share: worst, least } = limits[field];
    if (total(field) >= least && total(field) >= worst * total('sent')) {
      return { left, ...formHeld, held: `${total(field)} of ${total('sent')} mails ${field}` };
    }
  }
  return { left, ...formHeld, ...(left <= 0 && { held: ceilingReached(mostADay) }) };
};
