import { Problem } from '#contract/problem.ts';
import { maxQuestionsPerDay } from '#contract/rules/assistant/model-limits.ts';
import { enforceRateLimit, type RateLimit, tryRateLimit } from '../data/rate-limits.ts';

const minuteSeconds = 60;
const daySeconds = 86_400;

const logInAdvice =
  'Your network has asked a lot of questions. Log in to continue: then only your own questions count.';
const slowDownAdvice = 'You can ask 20 questions a minute and 200 a day.';

/**
 * Question limits, shortest window first. Visitors are identified by network, which a classroom shares: this limit lets
 * forty people ask three questions a minute and twenty a day (decision record 0036).
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

/** Half of the daily limit for everyone: visitors from any number of networks leave the rest to learners. */
const allVisitorsLimit: RateLimit = {
  name: 'chat-visitors-day',
  max: maxQuestionsPerDay / 2,
  seconds: daySeconds,
  advice: "Today's limit for visitors has been reached. Log in to continue, or come back tomorrow.",
};

/** Caps the daily cost of all questions. */
const dailyLimit: RateLimit = {
  name: 'chat-everyone-day',
  max: maxQuestionsPerDay,
  seconds: daySeconds,
  advice: 'The assistant has reached its limit for today.',
};

/** An alarm counts log lines with this error name. */
class DailyLimitError extends Error {
  override readonly name = 'DailyLimitError';
}

const secondsUntilTomorrow = (now: Date): number => daySeconds - (Math.floor(now.getTime() / 1000) % daySeconds);

/**
 * Counts a question before any work is done for it, by learner or by a visitor's network.
 * @throws `too-many-requests` with the seconds to wait, or `unavailable` when the daily limit for everyone is reached
 */
export const limitQuestions = async (learnerId: string | undefined, viewerIp: string, now: Date): Promise<void> => {
  const own = learnerId === undefined ? limits.visitor : limits.learner;
  for (const limit of own) await enforceRateLimit('learners', limit, learnerId ?? viewerIp, now);
  if (learnerId === undefined) await enforceRateLimit('learners', allVisitorsLimit, 'everyone', now);
  if (await tryRateLimit('learners', dailyLimit, 'everyone', now)) return;
  throw new Problem('unavailable', dailyLimit.advice, {
    retryAfter: secondsUntilTomorrow(now),
    cause: new DailyLimitError('The daily limit of questions is reached.'),
  });
};
