import { marked, type Token, type Tokens } from 'marked';
import type { SelfCheck } from '#contract/schemas/self-check.ts';
import { shortHash } from './media-files.ts';

/** Starts the last section of a reading, whose questions learners answer in place. */
const heading = 'Check yourself';
/** Starts the paragraph with the answers, numbered (1), (2) and so on. */
const answersLabel = '**Answers.**';

/** A lecture's text without its self-checks. */
export interface LectureText {
  body: string;
  selfChecks: SelfCheck[];
  /** The problem with the section, if any; its questions are then left out. */
  problems: string[];
}

/**
 * Derives a question's id from its words, so that authors need no ids, and learners keep their answers when the order
 * or the punctuation changes. A reworded question is a new question.
 */
const questionId = (question: string): string =>
  shortHash(
    question
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? '',
  );

const isHeading = (token: Token): token is Tokens.Heading =>
  token.type === 'heading' && (token as Tokens.Heading).text.trim().toLowerCase() === heading.toLowerCase();

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Splits `(1) First. (2) Second.`; undefined when the numbers are not 1, 2 and so on. */
const splitAnswers = (text: string): string[] | undefined => {
  const [before = '', ...parts] = oneLine(text).split(/(?:^| )\((\d+)\) /);
  const numbers = parts.filter((_, index) => index % 2 === 0).map(Number);
  const answers = parts.filter((_, index) => index % 2 === 1);
  if (before !== '' || numbers.some((number, index) => number !== index + 1)) return undefined;
  return answers.every((answer) => answer !== '') ? answers : undefined;
};

const readSection = (tokens: readonly Token[]): string[] | SelfCheck[] => {
  const [list, paragraph, ...rest] = tokens.filter(({ type }) => type !== 'space');
  if (list?.type !== 'list' || !(list as Tokens.List).ordered)
    return [`the section "${heading}" must begin with a numbered list of questions`];
  if (paragraph?.type !== 'paragraph' || !paragraph.raw.startsWith(answersLabel))
    return [`the questions of "${heading}" must be followed by a paragraph that starts with ${answersLabel}`];
  if (rest.length > 0) return [`the section "${heading}" must be the last one and end with its answers`];
  const questions = (list as Tokens.List).items.map(({ text }) => oneLine(text));
  const answers = splitAnswers(paragraph.raw.slice(answersLabel.length));
  if (!answers) return ['number the answers (1), (2) and so on, in the order of the questions'];
  if (answers.length !== questions.length)
    return [`"${heading}" has ${questions.length} questions and ${answers.length} answers`];
  const checks = questions.map((question, index) => ({
    id: questionId(question),
    question,
    answer: answers[index] ?? '',
  }));
  const repeated = checks.find(({ id }, index) => checks.findIndex((check) => check.id === id) < index);
  return repeated ? [`"${heading}" asks "${repeated.question}" twice`] : checks;
};

/** Separates the questions at the end of a text, which the player shows as cards, from what comes before. */
export const splitSelfChecks = (text: string): LectureText => {
  const tokens = marked.lexer(text);
  const start = tokens.findIndex(isHeading);
  if (start < 0) return { body: text, selfChecks: [], problems: [] };
  const section = readSection(tokens.slice(start + 1));
  const body = `${tokens
    .slice(0, start)
    .map(({ raw }) => raw)
    .join('')
    .trimEnd()}\n`;
  const problems = section.filter((entry) => typeof entry === 'string');
  return { body, selfChecks: section.filter((entry) => typeof entry !== 'string'), problems };
};
