import { isCode, isListItem, isSelfContained, sentencesOf } from '#contract/rules/assistant/passage-units.ts';
import { queryTerms, questionWords, termsOf } from '#contract/rules/assistant/terms.ts';
import type { Passage } from './exchange.ts';

/** Returns the terms that name a question's subject; all of its terms when none does. */
const subjectTerms = (question: string): string[] => {
  const all = queryTerms(question);
  const naming = all.filter((term) => !questionWords.has(term));
  return naming.length > 0 ? naming : all;
};

const textOf = ({ texts }: Passage): string => texts.join('\n');

/** Returns the stems to mark in passages, without those that all of several passages contain. */
export const stemsToMark = (question: string, passages: readonly Passage[]): ReadonlySet<string> => {
  const termsOfEach = passages.map((passage) => new Set(termsOf(textOf(passage))));
  const isEverywhere = (term: string): boolean => passages.length > 1 && termsOfEach.every((terms) => terms.has(term));
  return new Set(subjectTerms(question).filter((term) => !isEverywhere(term)));
};

/** A sentence or list item and where it stands in its text, in UTF-16 code units. */
interface Sentence {
  text: string;
  from: number;
  to: number;
}

/** Splits a text into its sentences and list items; leaves out tables and programs. */
const sentencesIn = (text: string): Sentence[] => {
  const sentences: Sentence[] = [];
  let at = 0;
  let isInProgram = false;
  for (const line of text.split('\n')) {
    if (isCode(line)) isInProgram = !isInProgram;
    else if (!isInProgram && !line.startsWith('|')) {
      let from = at;
      for (const sentence of isListItem(line) ? [line] : sentencesOf(line)) {
        from = text.indexOf(sentence, from);
        const to = from + sentence.length;
        sentences.push({ text: sentence.replace(/^(?:-|\d+\.) /, '').replaceAll('**', ''), from, to });
        from = to;
      }
    }
    at += line.length + 1;
  }
  return sentences;
};

/** Matches the start of a sentence that narrates an event instead of stating a fact. */
const narrationStart = /^(?:[\w’']+ ){1,3}(?:was|were|did|had|said|asked)\b/;

/** Length in characters from which a sentence is long to read at a large size. */
const longSentenceLength = 240;

/** A passage around one of its sentences: Markdown before and after it, the sentence without **. */
export interface PassageParts {
  before: string;
  sentence: string;
  after: string;
}

/** Removes the marks of strong text that begins or ends in another part. */
const withoutHalfMarks = (text: string): string =>
  text.split('**').length % 2 === 1 ? text : text.replaceAll('**', '');

/**
 * Splits a passage at the sentence that best matches a question or, when no sentence shares a word with it, at the
 * passage's focus; undefined for a passage without sentences. Includes the sentences before it that it refers to.
 * Sentences that start with a dangling pronoun, ask or narrate rank lower.
 */
export const splitAtBestSentence = (question: string, passage: Passage): PassageParts | undefined => {
  const text = textOf(passage);
  const { focus = 0 } = passage;
  const asked = subjectTerms(question);
  const sentences = sentencesIn(text).map((sentence) => ({ ...sentence, terms: new Set(termsOf(sentence.text)) }));
  const weightOf = (term: string): number => {
    const count = sentences.filter(({ terms }) => terms.has(term)).length;
    return Math.log(1 + sentences.length / Math.max(1, count));
  };
  const weights = asked.map((term) => ({ term, weight: weightOf(term) }));
  const rated = sentences.map((sentence, index) => ({
    ...sentence,
    worth:
      weights.reduce((sum, { term, weight }) => sum + (sentence.terms.has(term) ? weight : 0), 0) *
      (isSelfContained(sentence.text) ? 1 : index === 0 ? 0.4 : 0.8) *
      (/[:?]$/.test(sentence.text) ? 0.5 : 1) *
      (narrationStart.test(sentence.text) ? 0.9 : 1) *
      (sentence.text.length > longSentenceLength ? 0.8 : 1),
  }));
  const most = Math.max(...rated.map(({ worth }) => worth));
  const best = rated.filter(({ worth }) => worth === most);
  const chosen = best.find(({ to }) => to > focus) ?? best[0];
  if (!chosen) return undefined;
  const quoted = [chosen];
  for (const sentence of rated.slice(0, rated.indexOf(chosen)).reverse()) {
    const [first = chosen] = quoted;
    const isNext = text.slice(sentence.to, first.from).trim() === '';
    if (isSelfContained(first.text) || !isNext || [sentence, first].some(({ from }) => isListItem(text.slice(from))))
      break;
    quoted.unshift(sentence);
  }
  return {
    before: withoutHalfMarks(text.slice(0, quoted[0]?.from).trimEnd()),
    sentence: quoted.map((sentence) => sentence.text).join(' '),
    after: withoutHalfMarks(text.slice(chosen.to).trimStart()),
  };
};

/** Minimum length of a passage that stands on its own, in characters. */
const minPassageLength = 30;

/** Returns whether a passage stands on its own: not a fragment, and not an introduction to the text that follows it. */
export const standsAlone = (question: string, passage: Passage): boolean =>
  textOf(passage).length >= minPassageLength && !splitAtBestSentence(question, passage)?.sentence.endsWith(':');
