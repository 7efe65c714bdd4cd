import { secondsUntil } from '#contract/rules/quiz-time.ts';
import type { Quiz } from '#contract/schemas/quiz.ts';
import type { Attempt } from '../data/quiz-attempts.ts';
import { environment } from '../runtime/environment.ts';
import { attemptOpensAt, hasAttemptsLeft, nextNumber } from './attempt-rules.ts';
import { drawQuestions, questionCount } from './draw-questions.ts';
import { partialRetakeOf } from './partial-retake.ts';
import type { QuizAccess } from './quiz-access.ts';
import { toResult } from './quiz-result.ts';

const isBetter = (one: Attempt, other: Attempt): boolean =>
  one.passed === other.passed ? one.score > other.score : one.passed;

/** Returns a quiz as its learner may see it: without correct answers, and without a draw that is not open yet. */
export const describeQuiz = (
  { quiz, attempts, started }: Pick<QuizAccess, 'quiz' | 'attempts' | 'started'>,
  learnerId: string,
  now: Date,
): Quiz => {
  const best = attempts.reduce((top, attempt) => (top && !isBetter(attempt, top) ? top : attempt), attempts[0]);
  const last = attempts.at(-1);
  const nextAttempt = nextNumber(attempts);
  const hasNext = hasAttemptsLeft(quiz, nextAttempt);
  const opensAt = hasNext ? attemptOpensAt(quiz, attempts, now) : undefined;
  const isOpen = hasNext && !opensAt;
  const isShown = isOpen && (quiz.timeLimitMinutes === undefined || started !== undefined);
  // The next draw stays unknown until its attempt opens and, with a time limit, is started.
  const questions = drawQuestions(environment('DRAW_KEY'), quiz, learnerId, isShown ? nextAttempt : nextAttempt - 1);
  const partialRetake = isShown ? partialRetakeOf(quiz, attempts, questions) : undefined;
  return {
    id: quiz.id,
    title: quiz.title,
    lectureId: quiz.lectureId,
    passMark: quiz.passMark,
    attemptsAllowed: quiz.attemptsAllowed,
    attemptsUsed: attempts.length,
    nextAttempt,
    ...(opensAt && { nextAttemptAt: opensAt.toISOString() }),
    ...(quiz.draw !== undefined && { poolSize: quiz.questions.length }),
    questions,
    questionCount: questionCount(quiz),
    ...(partialRetake && {
      partialRetake: {
        questionIds: partialRetake.questions.map(({ id }) => id),
        carried: partialRetake.carried.length,
      },
    }),
    ...(quiz.timeLimitMinutes !== undefined && { timeLimitMinutes: quiz.timeLimitMinutes }),
    ...(isOpen &&
      started && {
        started: {
          startedAt: started.startedAt,
          ...(started.endsAt !== undefined && {
            endsAt: started.endsAt,
            secondsLeft: secondsUntil(started.endsAt, now),
          }),
        },
      }),
    // Functions that describe a quiz may not read the answer keys, so results omit correct answers.
    ...(best && { best: toResult(quiz, best, [], false) }),
    ...(last && { last: toResult(quiz, last, [], false) }),
  };
};
