import * as z from 'zod/mini';
import { maxSelfCheckAnswer } from '../rules/max-self-check-answer.ts';
import { Id, Instant } from './identifiers.ts';
import { wholeNumber } from './number.ts';

/** A question at the end of a reading, with the author's answer. Both are one line of Markdown. */
export const SelfCheck = z.object({ id: Id, question: z.string(), answer: z.string() });
export type SelfCheck = z.output<typeof SelfCheck>;

/** Learners' verdicts on their own answers, after they have seen the author's. */
export const SelfCheckVerdict = z.enum(['had-it', 'partly', 'not-yet']);
export type SelfCheckVerdict = z.output<typeof SelfCheckVerdict>;

const attemptFields = {
  questionId: Id,
  /** As typed; empty when the learner answered without writing, or did not know. */
  answer: z.string().check(z.trim(), z.maxLength(maxSelfCheckAnswer, `Use at most ${maxSelfCheckAnswer} characters.`)),
  verdict: SelfCheckVerdict,
};

/** An attempt to save. */
export const NewSelfCheckAttempt = z.strictObject({
  ...attemptFields,
  /** One more than the attempts at this question so far, which makes a repeated request the same attempt. */
  attempt: wholeNumber(1, 9999),
});
export type NewSelfCheckAttempt = z.output<typeof NewSelfCheckAttempt>;

/** A learner's last attempt at a question; `attempt` counts from 1. */
export const SelfCheckAttempt = z.object({ ...attemptFields, attempt: z.number(), answeredAt: Instant });
export type SelfCheckAttempt = z.output<typeof SelfCheckAttempt>;
