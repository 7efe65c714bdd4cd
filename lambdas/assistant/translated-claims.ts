import { isNegated } from '#contract/rules/assistant/negation.ts';
import { sentencesOf } from '#contract/rules/assistant/passage-units.ts';
import type { Hit } from '#contract/rules/assistant/retriever.ts';
import { citationsOf } from '#contract/rules/assistant/sentences.ts';
import { type SupportedClaim, verifyClaim, withoutMarkup } from '#contract/rules/assistant/verify-claim.ts';
import { type AnswerReader, createClaimReader, maxClaimCharacters, textsOf } from './answer-readers.ts';
import { phrases } from './phrases.ts';
import { isWrittenIn, type OtherLanguage } from './understanding/language.ts';

/** Shortest and longest translation, relative to the English sentence. */
const minRelativeLength = 0.5;
const maxRelativeLength = 2.5;

/** Words for the numbers from two to twelve; one is also an article. */
const numberWords: Record<'en' | OtherLanguage, string> = {
  en: 'two three four five six seven eight nine ten eleven twelve',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze',
};

/** Words that turn a statement into its opposite. */
const negations: Record<OtherLanguage, RegExp> = {
  de: /\b(?:nicht|nichts|nie|niemals|niemand|weder|ohne|kein\w*)\b/i,
  es: /\b(?:no|nunca|jamás|nada|nadie|ni|sin|tampoco|ningún|ningun\w*)\b/i,
  fr: /\b(?:ne|pas|jamais|rien|sans|aucune?)\b|\bn['’]/i,
};

/** Abbreviations whose periods do not end a sentence. */
const abbreviations = /\b(?:z\. ?B|d\. ?h|u\. ?a|p\. ?ej|etc|usw|bzw|ca|approx)\./gi;

const sentenceCount = (text: string): number => sentencesOf(text.replace(abbreviations, 'abbr')).length;

/** Returns the figures of a text as written, and number words as digits, without spaces between thousands. */
const figuresOf = (text: string, language: 'en' | OtherLanguage): string[] => {
  const words = numberWords[language].split(' ');
  const joined = text.toLowerCase().replace(/(\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, '$1');
  return (joined.match(/\d+(?:[.,]\d+)*|\p{L}+/gu) ?? []).flatMap((word) => {
    if (/^\d/.test(word)) return [word];
    const number = words.indexOf(word);
    return number < 0 ? [] : [`${number + 2}`];
  });
};

const readEnglish = (figure: string): string => figure.replace(/,(?=\d{3}(?!\d))/g, '');
/** Reads a figure with periods between thousands and a decimal comma. */
const readContinental = (figure: string): string => figure.replace(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.');

/** Returns whether a translation has the figures of the English sentence, each as often. */
const hasSameFigures = (english: string, translation: string, language: OtherLanguage): boolean => {
  const left = figuresOf(english, 'en').map(readEnglish);
  for (const figure of figuresOf(translation, language)) {
    const at = left.findIndex((one) => one === readContinental(figure) || one === readEnglish(figure));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
};

/**
 * Verifies a line `English sentence [n] => translation`. Returns the translation if the passages that the English
 * sentence cites support it, and if the translation is a complete sentence in the requested language of similar length,
 * with the same figures, and negated exactly when the English sentence is. Otherwise returns undefined. Does not
 * compare meanings word by word (decision record 0064).
 */
export const verifyTranslation = (
  line: string,
  texts: readonly string[],
  language: OtherLanguage,
): SupportedClaim | undefined => {
  const [original = '', translated = '', ...others] = line.split('=>');
  if (others.length > 0 || original.length > maxClaimCharacters) return undefined;
  const claim = verifyClaim(original, texts);
  const text = withoutMarkup(citationsOf(translated).text);
  if (!claim || !/[.!?…]["”»’)]*$/.test(text)) return undefined;
  const relativeLength = text.length / claim.text.length;
  const isFaithful =
    relativeLength >= minRelativeLength &&
    relativeLength <= maxRelativeLength &&
    sentenceCount(text) <= sentenceCount(claim.text) &&
    isWrittenIn(text, language) &&
    negations[language].test(text) === isNegated(claim.text) &&
    hasSameFigures(claim.text, text, language);
  return isFaithful ? { text, passages: claim.passages } : undefined;
};

/** Splits streamed text into lines, without list markers. */
const createLineSplitter = () => {
  let buffer = '';
  const clean = (lines: readonly string[]): string[] =>
    lines.map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim()).filter((line) => line !== '');
  return {
    read: (text: string): string[] => {
      const lines = `${buffer}${text}`.split('\n');
      buffer = lines.pop() ?? '';
      return clean(lines);
    },
    end: (): string[] => clean([buffer]),
  };
};

/** Shows the translations of supported sentences, below a remark that says how they were checked. */
export const createTranslationReader = (passages: readonly Hit[], language: OtherLanguage): AnswerReader => {
  const texts = textsOf(passages);
  return createClaimReader(passages, {
    splitter: createLineSplitter(),
    verify: (line) => verifyTranslation(line, texts, language),
    remark: phrases[language].translated,
  });
};

const names: Record<OtherLanguage, string> = { de: 'German', es: 'Spanish', fr: 'French' };

/** Returns the instructions for a model that answers in another language. */
export const translationFormat = (language: OtherLanguage): string =>
  `Write at most six lines of plain text, without headings, lists, links or pictures.
On each line, write one short English sentence with the number of the source that says it in square brackets, then => and its translation into ${names[language]}.
Like this: A token is about four letters [1]. => ${phrases[language].tokenExample}`;
