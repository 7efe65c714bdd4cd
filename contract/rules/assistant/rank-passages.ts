import { isSpoken } from '#contract/passages.ts';
import { type HeadingProfile, headingMatcher, headingProfile } from './heading-match.ts';
import { isMisspelledOrdinary, isOrdinary } from './ordinary-words.ts';
import { isCode, sentencesOf } from './passage-units.ts';
import { doubtOf } from './question-kinds.ts';
import { createQuestionMatcher } from './question-match.ts';
import { createRanker, type Match } from './ranking.ts';
import type { RankedPassage, RetrievalOptions, VisiblePassage } from './retriever.ts';
import { createSentenceMatcher } from './sentence-match.ts';
import { groupOf } from './shown-passages.ts';
import { createTermSimilarity } from './term-similarity.ts';
import { queryTerms, termsOf } from './terms.ts';
import { similarity, type TextVector, textVectorOf, type WordVectors } from './word-vectors.ts';

/** Factor of the whole lecture's match in the score of a passage. */
const groupFactor = 0.5;
/** Boost of passages in the open lecture, which most questions are about. */
const besideFactor = 1.5;
/**
 * Maximum gains of a passage, as shares of the best score from words: for its similarity to the question, for that of
 * its sentences, and for the likeness and the similarity of a question that it answers.
 */
const passageSimilarityFactor = 0.5;
const sentenceSimilarityFactor = 0.85;
const questionFactor = 1.35;
const questionSimilarityFactor = 0.8;
/** The same for the likeness of the second most similar question, because two similar questions are better evidence. */
const secondQuestionFactor = 0.6;
/** Share of its lecture's likeness that a transcript gets, as a multiple of its coverage. */
const transcriptFactor = 1.6;
/** Factor of the scores for the last message alone, added to those for the message completed from the conversation. */
const focusFactor = 0.7;
/** Maximum weight of a term by rarity in a text's vector, and repetitions of the title there. */
const maxRarity = 4;
const titleRepetitions = 2;
/**
 * Factors of what the confidence adds to the coverage: the likeness and the similarity of a question that the passage
 * answers, and the number of terms of the message.
 */
const confidenceFactors = { likeness: 0.5, question: 0.35, term: 0.07 } as const;
/** Maximum number of terms counted. A short question is covered by chance more easily than a long one. */
const maxConfidenceTerms = 8;
/** Confidence subtracted for a name that is neither in the passages nor in general English. */
const unknownNameFactor = 0.3;

/** Returns the text of a passage without code. Lines stay separate, so that a list item ends where its line ends. */
export const textOf = ({ lines }: VisiblePassage): string =>
  lines
    .filter(([text]) => !isCode(text))
    .map(([text]) => text)
    .join('\n');

export interface PassageRanker {
  /** Returns the passages that share words with a question, or answer one like it, best first. */
  rank(question: string, options?: RetrievalOptions): RankedPassage[];
  /** Returns a term's weight by its rarity. */
  weightOf(term: string): number;
  /** Returns how much other terms count for a term of the question; absent without word vectors. */
  similarityTo?: ((term: string) => (other: string) => number) | undefined;
}

/** Compares questions with passages by word vectors. */
const createComparison = (
  passages: readonly VisiblePassage[],
  vectors: WordVectors,
  weightOf: (term: string) => number,
) => {
  const rarityOf = (term: string): number => Math.min(maxRarity, weightOf(term));
  const vectorFor = (terms: readonly string[]): TextVector => textVectorOf(vectors, terms, rarityOf);
  const named = passages.map(({ source, heading }) => termsOf(`${source.title} ${heading ?? ''}`));
  const asked = passages.map(({ questions = [] }) => questions.map(termsOf));
  const passageVectors = passages.map((passage, position) => {
    const titles = Array.from({ length: titleRepetitions }, () => named[position] ?? []).flat();
    return vectorFor([...termsOf(textOf(passage)), ...titles]);
  });
  const questionVectors = asked.map((questions) => questions.map(vectorFor));
  const terms = createTermSimilarity(vectors);
  const sentenceMatcher = createSentenceMatcher(
    passages.map((passage, position) => ({
      named: named[position] ?? [],
      sentences: textOf(passage).split('\n').flatMap(sentencesOf).map(termsOf),
    })),
    terms,
    vectors,
    weightOf,
  );
  const questionMatcher = createQuestionMatcher(
    asked.map((questions, position) => ({ named: named[position] ?? [], questions })),
    terms,
    vectors,
    weightOf,
  );
  /** Returns the weighted share of a question's words that have a vector; names and code have none. Ignores figures. */
  const shareKnown = (asking: readonly string[]): number => {
    const words = asking.filter((term) => !/^\d/.test(term));
    const weigh = (some: readonly string[]) => some.reduce((sum, term) => sum + rarityOf(term), 0);
    return weigh(words.filter((term) => vectors.vectorOf(term))) / (weigh(words) || 1);
  };
  const compare = (asking: readonly string[]) => {
    const [vector, known] = [vectorFor(asking), shareKnown(asking)];
    const [sentences, likeness] = [sentenceMatcher.match(asking), questionMatcher.match(asking)];
    return (position: number) => ({
      passage: known * similarity(vector, passageVectors[position] as TextVector),
      sentences: sentences[position] ?? 0,
      likeness: likeness.best[position] ?? 0,
      second: likeness.second[position] ?? 0,
      question: known * Math.max(0, ...(questionVectors[position] ?? []).map((one) => similarity(vector, one))),
    });
  };
  return { compare, similarityTo: terms.similarityTo };
};

