import { calendarDay } from '#contract/rules/activity.ts';
import { key, keyPrefix } from '#contract/storage/keys.ts';
import { ttlCache } from '../runtime/ttl-cache.ts';
import { getStoredProfile } from './profiles.ts';
import { learnersTable } from './table.ts';

interface ActivityRow {
  /** Days of one month, e.g. `2026-11-21`. */
  days?: Set<string>;
}

/** Seconds for which a learner's time zone is cached. */
const zoneCacheSeconds = 600;

const cachedTimeZone = ttlCache(
  zoneCacheSeconds,
  async (learnerId) => (await getStoredProfile(learnerId))?.timeZone ?? 'UTC',
);

/**
 * Returns the learner's current calendar day in their profile's time zone (UTC by default). Runs in parallel with the
 * access check, so it adds no round trip.
 */
export const getStudyDay = async (learnerId: string, now: Date): Promise<string> =>
  calendarDay(now, await cachedTimeZone(learnerId));

/** Days this environment has already stored, by learner; bounded, because learner ids come from requests. */
const storedDays = new Map<string, string>();

/**
 * L30: adds a study day; idempotent. Writes once per learner, day and environment, because players save every few
 * seconds.
 */
export const putStudyDay = async (learnerId: string, day: string): Promise<void> => {
  if (storedDays.get(learnerId) === day) return;
  await learnersTable.updateOnly(
    { pk: learnerId, sk: key('ACTIVITY', day.slice(0, 7)) },
    {
      UpdateExpression: 'ADD #days :day',
      ExpressionAttributeNames: { '#days': 'days' },
      ExpressionAttributeValues: { ':day': new Set([day]) },
    },
  );
  if (storedDays.size >= 500) storedDays.clear();
  storedDays.set(learnerId, day);
};

/** L31: lists every study day in order: a year is twelve small rows. */
export const listStudyDays = async (learnerId: string): Promise<string[]> => {
  const rows = await learnersTable.query<ActivityRow>(learnerId, keyPrefix('ACTIVITY'));
  return rows.flatMap(({ days }) => [...(days ?? [])]).sort();
};
