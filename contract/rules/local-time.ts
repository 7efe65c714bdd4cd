import { tzOffset } from '@date-fns/tz';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Minutes a zone is ahead of UTC at an instant (epoch milliseconds). */
const offsetAt = (timeZone: string, instant: number): number => tzOffset(timeZone, new Date(instant));

/** First minute from `before` on at which the zone's clock has been changed; `after` lies behind the change. */
const changeBetween = (timeZone: string, before: number, after: number): number => {
  const changed = offsetAt(timeZone, after);
  let low = Math.floor(before / minute);
  let high = Math.ceil(after / minute);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(timeZone, middle * minute) === changed) high = middle;
    else low = middle;
  }
  return high * minute;
};

const instantOf = (localDay: string, hour: number, timeZone: string): number => {
  const wall = Date.parse(`${localDay}T00:00:00.000Z`) + hour * 60 * minute;
  // A zone is at most 14 hours away from UTC, so these lie before and after whatever happens on this day.
  const earlier = offsetAt(timeZone, wall - day);
  const later = offsetAt(timeZone, wall + day);
  const candidates = [earlier, later].map((offset) => wall - offset * minute).sort((a, b) => a - b);
  const found = candidates.find((instant) => instant + offsetAt(timeZone, instant) * minute === wall);
  return found ?? changeBetween(timeZone, wall - later * minute, wall - earlier * minute);
};

/** Subscribers of a zone wait for the same few instants, and working one out asks the zone's history several times. */
const known = new Map<string, number>();
const mostKnown = 10_000;

/**
 * The instant at which it is this hour of this day in an IANA time zone. An hour that comes twice counts from its
 * first time; one that is skipped (clocks go forward) is the first minute there is after it.
 */
export const localInstant = (localDay: string, hour: number, timeZone: string): Date => {
  const name = `${localDay} ${hour} ${timeZone}`;
  const instant = known.get(name) ?? instantOf(localDay, hour, timeZone);
  if (known.size >= mostKnown) known.clear();
  known.set(name, instant);
  return new Date(instant);
};

/** Whether a text names a time zone that this runtime knows. */
export const isTimeZone = (text: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: text }));
  } catch {
    return false;
  }
};
