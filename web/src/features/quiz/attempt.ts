import type { Confidence, Question, Quiz, QuizResult } from '#contract/schemas/quiz.ts';

/** An option id, typed text, several option ids, or all of them in order. */
export type Answer = string | string[];

/** State of an attempt; plain data, so it survives a reload. */
export interface Attempt {
  /** Attempt number; submitting it twice counts once. */
  number: number;
  /** Whether it asks only what the last attempt missed. */
  isPartialRetake?: boolean;
  phase: 'asking' | 'summary' | 'result';
  /** Index of the current question, from 0. */
  index: number;
  answers: Record<string, Answer>;
  /** How certain the learner is, for questions where they said so. */
  confidence?: Confidence;
  /** Ids of questions marked for review. */
  marked: string[];
  result?: QuizResult;
  /** The questions of the result, because the quiz already has those of the next attempt. */
  questions?: Question[];
}

export const newAttempt = (number: number, isPartialRetake = false): Attempt => ({
  ...{ number, phase: 'asking', index: 0, answers: {}, marked: [] },
  ...(isPartialRetake && { isPartialRetake }),
});

/** Returns the questions that an attempt asks: all of the quiz's, or those of its partial retake. */
export const questionsOf = (
  { questions, partialRetake }: Pick<Quiz, 'questions' | 'partialRetake'>,
  attempt: Attempt,
): Question[] =>
  attempt.isPartialRetake ? questions.filter(({ id }) => partialRetake?.questionIds.includes(id)) : questions;

/** Whether there is an answer: something chosen, typed or ordered. */
export const isAnswered = (answer: Answer | undefined): boolean =>
  typeof answer === 'string' ? answer.trim() !== '' : (answer ?? []).length > 0;

/** Returns the answer after pressing an option: replaced for single choice, toggled for multiple choice. */
export const toggleOption = (question: Question, answer: Answer | undefined, optionId: string): Answer => {
  if (question.kind === 'single') return optionId;
  const chosen = Array.isArray(answer) ? answer : [];
  return chosen.includes(optionId) ? chosen.filter((id) => id !== optionId) : [...chosen, optionId];
};

/** Returns the order to show: the learner's own, else the initial one. */
export const orderOf = (question: Question, answer: Answer | undefined): string[] =>
  Array.isArray(answer) && answer.length === question.options.length ? answer : question.options.map(({ id }) => id);

/** Returns the list with one item moved by some places; unchanged when that is out of range. */
export const moveItem = (order: readonly string[], id: string, by: number): string[] => {
  const from = order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  const rest = order.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
};

/** Returns the option for a key: A or 1 is the first. */
export const optionForKey = (question: Question, key: string): string | undefined => {
  if (question.kind !== 'single' && question.kind !== 'multiple') return undefined;
  const index = /^[1-9]$/.test(key)
    ? Number(key) - 1
    : /^[a-z]$/i.test(key)
      ? key.toLowerCase().charCodeAt(0) - 97
      : -1;
  return question.options[index]?.id;
};

/** Returns the questions without an answer. */
export const unanswered = (quiz: Pick<Quiz, 'questions'>, { answers }: Attempt): Question[] =>
  quiz.questions.filter(({ id }) => !isAnswered(answers[id]));

/** Formats an answer as text, one entry per option; empty without an answer. */
export const answerLines = (question: Question, answer: Answer | undefined): string[] =>
  [answer ?? []]
    .flat()
    .filter((entry) => entry.trim() !== '')
    .map((entry) => question.options.find(({ id }) => id === entry)?.text ?? entry);

/** Whether the quiz no longer has the questions of an attempt, e.g. because another tab submitted it. */
export const isOutdated = (
  attempt: Attempt,
  quiz: Pick<Quiz, 'questions' | 'partialRetake' | 'nextAttempt'>,
): boolean =>
  attempt.phase !== 'result' &&
  (attempt.number !== quiz.nextAttempt || questionsOf(quiz, attempt).length <= attempt.index);

/** Returns the values of questions that the quiz still has; a published change may have removed others. */
export const ofQuestions = <Value>(
  { questions }: Pick<Quiz, 'questions'>,
  values: Record<string, Value>,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([id]) => questions.some((question) => question.id === id)));

/** Restores a stored attempt if it still fits the quiz; undefined e.g. when it was submitted elsewhere. */
export const restoreAttempt = (
  stored: string | null,
  quiz: Pick<Quiz, 'questions' | 'partialRetake' | 'nextAttempt'>,
): Attempt | undefined => {
  if (stored === null) return undefined;
  try {
    const attempt = JSON.parse(stored) as Attempt;
    const isLastResult = attempt.phase === 'result' && attempt.number === quiz.nextAttempt - 1;
    return (attempt.phase !== 'result' && !isOutdated(attempt, quiz)) || isLastResult ? attempt : undefined;
  } catch {
    return undefined;
  }
};
