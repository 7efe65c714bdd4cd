import { Problem } from '../../contract/problem.ts';
import { type Limit, requireWithin } from '../data/limits.ts';

const minute = 60;
const day = 86_400;

/** How many questions one person may ask (reliability rule R25), the shortest window first. */
const limits = {
  anonymous: [
    { name: 'chat-visitor-minute', most: 5, seconds: minute },
    { name: 'chat-visitor-day', most: 20, seconds: day },
  ],
  learner: [
    { name: 'chat-learner-minute', most: 20, seconds: minute },
    { name: 'chat-learner-day', most: 200, seconds: day },
  ],
} satisfies Record<string, Limit[]>;

/** What all people together may cost in a day. */
const ceiling: Limit = { name: 'chat-everyone-day', most: 5_000, seconds: day };

/** Logged by its name, which an alarm counts. */
class DailyCeiling extends Error {
  override readonly name = 'DailyCeiling';
}

const isReached = (error: unknown): error is Problem => error instanceof Problem && error.code === 'too-many-requests';

/**
 * Counts a question before anything is done for it: by learner, or for a visitor by network address. Throws
 * `too-many-requests` with the seconds to wait, or `unavailable` when everyone's questions of the day are used up.
 */
export const countQuestion = async (learnerId: string | undefined, address: string, now: Date): Promise<void> => {
  const own = learnerId === undefined ? limits.anonymous : limits.learner;
  for (const limit of own) {
    try {
      await requireWithin('learners', limit, learnerId ?? address, now);
    } catch (error) {
      if (!isReached(error)) throw error;
      const detail = `You can ask ${own[0]?.most} questions a minute and ${own[1]?.most} a day.`;
      throw new Problem('too-many-requests', detail, { ...(error.retryAfter && { retryAfter: error.retryAfter }) });
    }
  }
  try {
    await requireWithin('learners', ceiling, 'everyone', now);
  } catch (error) {
    if (!isReached(error)) throw error;
    throw new Problem('unavailable', 'The assistant has answered as many questions as it may today.', {
      ...(error.retryAfter && { retryAfter: error.retryAfter }),
      cause: new DailyCeiling('The assistant has answered all questions of the day.'),
    });
  }
};
