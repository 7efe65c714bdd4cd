import { Problem } from '../../contract/problem.ts';
import { isWithin, type Limit, requireWithin } from '../data/limits.ts';

const minute = 60;
const day = 86_400;

const logIn = 'Many questions have come from your network. Log in to go on: then only your own questions count.';
const slowly = 'You can ask 20 questions a minute and 200 a day.';

/**
 * How many questions may be asked, the shortest window first. Visitors can only be told apart by their network, which a
 * classroom shares: its limit lets forty people ask three questions a minute and twenty a day (decision record 0036).
 */
const limits = {
  visitor: [
    { name: 'chat-visitor-minute', most: 120, seconds: minute, advice: logIn },
    { name: 'chat-visitor-day', most: 800, seconds: day, advice: logIn },
  ],
  learner: [
    { name: 'chat-learner-minute', most: 20, seconds: minute, advice: slowly },
    { name: 'chat-learner-day', most: 200, seconds: day, advice: slowly },
  ],
} satisfies Record<string, Limit[]>;

/** Half of what all people together may ask: visitors, however many networks they come from, leave the rest to learners. */
const visitors: Limit = {
  name: 'chat-visitors-day',
  most: 2_500,
  seconds: day,
  advice: 'Visitors have asked as many questions as they can today. Log in to go on, or come back tomorrow.',
};

/** What all people together may cost in a day. */
const ceiling: Limit = {
  name: 'chat-everyone-day',
  most: 5_000,
  seconds: day,
  advice: 'The assistant has answered as many questions as it may today.',
};

/** Logged by its name, which an alarm counts. */
class DailyCeiling extends Error {
  override readonly name = 'DailyCeiling';
}

const secondsLeft = (now: Date): number => day - (Math.floor(now.getTime() / 1000) % day);

/**
 * Counts a question before anything is done for it: by learner, or for a visitor by network. Throws `too-many-requests`
 * with the seconds to wait, or `unavailable` when everyone's questions of the day are used up.
 */
export const countQuestion = async (learnerId: string | undefined, network: string, now: Date): Promise<void> => {
  const own = learnerId === undefined ? limits.visitor : limits.learner;
  for (const limit of own) await requireWithin('learners', limit, learnerId ?? network, now);
  if (learnerId === undefined) await requireWithin('learners', visitors, 'everyone', now);
  if (await isWithin('learners', ceiling, 'everyone', now)) return;
  throw new Problem('unavailable', ceiling.advice, {
    retryAfter: secondsLeft(now),
    cause: new DailyCeiling('The assistant has answered all questions of the day.'),
  });
};