/** Minimum likeness of a learner question for its passage to be ranked without a word in common with the message. */
const minNominating = 0.3;
/** Returns the match of a text that has no word of the question. */
const unmatched = (position: number): Match => ({ position, score: 0, coverage: 0 });
const nothingAlike = { passage: 0, sentences: 0, likeness: 0, second: 0, question: 0 };

/**
 * Creates a ranker of passages by words, headings, lectures, and, with word vectors, by similarity to the passages and to
 * the questions that they answer.
 */
export const createPassageRanker = (passages: readonly VisiblePassage[], vectors?: WordVectors): PassageRanker => {
  const ranking = createRanker(
    passages.map((passage) => ({
      ...{ title: passage.source.title, heading: passage.heading },
      text: [textOf(passage), ...(passage.questions ?? [])].join('\n'),
    })),
  );
  const profiles = passages.map(({ source, heading }) => headingProfile(source.title, heading));
  const groups = [...new Set(passages.map(({ source }) => groupOf(source)))];
  const groupRanking = createRanker(
    groups.map((group) => {
      const own = passages.filter(({ source }) => groupOf(source) === group);
      const headings = own.map(({ heading }) => heading ?? '').join(' ');
      return { title: own[0]?.source.title ?? '', heading: headings, text: own.map(textOf).join(' ') };
    }),
  );
  const comparison = vectors && createComparison(passages, vectors, ranking.weightOf);

  const isUnknownName = (term: string): boolean =>
    !/^\d/.test(term) &&
    !ranking.knows(term) &&
    !vectors?.vectorOf(term) &&
    !isOrdinary(term) &&
    !isMisspelledOrdinary(term);

  const rankAlone = (question: string): RankedPassage[] => {
    const groupMatches = groupRanking.match(question);
    const bestGroup = groupMatches[0]?.score ?? 1;
    const shares = new Map(groupMatches.map(({ position, score }) => [groups[position], score / bestGroup]));
    const headingFactor = headingMatcher(question);
    const terms = queryTerms(question);
    const alikeness = comparison?.compare(terms);
    const doubt = doubtOf(question) + (terms.some(isUnknownName) ? unknownNameFactor : 0);
    const byWord = new Map(ranking.match(question).map((match) => [match.position, match]));
    const matches = passages.flatMap((passage, position) => {
      const alike = alikeness?.(position) ?? nothingAlike;
      const match = byWord.get(position) ?? (alike.likeness >= minNominating ? unmatched(position) : undefined);
      return match ? [{ ...match, passage, alike }] : [];
    });
    /** Likeness of each lecture's questions. A transcript has no questions, so it uses those of its lecture. */
    const lectureLikeness = new Map<string, number>();
    for (const { passage, alike } of matches) {
      const group = groupOf(passage.source);
      lectureLikeness.set(group, Math.max(lectureLikeness.get(group) ?? 0, alike.likeness));
    }
    const byWords = matches.map(({ position, score, coverage, passage, alike }) => {
      const { weight, source } = passage;
      const named = headingFactor(profiles[position] as HeadingProfile);
      const likeness = isSpoken(passage)
        ? Math.min(1, transcriptFactor * coverage) * (lectureLikeness.get(groupOf(source)) ?? 0)
        : alike.likeness;
      const bonus =
        passageSimilarityFactor * alike.passage +
        sentenceSimilarityFactor * alike.sentences +
        questionFactor * likeness +
        secondQuestionFactor * alike.second +
        questionSimilarityFactor * alike.question;
      return {
        ...{ passage, coverage, similarity: alike.passage, bonus: weight * bonus },
        confidence:
          coverage +
          confidenceFactors.likeness * likeness +
          confidenceFactors.question * alike.question +
          confidenceFactors.term * Math.min(terms.length, maxConfidenceTerms) -
          doubt,
        score: score * named * weight * (1 + groupFactor * (shares.get(groupOf(source)) ?? 0)),
      };
    });
    // Without a word in common, ranks passages by likeness alone.
    const best = Math.max(0, ...byWords.map(({ score }) => score)) || 1;
    return byWords.map(({ score, bonus, ...ranked }) => ({ ...ranked, score: score + best * bonus }));
  };

  /** Adds the scores of the last message alone to those of the message completed from the conversation. */
  const withFocus = (ranked: readonly RankedPassage[], focus: string): RankedPassage[] => {
    const focused = new Map(rankAlone(focus).map(({ passage, score }) => [passage, score]));
    const best = Math.max(...focused.values(), Number.MIN_VALUE);
    const most = Math.max(0, ...ranked.map(({ score }) => score));
    return ranked.map((one) => ({
      ...one,
      score: one.score + focusFactor * most * ((focused.get(one.passage) ?? 0) / best),
    }));
  };

  return {
    weightOf: ranking.weightOf,
    similarityTo: comparison?.similarityTo,
    rank: (question, { lectureId, focus } = {}) => {
      const ranked = rankAlone(question);
      const all = focus === undefined || focus === question ? ranked : withFocus(ranked, focus);
      return all
        .map((one) => {
          const { source } = one.passage;
          const isBeside = source.kind === 'lecture' && source.lectureId === lectureId;
          return { ...one, score: one.score * (isBeside ? besideFactor : 1) };
        })
        .sort((one, other) => other.score - one.score);
    },
  };
};
