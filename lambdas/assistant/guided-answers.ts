import { isNegated } from '#contract/rules/assistant/negation.ts';
import type { Hit } from '#contract/rules/assistant/retriever.ts';
import { citationsOf, createSentenceSplitter } from '#contract/rules/assistant/sentences.ts';
import { termsOf } from '#contract/rules/assistant/terms.ts';
import { withoutMarkup } from '#contract/rules/assistant/verify-claim.ts';
import type { ChatEvent } from '#contract/schemas/assistant.ts';
import type { AnswerReader } from './answer-readers.ts';
import { guideOpening } from './handlers/guide.ts';
import { numberedSources } from './numbered-sources.ts';
import type { Reply } from './scene.ts';

/** Maximum length of a guiding question, in characters. */
const maxLeadLength = 200;

const wordsOf = (words: string): ReadonlySet<string> => new Set(termsOf(words));

/** Words of a sentence that names where to look without repeating what is written there. */
const pointing = wordsOf(
  'look read reread see find go check open watch part section lesson lecture video text passage paragraph page heading ' +
    'chapter title titled named called start begin beginning end list table figure there closely carefully first',
);
/** Words of a guiding question that do not give away the answer. */
const leading = wordsOf(
  'expect think say find happen happens change try tell notice recognize use need another other example purpose reason ' +
    'cause effect difference differ compare word words describe explain remember know know look read part lesson section ' +
    'text there next step result first follow depend decide choose choice answer question own put mean',
);

/** Questions that cannot be answered with yes or no. */
const openQuestion =
  /^(?:(?:and|so|then|in|to|for|from|by|at|on) )?(?:what|which|how|where|when|why|who|whom|whose)\b/i;
/** Signs of a question that offers answers to choose from. */
const choices = /\bor\b|[\n:;]|(?:^|\s)\(?[a-d1-9][).]\s/i;

/** Returns the words of a question that may be repeated: none when one of them could be the answer. */
const repeatable = (question: string): ReadonlySet<string> =>
  openQuestion.test(question.trim()) && question.trim().endsWith('?') && !choices.test(question)
    ? wordsOf(question)
    : new Set();

const namesOf = ({ source }: Hit): string =>
  source.kind === 'lecture' ? `${source.title} ${source.heading ?? ''}` : source.title;

/** Text that names where to look, and the passage that it names. */
interface Pointer {
  text: string;
  passage: Hit;
}

/**
 * Returns the pointer in a sentence that names the title of a passage it cites and says nothing else; else undefined.
 */
const pointerIn = (sentence: string, passages: readonly Hit[]): Pointer | undefined => {
  const { text: plain, cited } = citationsOf(sentence);
  const text = withoutMarkup(plain);
  const passage = cited
    .flatMap((number) => passages[number - 1] ?? [])
    .find(({ source }) => text.toLowerCase().includes(source.title.toLowerCase()));
  if (!passage || text.endsWith('?')) return undefined;
  const named = wordsOf(namesOf(passage));
  return termsOf(text).every((term) => named.has(term) || pointing.has(term)) ? { text, passage } : undefined;
};

/** Returns the guiding question in a sentence; undefined if it has a figure or a word that could be the answer. */
const leadIn = (sentence: string, asked: ReadonlySet<string>, titles: ReadonlySet<string>): string | undefined => {
  const text = withoutMarkup(citationsOf(sentence).text);
  if (!openQuestion.test(text) || !/^[^?]+\?$/.test(text) || text.length > maxLeadLength) return undefined;
  if (isNegated(text) || /\d/.test(text)) return undefined;
  const isSafe = termsOf(text).every((term) => asked.has(term) || titles.has(term) || leading.has(term));
  return isSafe && !termsOf(text).some((term) => /^\d+$/.test(term)) ? text : undefined;
};

/**
 * Reads a model's guiding answer. Shows at most one sentence that names where to look, and one question; anything else
 * could be the answer to the open quiz or exercise. Shows nothing before the whole answer is read, or without a
 * question. When the model names no lesson, uses the one of the answer without a model.
 */
export const createGuidedReader = (question: string, passages: readonly Hit[], fallback: Reply): AnswerReader => {
  const splitter = createSentenceSplitter();
  const counts = { shown: 0, dropped: 0 };
  const asked = repeatable(question);
  const titles = wordsOf(passages.map(({ source }) => source.title).join(' '));
  let pointer: Pointer | undefined;
  let lead: string | undefined;
  const note = (sentence: string): void => {
    const where = pointer ? undefined : pointerIn(sentence, passages);
    const onward = where || lead !== undefined ? undefined : leadIn(sentence, asked, titles);
    pointer ??= where;
    lead ??= onward;
    if (!where && onward === undefined) counts.dropped += 1;
  };
  return {
    counts,
    read: (text) => {
      for (const sentence of splitter.read(text)) note(sentence);
      return [];
    },
    end: (): ChatEvent[] => {
      for (const sentence of splitter.end()) note(sentence);
      const [ours] = fallback.claims;
      const source = pointer?.passage.source ?? ours?.source;
      if (lead === undefined || !source) return [];
      counts.shown += 1;
      const { id, events } = numberedSources().name(source, 'support');
      return [
        { type: 'remark', text: `${guideOpening} ${lead}` },
        ...events,
        { type: 'claim', text: pointer?.text ?? ours?.text ?? '', sources: [id] },
      ];
    },
  };
};
