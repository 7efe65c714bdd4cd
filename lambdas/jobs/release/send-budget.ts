import { addDays } from '../../../contract/rules/activity.ts';
import { getDailyEmailStats, signupQuota } from '../../email/ledger.ts';

/** We stop by ourselves well below the shares at which SES reviews an account (reliability rules A14 and G29). */
const healthLimits = {
  bounced: { share: 0.02, least: 10 },
  complained: { share: 0.0005, least: 3 },
} as const;

/** What may be mailed now. */
export interface SendBudget {
  /** Why nothing may; undefined while all is well. */
  blockedReason?: string;
  /** Mails left of today's. */
  remaining: number;
  /** Why nobody new gets the letter with the link today; undefined while all do. */
  signupBlockedReason?: string;
}

/** Why nothing goes before midnight UTC, for the log, whose errors an alarm counts. */
export const dailyLimitReason = (maxPerDay: number): string => `all ${maxPerDay} mails of the day are used up`;

/**
 * How many mailings may go out. None when too many of the mails of the last two UTC days bounced or were complained about,
 * or when all of today's have gone (reliability rule R18). A few cases are no share of anything yet.
 */
export const getSendBudget = async (now: Date, maxPerDay: number): Promise<SendBudget> => {
  const today = now.toISOString().slice(0, 10);
  const days = await Promise.all([getDailyEmailStats(addDays(today, -1)), getDailyEmailStats(today)]);
  const remaining = maxPerDay - days[1].sent;
  const quota = signupQuota(maxPerDay);
  const signupBlock = days[1].signupSent < quota ? {} : { formHeld: `all ${quota} mails of the form are used up` };
  const total = (field: 'sent' | 'bounced' | 'complained') => days.reduce((sum, day) => sum + day[field], 0);
  for (const field of ['bounced', 'complained'] as const) {
    const { share: maxShare, least: minCount } = healthLimits[field];
    if (total(field) >= minCount && total(field) >= maxShare * total('sent')) {
      return { remaining, ...signupBlock, blockedReason: `${total(field)} of ${total('sent')} mails ${field}` };
    }
  }
  return { remaining, ...signupBlock, ...(remaining <= 0 && { blockedReason: dailyLimitReason(maxPerDay) }) };
};
