import { addDays } from '#contract/rules/activity.ts';
import { type DailyEmailStatsRow, subscriberKeys } from '#contract/storage/subscriber-rows.ts';
import { subscribersTable } from '../data/table.ts';

/** Days the statistics of a day are retained. */
const retentionDays = 400;

type DailyEmailStats = Omit<DailyEmailStatsRow, 'pk' | 'sk'>;

/** Returns when a day's statistics expire, in epoch seconds. */
const statsExpireAt = (day: string): number => Math.floor(Date.parse(day) / 1000) + retentionDays * 86_400;

/** S57: adds to the email statistics of a UTC day. */
export const addToDailyEmailStats = async (day: string, field: keyof DailyEmailStats, count: number): Promise<void> => {
  await subscribersTable.updateOnly(subscriberKeys.dailyEmailStats(day), {
    UpdateExpression: 'ADD #field :number SET expiresAt = :expires',
    ExpressionAttributeNames: { '#field': field },
    ExpressionAttributeValues: { ':number': count, ':expires': statsExpireAt(day) },
  });
};

/**
 * Returns the daily quota of emails caused by the public form: a quarter, because each may lead to a reminder later.
 * The form can thus use at most half of the send budget.
 */
export const signupQuota = (maxPerDay: number): number => Math.floor(maxPerDay / 4);

/** S59: counts one form email of a UTC day; returns false when the day's budget or the form's quota is used up. */
export const reserveSignupEmail = (day: string, maxPerDay: number): Promise<boolean> =>
  subscribersTable.updateOnly(subscriberKeys.dailyEmailStats(day), {
    UpdateExpression: 'ADD sent :one, signupSent :one SET expiresAt = :expires',
    ConditionExpression:
      '(attribute_not_exists(sent) OR sent < :max) AND (attribute_not_exists(signupSent) OR signupSent < :share)',
    ExpressionAttributeValues: {
      ':one': 1,
      ':expires': statsExpireAt(day),
      ':max': maxPerDay,
      ':share': signupQuota(maxPerDay),
    },
  });

/** S58: reads the email statistics of a UTC day. */
const getDailyEmailStats = async (day: string): Promise<Required<DailyEmailStats>> => {
  const row = await subscribersTable.get<DailyEmailStatsRow>(subscriberKeys.dailyEmailStats(day));
  return {
    sent: row?.sent ?? 0,
    signupSent: row?.signupSent ?? 0,
    bounced: row?.bounced ?? 0,
    complained: row?.complained ?? 0,
  };
};

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
  /** Why new subscribers get no access email today; undefined when they get one. */
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
