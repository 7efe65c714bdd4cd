import { isDeepStrictEqual } from 'node:util';
import { quiz } from '#contract/operations/quiz.ts';
import { Problem } from '#contract/problem.ts';
import { isLate } from '#contract/rules/quiz-time.ts';
import { getStudyDay, putStudyDay } from '../data/activity.ts';
import { findAnswerKeys } from '../data/answer-keys.ts';
import { type Attempt, putAttempt, readAttempts } from '../data/quiz-attempts.ts';
import { endpoint } from '../http/endpoint.ts';
import { completeLecture } from '../learning/complete-lecture.ts';
import { environment } from '../runtime/environment.ts';
import { nextNumber, requireAnswersToDraw, requireOpenAttempt } from './attempt-rules.ts';
import { drawQuestions } from './draw-questions.ts';
import { grade } from './grade.ts';
import { type PartialRetake, partialRetakeOf } from './partial-retake.ts';
import { type QuizAccess, requireQuizAccess } from './quiz-access.ts';
import { canReveal, toResult } from './quiz-result.ts';
import { runPrograms } from './run-programs.ts';

/** Returns the stored attempt with this number and these answers: a repeated request, not a new attempt. */
const findRepeatedAttempt = (attempts: readonly Attempt[], number: number, answers: unknown): Attempt | undefined => {
  const stored = attempts.find(({ attempt }) => attempt === number);
  if (stored && !isDeepStrictEqual(stored.answers, answers)) throw new Problem('attempt-conflict');
  return stored;
};

/**
 * Returns what the next attempt asks: its draw, or the part of it that retakes the last one.
 * @throws `invalid-request` when there is nothing to retake
 */
const questionsToAsk = (
  { quiz, attempts }: QuizAccess,
  learnerId: string,
  number: number,
  isPartialRetake: boolean,
): Pick<PartialRetake, 'questions'> & Partial<PartialRetake> => {
  const questions = drawQuestions(environment('DRAW_KEY'), quiz, learnerId, number);
  if (!isPartialRetake) return { questions };
  const partialRetake = partialRetakeOf(quiz, attempts, questions);
  if (!partialRetake)
    throw new Problem('invalid-request', 'This attempt cannot cover only missed questions. Open the quiz again.');
  return partialRetake;
};

export const handler = endpoint(quiz, 'submitQuiz', async ({ params: { courseId, quizId }, body, caller, now }) => {
  const [access, keys, today] = await Promise.all([
    requireQuizAccess(caller.id, courseId, quizId, now),
    findAnswerKeys(courseId, quizId),
    getStudyDay(caller.id, now),
  ]);
  if (!keys) throw new Problem('not-found', 'Quiz not found.');
  const { quiz, started } = access;
  let { attempts } = access;
  const next = nextNumber(attempts);
  const number = body.attempt ?? next;
  const { answers, confidence = {}, isPartialRetake = false } = body;
  if (number > next) throw new Problem('invalid-request', `The next attempt is number ${next}.`);

  let attempt = findRepeatedAttempt(attempts, number, answers);
  if (!attempt) {
    requireOpenAttempt(quiz, attempts, number, now);
    if (quiz.timeLimitMinutes !== undefined && !started) throw new Problem('attempt-not-started');
    const asked = questionsToAsk(access, caller.id, number, isPartialRetake);
    requireAnswersToDraw(asked.questions, answers, confidence);
    const questions = asked.questions.map(({ id }) => id);
    const askedKeys = keys.filter(({ questionId }) => questions.includes(questionId));
    const failedChecks = await runPrograms(askedKeys, answers, caller.id, now);
    const solved = new Set(Object.keys(failedChecks).filter((id) => failedChecks[id]?.length === 0));
    const { score, correct } = grade(askedKeys, answers, { solved, carried: asked.carried?.length ?? 0 });
    const submitted: Attempt = {
      attempt: number,
      ...(started && { startedAt: started.startedAt, endsAt: started.endsAt }),
      questions,
      answers,
      ...(body.confidence && { confidence }),
      score,
      passed: score >= quiz.passMark && !isLate(started?.endsAt, now),
      correct: [...correct],
      ...(asked.carried && { carried: asked.carried }),
      ...(Object.keys(failedChecks).length > 0 && { failedChecks }),
      submittedAt: now.toISOString(),
    };
    const [isStored] = await Promise.all([
      putAttempt(caller.id, courseId, quizId, submitted),
      putStudyDay(caller.id, today),
    ]);
    attempts = isStored ? [...attempts, submitted] : (await readAttempts(caller.id, courseId, quizId)).attempts;
    // Another tab stored this number concurrently: identical answers are a repeat, others are rejected.
    attempt = isStored ? submitted : findRepeatedAttempt(attempts, number, answers);
  }
  if (!attempt) throw new Problem('attempt-conflict');
  // Also runs for a repeat, so a submission whose response was lost still completes the lecture.
  if (attempt.passed) await completeLecture(caller.id, access, quiz.lectureId, now, { kind: 'passed' });
  return toResult(quiz, attempt, keys, canReveal(quiz, attempts));
});
