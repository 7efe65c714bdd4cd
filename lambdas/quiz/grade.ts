import type { AnswerKey } from '../../contract/catalogue-rows.ts';
import type { Answers } from '../../contract/schemas/quiz.ts';

/** Typed text is compared without case, extra spaces and a final period (as authors are told in `content/define.ts`). */
const plain = (text: string): string =>
  text.normalize('NFKC').trim().replace(/\s+/g, ' ').replace(/\.$/, '').toLowerCase();

const sameOrder = (given: readonly string[], right: readonly string[]): boolean =>
  given.length === right.length && given.every((option, position) => option === right[position]);

/** True when an answer is right. An answer that is missing or of the wrong kind is simply not right. */
export const isCorrect = ({ kind, accepted }: AnswerKey, answer: Answers[string] | undefined): boolean => {
  if (answer === undefined) return false;
  if (kind === 'text') return typeof answer === 'string' && accepted.some((text) => plain(text) === plain(answer));
  const given = typeof answer === 'string' ? [answer] : answer;
  if (kind === 'multiple') return sameOrder([...new Set(given)].sort(), [...accepted].sort());
  return sameOrder(given, accepted);
};

/** Grades an attempt: the whole percentage of right answers, and which ones were right. */
export const grade = (
  keys: readonly AnswerKey[],
  answers: Answers,
): { score: number; correct: ReadonlySet<string> } => {
  const correct = new Set(keys.filter((key) => isCorrect(key, answers[key.questionId])).map((key) => key.questionId));
  return { score: keys.length === 0 ? 0 : Math.round((100 * correct.size) / keys.length), correct };
};
