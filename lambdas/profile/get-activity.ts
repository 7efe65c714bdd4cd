import { profile } from '#contract/operations/profile.ts';
import { calendarDay, daysThisWeek, studyDaysUpTo, weekStreak, weeksUpTo } from '#contract/rules/activity.ts';
import { listStudyDays } from '../data/activity.ts';
import { getStoredProfile } from '../data/profiles.ts';
import { endpoint } from '../http/endpoint.ts';

export const handler = endpoint(profile, 'getActivity', async ({ caller, now }) => {
  const [profile, studied] = await Promise.all([getStoredProfile(caller.id), listStudyDays(caller.id)]);
  const today = calendarDay(now, profile?.timeZone ?? 'UTC');
  const days = studyDaysUpTo(studied, today);
  const [first = today] = weeksUpTo(today);
  return {
    today,
    days: days.filter((day) => day >= first),
    daysThisWeek: daysThisWeek(days, today),
    weekStreak: weekStreak(days, today),
    weeklyGoal: profile?.weeklyGoal ?? 0,
  };
});
