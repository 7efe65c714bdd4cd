import { brand } from '#contract/brand.ts';
import type { EmailContent } from '#contract/email/render-email.ts';
import { fromSmallestUnit, fromStripeCurrency, type StripeCurrency } from '#contract/rules/currency.ts';
import { formatMoney } from '#contract/rules/format-price.ts';

/** What an email template returns: subject and content, ready to render. */
export interface EmailMessage {
  subject: string;
  content: EmailContent;
}

const timeZoneLabel = (timeZone: string): string =>
  timeZone.includes('/') ? `${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time` : timeZone;

/** Cached because creating a formatter is slower than rendering the rest; there are a few hundred time zones. */
const formatCache = new Map<string, Intl.DateTimeFormat>();

const formatInZone = (instant: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string => {
  const cacheKey = `${timeZone} ${Object.entries(options)}`;
  const formatter = formatCache.get(cacheKey) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  formatCache.set(cacheKey, formatter);
  return formatter.format(instant);
};

/** Formats an instant in the reader's time zone: `Wednesday, November 25, at 8:00 AM (Tokyo time)`. */
export const formatDateTime = (instant: Date, timeZone: string): string => {
  const day = formatInZone(instant, timeZone, { weekday: 'long', month: 'long', day: 'numeric' });
  const time = formatInZone(instant, timeZone, { hour: 'numeric', minute: '2-digit' });
  return `${day}, at ${time} (${timeZoneLabel(timeZone)})`;
};

/** `November 25, 2026`. */
export const formatDate = (instant: Date, timeZone: string): string =>
  formatInZone(instant, timeZone, { month: 'long', day: 'numeric', year: 'numeric' });

/** `3 lectures`, `1 lecture`. */
export const formatCount = (number: number, singular: string): string =>
  `${number} ${singular}${number === 1 ? '' : 's'}`;

/** `A`, `A and B`, `A, B and C`. */
export const joinList = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** Formats an amount of the currency's smallest unit, as in Stripe: 1200 and `usd` are `$12.00`. */
export const formatAmount = (amount: number, stripeCurrency: StripeCurrency): string => {
  const currency = fromStripeCurrency(stripeCurrency);
  return formatMoney(fromSmallestUnit(amount, currency), currency);
};

/** Closing line of emails that readers may want to reply to. */
export const supportLine = `Questions? Write to ${brand.supportEmail}.`;
