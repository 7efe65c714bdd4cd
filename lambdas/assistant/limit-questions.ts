import { Problem } from '../../contract/problem.ts';
import { enforceRateLimit, type RateLimit, tryRateLimit } from '../data/rate-limits.ts';

const minuteSeconds = 60;
const daySeconds = 86_400;

const logInAdvice = 'Many questions have come from your network. Log in to go on: then only your own questions count.';
const slowDownAdvice = 'You can ask 20 questions a minute and 200 a day.';

/**
 * How many questions may be asked, the shortest window first. Visitors can only be told apart by their network, which a
 * classroom shares: its limit lets forty people ask three questions a minute and twenty a day (decision record 0036).
 */
const limits = {
  visitor: [
    { name: 'chat-visitor-minute', max: 120, seconds: minuteSeconds, advice: logInAdvice },
    { name: 'chat-visitor-day', max: 800, seconds: daySeconds, advice: logInAdvice },
  ],
  learner: [
    { name: 'chat-learner-minute', max: 20, seconds: minuteSeconds, advice: slowDownAdvice },
    { name: 'chat-learner-day', max: 200, seconds: daySeconds, advice: slowDownAdvice },
  ],
} satisfies Record<string, RateLimit[]>;

/** Half of what all people together may ask: visitors, however many networks they come from, leave the rest to learners. */
const allVisitorsLimit: RateLimit = {
  name: 'chat-visitors-day',
  max: 2_500,
  seconds: daySeconds,
  advice: 'Visitors have asked as many questions as they can today. Log in to go on, or come back tomorrow.',
};

/** What all people together may cost in a day. */
const dailyLimit: RateLimit = {
  name: 'chat-everyone-day',
  max: 5_000,
  seconds: daySeconds,
  advice: 'The assistant has answered as many questions as it may today.',
};

/** Logged by its name, which an alarm counts. */
class DailyLimitError extends Error {
  override readonly name = 'DailyLimitError';
}

const secondsUntilTomorrow = (now: Date): number => daySeconds - (Math.floor(now.getTime() / 1000) % daySeconds);

/**
 * Counts a question before anything is done for it: by learner, or for a visitor by network. Throws `too-many-requests`
 * with the seconds to wait, or `unavailable` when everyone's questions of the day are used up.
 */
export const limitQuestions = async (learnerId: string | undefined, viewerIp: string, now: Date): Promise<void> => {
  const own = learnerId === undefined ? limits.visitor : limits.learner;
  for (const limit of own) await enforceRateLimit('learners', limit, learnerId ?? viewerIp, now);
  if (learnerId === undefined) await enforceRateLimit('learners', allVisitorsLimit, 'everyone', now);
  if (await tryRateLimit('learners', dailyLimit, 'everyone', now)) return;
  throw new Problem('unavailable', dailyLimit.advice, {
    retryAfter: secondsUntilTomorrow(now),
    cause: new DailyLimitError('The assistant has answered all questions of the day.'),
  });
};
