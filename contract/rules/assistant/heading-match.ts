import { foldText } from '../search/tokenize.ts';
import { termsOf } from './terms.ts';

/** Factors for a passage whose heading or title matches the question. */
const phraseFactor = 1.35;
const wholeHeadingFactor = 1.5;
const sameKindFactor = 1.25;

const wordsOf = (text: string): string => ` ${(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** Returns the kind of question in a text, by its question word; undefined without one. */
const kindOf = (text: string): string | undefined => {
  const [, kind] =
    /\b(how (?:many|much|large|big|long|often|fresh|serious)|why|when|where|who|which)\b/i.exec(text) ?? [];
  if (kind === undefined) return undefined;
  return /^how/i.test(kind) ? 'quantity' : kind.toLowerCase();
};

const pairsOf = (text: string): Set<string> => {
  const terms = termsOf(text);
  return new Set(terms.slice(1).map((term, index) => `${terms[index]} ${term}`));
};

/** The words of a title and heading, prepared once for all questions. */
export interface HeadingProfile {
  words: string;
  kind: string | undefined;
  pairs: readonly string[];
}

export const headingProfile = (title: string, heading = ''): HeadingProfile => ({
  words: wordsOf(heading),
  kind: kindOf(heading),
  pairs: [...pairsOf(title), ...pairsOf(heading)],
});

/** Returns a function that computes a passage's score factor from its title and heading, at least 1. */
export const headingMatcher = (question: string) => {
  const words = wordsOf(question);
  const pairs = pairsOf(question);
  const kind = kindOf(question);
  return (profile: HeadingProfile): number => {
    const isWhole = profile.words.trim().includes(' ') && words.includes(profile.words);
    const sharesPair = profile.pairs.some((pair) => pairs.has(pair));
    const isSameKind = kind !== undefined && profile.kind === kind;
    return (isWhole ? wholeHeadingFactor : sharesPair ? phraseFactor : 1) * (isSameKind ? sameKindFactor : 1);
  };
};
