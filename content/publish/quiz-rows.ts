import { catalogKeys } from '#contract/storage/catalog-rows.ts';
import type { AnswerKey, AnswersRow, QuizRow } from '#contract/storage/quiz-rows.ts';
import type { QuizDefinition, QuizQuestion } from '../define.ts';

/** Default percentage needed to pass. */
const defaultPassMark = 70;

const acceptedAnswers = (question: QuizQuestion): string[] => {
  if (question.kind === 'text') return question.accepted;
  if (question.kind === 'code') return [question.solution];
  return [question.answer].flat().map(String);
};

const answerKey = (question: QuizQuestion): AnswerKey => ({
  questionId: question.id,
  kind: question.kind,
  accepted: acceptedAnswers(question),
  ...(question.kind === 'numeric' && { tolerance: question.tolerance ?? 0 }),
  ...(question.kind === 'code' && { checks: question.checks.map(({ name, code }) => ({ name, code })) }),
  explanation: question.explanation,
  ...(question.lecture !== undefined && { lectureId: question.lecture }),
  ...(question.timestamp !== undefined && { timestamp: question.timestamp }),
});

/** Builds the row of a quiz, without correct answers. */
export const quizRow = (courseId: string, lectureId: string, quiz: QuizDefinition, version: string): QuizRow => ({
  ...catalogKeys.quiz(courseId, quiz.id),
  version,
  id: quiz.id,
  courseId,
  title: quiz.title,
  lectureId,
  passMark: quiz.passMark ?? defaultPassMark,
  attemptsAllowed: quiz.attempts ?? null,
  reveal: quiz.reveal ?? 'after-last',
  ...(quiz.draw !== undefined && { draw: quiz.draw }),
  ...(quiz.cooldownMinutes !== undefined && { cooldownMinutes: quiz.cooldownMinutes }),
  form: quiz.form ?? 'practice',
  ...(quiz.timeLimitMinutes !== undefined && { timeLimitMinutes: quiz.timeLimitMinutes }),
  questions: quiz.questions.map((question) => ({
    id: question.id,
    kind: question.kind,
    prompt: question.prompt,
    options: 'options' in question ? question.options : [],
    ...('unit' in question && { unit: question.unit }),
    ...(question.kind === 'code' && { starter: question.starter, checks: question.checks.map(({ name }) => name) }),
  })),
});

/** Builds the row with correct answers, in the partition that only grading may read. */
export const answersRow = (courseId: string, quiz: QuizDefinition, version: string): AnswersRow => ({
  ...catalogKeys.answers(courseId, quiz.id),
  version,
  quizId: quiz.id,
  courseId,
  answers: quiz.questions.map(answerKey),
});
