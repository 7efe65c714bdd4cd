import type { Question, Quiz, QuizResult } from '../../../../contract/schemas/quiz.ts';

/** An option id, typed text, several option ids, or all of them in order. */
export type Answer = string | string[];

/** Where a learner is in one attempt; plain data, so that it survives a reload. */
export interface Attempt {
  /** Number to submit it under: sending it twice counts once. */
  number: number;
  phase: 'asking' | 'summary' | 'result';
  /** The question on the screen, counted from 0. */
  index: number;
  answers: Record<string, Answer>;
  /** Ids of questions to look at again. */
  marked: string[];
  result?: QuizResult;
}

export const newAttempt = (number: number): Attempt => ({
  ...{ number, phase: 'asking', index: 0, answers: {}, marked: [] },
});

/** Whether there is an answer that could be right: something chosen, typed, or put into order. */
export const isAnswered = (answer: Answer | undefined): boolean =>
  typeof answer === 'string' ? answer.trim() !== '' : (answer ?? []).length > 0;

/** The answer after pressing an option: replaced for one right answer, switched on or off for several. */
export const toggleOption = (question: Question, answer: Answer | undefined, optionId: string): Answer => {
  if (question.kind === 'single') return optionId;
  const chosen = Array.isArray(answer) ? answer : [];
  return chosen.includes(optionId) ? chosen.filter((id) => id !== optionId) : [...chosen, optionId];
};

/** The order shown: the learner's own, else the one the question came with. */
export const orderOf = (question: Question, answer: Answer | undefined): string[] =>
  Array.isArray(answer) && answer.length === question.options.length ? answer : question.options.map(({ id }) => id);

/** A list with one item moved by so many places; unchanged when that leads out of it. */
export const moveItem = (order: readonly string[], id: string, by: number): string[] => {
  const from = order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return [...order];
  const rest = order.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
};

/** The option a key chooses: A or 1 is the first. */
export const optionForKey = (question: Question, key: string): string | undefined => {
  if (question.kind !== 'single' && question.kind !== 'multiple') return undefined;
  const index = /^[1-9]$/.test(key)
    ? Number(key) - 1
    : /^[a-z]$/i.test(key)
      ? key.toLowerCase().charCodeAt(0) - 97
      : -1;
  return question.options[index]?.id;
};

/** Questions without an answer. */
export const unanswered = (quiz: Pick<Quiz, 'questions'>, { answers }: Attempt): Question[] =>
  quiz.questions.filter(({ id }) => !isAnswered(answers[id]));

/** An answer in words, one entry per option; nothing when there is no answer. */
export const answerLines = (question: Question, answer: Answer | undefined): string[] =>
  [answer ?? []]
    .flat()
    .filter((entry) => entry.trim() !== '')
    .map((entry) => question.options.find(({ id }) => id === entry)?.text ?? entry);

/** An attempt as it was kept, if it still belongs to this quiz: not one that was submitted elsewhere meanwhile. */
export const restoreAttempt = (stored: string | null, quiz: Quiz): Attempt | undefined => {
  if (stored === null) return undefined;
  try {
    const attempt = JSON.parse(stored) as Attempt;
    const isOpen = attempt.phase !== 'result' && attempt.number === quiz.nextAttempt;
    const isLastResult = attempt.phase === 'result' && attempt.number === quiz.nextAttempt - 1;
    return (isOpen && attempt.index < quiz.questions.length) || isLastResult ? attempt : undefined;
  } catch {
    return undefined;
  }
};
