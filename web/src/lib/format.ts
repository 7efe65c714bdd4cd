export { formatDuration } from '#contract/rules/format-duration.ts';
export { formatMoney, formatPrice } from '#contract/rules/format-price.ts';

/** Formats seconds as `4:05` or `1:04:05`. */
export const formatTimestamp = (seconds: number): string => {
  const totalSeconds = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(totalSeconds / 3600), Math.floor(totalSeconds / 60) % 60, totalSeconds % 60];
  const visibleParts = parts[0] === 0 ? parts.slice(1) : parts;
  return visibleParts.map((part, index) => (index === 0 ? `${part}` : `${part}`.padStart(2, '0'))).join(':');
};

/** Formats an instant as `Tue, Nov 24` in the browser's time zone, with the year unless it is the current one. */
export const formatDay = (instant: string, now = new Date()): string => {
  const date = new Date(instant);
  const sameYear = date.getFullYear() === now.getFullYear();
  return date.toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
};

/** Formats an instant as `November 24, 2026` in an IANA time zone, the browser's by default. */
export const formatLongDate = (instant: string, timeZone?: string): string =>
  new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long', ...(timeZone !== undefined && { timeZone }) });

/** Returns the days from today until an instant, by the browser's time zone; 0 for an earlier instant. */
export const daysUntil = (instant: string, now = new Date()): number => {
  const midnightOf = (date: Date) => new Date(date).setHours(0, 0, 0, 0);
  const days = Math.round((midnightOf(new Date(instant)) - midnightOf(now)) / (24 * 60 * 60 * 1000));
  return Math.max(0, days);
};

/** Formats the days until an instant as `today`, `tomorrow` or `in 7 days`. */
export const formatDaysUntil = (instant: string, now = new Date()): string => {
  const days = daysUntil(instant, now);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
};

/**
 * Formats an instant as `Tue, Nov 24, 8:00 AM` in an IANA time zone, the browser's by default, with the year unless it
 * is the current one. Emails that announce the instant use the same order.
 */
export const formatDateTime = (instant: string, timeZone?: string, now = new Date()): string => {
  const date = new Date(instant);
  const zoneOptions = timeZone === undefined ? {} : { timeZone };
  const yearOf = (day: Date) => day.toLocaleDateString('en-US', { year: 'numeric', ...zoneOptions });
  const day = date.toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(yearOf(date) !== yearOf(now) && { year: 'numeric' }),
    ...zoneOptions,
  });
  return `${day}, ${date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', ...zoneOptions })}`;
};

/** Formats a count with its noun, as `1 lecture` or `18 lectures`. */
export const formatCount = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
