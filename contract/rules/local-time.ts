import { tzOffset } from '@date-fns/tz';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Returns a zone's UTC offset in minutes at an instant (epoch milliseconds). */
const utcOffsetMinutes = (timeZone: string, instant: number): number => tzOffset(timeZone, new Date(instant));

/** Finds the first minute after the zone's clock change between `beforeMs` and `afterMs`. */
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
  // Zones are at most 14 hours from UTC, so these lie before and after any change on this day.
  const earlier = utcOffsetMinutes(timeZone, wallTime - dayMs);
  const later = utcOffsetMinutes(timeZone, wallTime + dayMs);
  const candidates = [earlier, later].map((offset) => wallTime - offset * minuteMs).sort((a, b) => a - b);
  const match = candidates.find((instant) => instant + utcOffsetMinutes(timeZone, instant) * minuteMs === wallTime);
  return match ?? findTransition(timeZone, wallTime - later * minuteMs, wallTime - earlier * minuteMs);
};

/** Subscribers of a zone share a few instants, and each is expensive to compute. */
const instantCache = new Map<string, number>();
const maxCachedInstants = 10_000;

/**
 * Returns the instant of an hour on a day in an IANA time zone. For an hour that occurs twice, returns the first; for
 * one that clocks skip, the first minute after it.
 */
export const localInstant = (localDay: string, hour: number, timeZone: string): Date => {
  const cacheKey = `${localDay} ${hour} ${timeZone}`;
  const instant = instantCache.get(cacheKey) ?? computeLocalInstant(localDay, hour, timeZone);
  if (instantCache.size >= maxCachedInstants) instantCache.clear();
  instantCache.set(cacheKey, instant);
  return new Date(instant);
};

/** Returns whether this runtime knows the time zone. */
export const isTimeZone = (text: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: text }));
  } catch {
    return false;
  }
};
