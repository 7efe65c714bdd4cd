import { tzOffset } from '@date-fns/tz';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Minutes a zone is ahead of UTC at an instant (epoch milliseconds). */
const utcOffsetMinutes = (timeZone: string, instant: number): number => tzOffset(timeZone, new Date(instant));

/** First minute from `before` on at which the zone's clock has been changed; `after` lies behind the change. */
const findTransition = (timeZone: string, beforeMs: number, afterMs: number): number => {
  const changed = utcOffsetMinutes(timeZone, afterMs);
  let low = Math.floor(beforeMs / minuteMs);
  let high = Math.ceil(afterMs / minuteMs);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (utcOffsetMinutes(timeZone, middle * minuteMs) === changed) high = middle;
    else low = middle;
  }
  return high * minuteMs;
};

const computeLocalInstant = (localDay: string, hour: number, timeZone: string): number => {
  const wallTime = Date.parse(`${localDay}T00:00:00.000Z`) + hour * 60 * minuteMs;
  // A zone is at most 14 hours away from UTC, so these lie before and after whatever happens on this day.
  const earlier = utcOffsetMinutes(timeZone, wallTime - dayMs);
  const later = utcOffsetMinutes(timeZone, wallTime + dayMs);
  const candidates = [earlier, later].map((offset) => wallTime - offset * minuteMs).sort((a, b) => a - b);
  const match = candidates.find((instant) => instant + utcOffsetMinutes(timeZone, instant) * minuteMs === wallTime);
  return match ?? findTransition(timeZone, wallTime - later * minuteMs, wallTime - earlier * minuteMs);
};

/** Subscribers of a zone wait for the same few instants, and working one out asks the zone's history several times. */
const instantCache = new Map<string, number>();
const maxCachedInstants = 10_000;

/**
 * The instant at which it is this hour of this day in an IANA time zone. An hour that comes twice counts from its
 * first time; one that is skipped (clocks go forward) is the first minute there is after it.
 */
export const localInstant = (localDay: string, hour: number, timeZone: string): Date => {
  const cacheKey = `${localDay} ${hour} ${timeZone}`;
  const instant = instantCache.get(cacheKey) ?? computeLocalInstant(localDay, hour, timeZone);
  if (instantCache.size >= maxCachedInstants) instantCache.clear();
  instantCache.set(cacheKey, instant);
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
