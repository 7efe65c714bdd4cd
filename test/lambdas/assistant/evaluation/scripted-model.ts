import type { ChatModel } from '#lambdas/services/chat-model.ts';
import { type Random, randomFrom } from '#test/support/random.ts';
import { rootsOf, type Sentence, type Source, sharedWords, sourcesIn } from './given-sources.ts';
import * as change from './sentence-changes.ts';

const trueKinds = ['verbatim', 'reordered', 'synonyms', 'two sources'] as const;
const plantedKinds = [
  ...(['unsupported', 'denied', 'affirmed', 'wrong figure', 'wrong number word', 'uncited', 'unknown source'] as const),
  ...(['hidden sentence', 'quiz explanation', 'without its subject'] as const),
];
type Kind = (typeof trueKinds)[number] | (typeof plantedKinds)[number] | 'markup';

/** A sentence of the stand-in, as it would be shown: without its citation. */
export interface WrittenSentence {
  kind: Kind;
  text: string;
}

/** Returns whether a sentence says what its source says. */
export const isTrue = ({ kind }: WrittenSentence): boolean => trueKinds.some((each) => each === kind);
/** Returns whether a sentence may not be shown in any form. */
export const isPlanted = ({ kind }: WrittenSentence): boolean => plantedKinds.some((each) => each === kind);

/** Texts that the stand-in knows although it was never given them. */
export interface Secrets {
  /** Sentences that explain the answers to a quiz. */
  explanations: readonly string[];
  /** Sentences of lectures that the asker may not read. */
  hidden: readonly string[];
}

/** Greatest share of a secret's words that a source may contain and still clearly say something else. */
const maxSharedWords = 0.5;

const inventions = [
  'The harbor office of Lisbon paints every lighthouse blue before breakfast.',
  'A baker from Ghent published the first paper about it in a cookbook.',
  'Every certified learner receives a free bicycle and a season ticket for the opera.',
  'Scientists on Mars confirmed it by weighing the shadows of penguins.',
] as const;

/** Returns the secret that is most like a source that does not say it, and that source. */
const nearest = (texts: readonly string[], sources: readonly Source[]): Sentence | undefined => {
  const roots = sources.map(({ text }) => rootsOf(text));
  const isGiven = (secret: string): boolean => sources.some(({ text }) => text.includes(secret));
  let best: (Sentence & { share: number }) | undefined;
  for (const text of texts.filter((secret) => !isGiven(secret)))
    for (const [at, { number }] of sources.entries()) {
      const share = sharedWords(text, roots[at] as Set<string>);
      if (share > (best?.share ?? 0) && share <= maxSharedWords) best = { text, source: number, share };
    }
  return best;
};

/** Puts the citation before the period or after it. */
const cite = (text: string, numbers: readonly number[], random: Random): string => {
  const mark = `[${[...new Set(numbers)].join(', ')}]`;
  return text.endsWith('.') && random.below(2) === 0 ? `${text.slice(0, -1)} ${mark}.` : `${text} ${mark}`;
};

/**
 * Orders sentences as a model that understands the question would say them: first what a good answer says, then by
 * words of the question, the best of the first source, of the second, and so on, in turns.
 */
const byRelevance = (question: string, sources: readonly Source[], says: RegExp | undefined): Sentence[] => {
  const all = sources.flatMap(({ sentences }) => sentences.map(({ text }) => rootsOf(text)));
  const asked = [...rootsOf(question)].map((root): [string, number] => {
    const frequency = all.filter((roots) => roots.has(root)).length;
    return [root, Math.log(all.length / (1 + frequency))];
  });
  const scoreOf = ({ text }: Sentence): number => {
    const own = rootsOf(text);
    return asked.reduce((sum, [root, rarity]) => sum + (own.has(root) ? rarity : 0), 0);
  };
  return sources
    .flatMap(({ number, sentences }) =>
      sentences
        .toSorted((one, other) => scoreOf(other) - scoreOf(one))
        .map((sentence, rank) => ({
          sentence,
          turn: number / 10 + (says?.test(sentence.text) ? -1 : rank + (number > 3 ? 1 : 0)),
        })),
    )
    .sort((one, other) => one.turn - other.turn)
    .map(({ sentence }) => sentence);
};

/** Takes the first sentence that can be changed out of the pool, and returns the changed one. */
const takeChanged = (pool: Sentence[], changed: (sentence: Sentence) => string | undefined): Sentence | undefined => {
  for (const [at, sentence] of pool.entries()) {
    const text = changed(sentence);
    if (text === undefined) continue;
    pool.splice(at, 1);
    return { ...sentence, text };
  }
  return undefined;
};

/** What the stand-in wrote to one request. */
interface Script {
  question: string;
  sentences: WrittenSentence[];
}

/**
 * Creates a stand-in for a language model. It writes what is true of the sources it is given, in several ways, and
 * plants what is not. The same seed gives the same answers, in pieces of any length. `says` is what a good answer says.
 */
export const createScriptedModel = (seed: number, { explanations, hidden }: Secrets, says?: RegExp) => {
  const scripts: Script[] = [];
  const random = randomFrom(seed);

  const compose = (system: string, question: string) => {
    const sources = sourcesIn(system);
    const textOf = (number: number): string => sources.find((source) => source.number === number)?.text ?? '';
    const pool = byRelevance(question, sources, says);
    const sentences: WrittenSentence[] = [];
    const written: string[] = [];
    const write = (kind: Kind, text: string, raw: string): void => {
      sentences.push({ kind, text });
      written.push(raw);
    };
    const say = (kind: Kind, found: Sentence | undefined, ...numbers: number[]): void => {
      if (found) write(kind, found.text, cite(found.text, [found.source, ...numbers], random));
    };

    say('without its subject', sources.flatMap(({ dependents }) => dependents)[0]);
    const [first, second, third, fourth, fifth] = pool.splice(0, 5);
    say('verbatim', first);
    say('reordered', second && { ...second, text: change.reorder(second.text) });
    say('synonyms', third && { ...third, text: change.withSynonyms(third.text) });
    if (fourth && fifth)
      say('two sources', { ...fourth, text: change.joinSentences(fourth.text, fifth.text) }, fifth.source);
    say(
      'denied',
      takeChanged(pool, ({ text }) => change.deny(text)),
    );
    say(
      'affirmed',
      takeChanged(pool, ({ text }) => change.affirm(text)),
    );
    say(
      'wrong figure',
      takeChanged(pool, ({ text, source }) => change.changeFigure(text, textOf(source))),
    );
    say(
      'wrong number word',
      takeChanged(pool, ({ text, source }) => change.changeNumberWord(text, textOf(source))),
    );
    say('hidden sentence', nearest(hidden, sources));
    say('unsupported', { text: random.pick(inventions), source: 1 });
    say('without its subject', sources.flatMap(({ dependents }) => dependents)[1]);
    say('quiz explanation', nearest(explanations, sources));
    const [uncited, misplaced, marked] = pool.splice(-3);
    if (uncited) write('uncited', uncited.text, uncited.text);
    say('unknown source', misplaced && { ...misplaced, source: sources.length + 3 });
    if (marked) {
      const raw = change.withMarkup(marked.text, random.below(100));
      write('markup', marked.text, cite(raw, [marked.source], random));
    }
    return { sentences, text: written.join(' ') };
  };

  const model: ChatModel = async function* ({ system, question }) {
    const { sentences, text } = compose(system, question);
    scripts.push({ question, sentences });
    for (let at = 0, end = 0; at < text.length; at = end) {
      end = at + 1 + random.below(60);
      yield text.slice(at, end);
    }
  };
  return { model, scripts };
};
