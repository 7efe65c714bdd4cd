import { codeQuizzesPerHour } from '#contract/operations/quiz.ts';
import type { Answers } from '#contract/schemas/quiz.ts';
import type { AnswerKey } from '#contract/storage/quiz-rows.ts';
import { enforceRateLimit } from '../data/rate-limits.ts';
import { runAnswers, runChecks } from '../services/check-runner.ts';

const limit = {
  name: 'quiz-code',
  max: codeQuizzesPerHour,
  seconds: 3600,
  advice: `The server grades ${codeQuizzesPerHour} quizzes with programs per hour. Your answers are kept in this browser; submit them later.`,
};

/** Lists the checks that a program fails, by name. */
const failedChecks = async ({ checks = [] }: AnswerKey, source: string): Promise<string[]> => {
  const { outcomes } = await runChecks({ source, checks: checks.map(({ code }) => code) });
  return checks.filter((_, position) => !outcomes[position]?.passed).map(({ name }) => name);
};

/**
 * Runs the programs among a learner's answers. Returns the checks that each one fails, by question id; questions without
 * a program are absent. Throws when the runner cannot be reached, so that no answer is graded without running it.
 * @throws `too-many-requests`, `unavailable`
 */
export const runPrograms = async (
  keys: readonly AnswerKey[],
  answers: Answers,
  learnerId: string,
  now: Date,
): Promise<Record<string, string[]>> => {
  const programs = keys.flatMap((key) => {
    const source = answers[key.questionId];
    return key.kind === 'code' && typeof source === 'string' && source.trim() !== '' ? [{ key, source }] : [];
  });
  if (programs.length === 0) return {};
  await enforceRateLimit('learners', limit, learnerId, now);
  const failed = await runAnswers(
    programs,
    async ({ key, source }) => [key.questionId, await failedChecks(key, source)] as const,
    'The server cannot run programs now. Nothing was submitted. Try again soon.',
  );
  return Object.fromEntries(failed);
};
