import { addDays } from '#contract/rules/activity.ts';
import { getDailyEmailStats, signupQuota } from '#lambdas/email/ledger.ts';

/**
 * Bounce and complaint rates at which sending stops, well below those at which SES reviews an account
 * (docs/reliability.md#email-sending).
 */
const healthLimits = {
  bounced: { share: 0.02, least: 10 },
  complained: { share: 0.0005, least: 3 },
} as const;

/** The emails that may be sent now. */
export interface SendBudget {
  /** Why no email may be sent; undefined when sending is allowed. */
  blockedReason?: string;
  /** Emails left of today's budget. */
  remaining: number;
  /** Why new subscribers get no access email today; undefined when they do. */
  signupBlockedReason?: string;
}

/** Reason logged when nothing more can be sent before midnight UTC; an alarm counts it. */
export const dailyLimitReason = (maxPerDay: number): string => `all ${maxPerDay} emails of the day are used up`;

/**
 * Returns how many marketing emails may be sent: none when bounces or complaints of the last two UTC days are too
 * frequent or today's budget is used up (docs/reliability.md#email-sending). Rates are ignored below a minimum number
 * of cases.
 */
export const getSendBudget = async (now: Date, maxPerDay: number): Promise<SendBudget> => {
  const today = now.toISOString().slice(0, 10);
  const days = await Promise.all([getDailyEmailStats(addDays(today, -1)), getDailyEmailStats(today)]);
  const remaining = maxPerDay - days[1].sent;
  const quota = signupQuota(maxPerDay);
  const signupBlock =
    days[1].signupSent < quota ? {} : { signupBlockedReason: `all ${quota} emails of the form are used up` };
  const total = (field: 'sent' | 'bounced' | 'complained') => days.reduce((sum, day) => sum + day[field], 0);
  for (const field of ['bounced', 'complained'] as const) {
    const { share: maxShare, least: minCount } = healthLimits[field];
    if (total(field) >= minCount && total(field) >= maxShare * total('sent')) {
      return { remaining, ...signupBlock, blockedReason: `${total(field)} of ${total('sent')} emails ${field}` };
    }
  }
  return { remaining, ...signupBlock, ...(remaining <= 0 && { blockedReason: dailyLimitReason(maxPerDay) }) };
};
