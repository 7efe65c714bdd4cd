import type { Answers } from '#contract/schemas/quiz.ts';
import type { AnswerKey } from '#contract/storage/quiz-rows.ts';

/** Ignores case, extra spaces and a final period, as documented for authors in `content/define.ts`. */
const normalizeText = (text: string): string =>
  text.normalize('NFKC').trim().replace(/\s+/g, ' ').replace(/\.$/, '').toLowerCase();

const isSameSequence = (given: readonly string[], expected: readonly string[]): boolean =>
  given.length === expected.length && given.every((option, position) => option === expected[position]);

/** Reads a typed number, with or without thousands separators and with a decimal point or comma. */
const readNumber = (text: string): number => {
  const compact = text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/^\u2212/, '-');
  const isGrouped = /^[-+]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(compact);
  const plain = isGrouped ? compact.replaceAll(',', '') : compact.replace(',', '.');
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
};

/** Accepts a difference of exactly the tolerance despite the rounding of binary fractions. */
const roundingError = 1e-9;

const isWithin = (given: number, expected: number, tolerance: number): boolean =>
  Math.abs(given - expected) <= tolerance + roundingError * Math.max(1, Math.abs(expected));

/** Returns whether an answer other than a program is right. A missing or malformed answer is wrong. */
export const isCorrect = (
  { kind, accepted, tolerance = 0 }: AnswerKey,
  answer: Answers[string] | undefined,
): boolean => {
  if (answer === undefined) return false;
  if (kind === 'text')
    return typeof answer === 'string' && accepted.some((text) => normalizeText(text) === normalizeText(answer));
  if (kind === 'numeric')
    return typeof answer === 'string' && isWithin(readNumber(answer), Number(accepted[0]), tolerance);
  const given = typeof answer === 'string' ? [answer] : answer;
  if (kind === 'multiple') return isSameSequence([...new Set(given)].sort(), [...accepted].sort());
  return isSameSequence(given, accepted);
};

/** Other results that count in an attempt: ids of the programs that passed, and correct answers carried over. */
interface GradedElsewhere {
  solved?: ReadonlySet<string>;
  carried?: number;
}

/** Grades an attempt: the rounded percentage of correct answers, and which of the questions were answered correctly. */
export const grade = (
  keys: readonly AnswerKey[],
  answers: Answers,
  { solved = new Set(), carried = 0 }: GradedElsewhere = {},
): { score: number; correct: ReadonlySet<string> } => {
  const isRight = (key: AnswerKey): boolean =>
    key.kind === 'code' ? solved.has(key.questionId) : isCorrect(key, answers[key.questionId]);
  const correct = new Set(keys.filter(isRight).map((key) => key.questionId));
  const count = keys.length + carried;
  return { score: count === 0 ? 0 : Math.round((100 * (correct.size + carried)) / count), correct };
};
