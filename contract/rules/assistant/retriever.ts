import type { PassageLine } from '#contract/passages.ts';
import type { ChatSource } from '#contract/schemas/assistant.ts';
import { groupOf, uniqueByLectureOrPage, uniqueSources } from './cited-sources.ts';
import { type HeadingProfile, headingMatcher, headingProfile } from './heading-match.ts';
import { isCode, sentencesOf } from './passage-units.ts';
import { createRanker } from './ranking.ts';
import { selectExtract } from './select-extract.ts';
import { createSentenceMatcher } from './sentence-match.ts';
import { queryTerms, termsOf } from './terms.ts';
import { similarity, type TextVector, textVectorOf, type WordVectors } from './word-vectors.ts';

/** A passage this person may see, with its source. */
export interface VisiblePassage {
  source: ChatSource;
  heading?: string;
  lines: readonly PassageLine[];
  /** Weight relative to passages that match equally well. */
  weight: number;
}

/** A locked lecture: only what its public outline shows. */
export interface LockedLecture {
  lectureId: string;
  title: string;
  sectionTitle: string;
  requiresUpgrade: boolean;
  /** When it unlocks, if known. */
  unlocksAt?: string;
}

/** An extract with its source; `text` is verbatim. */
export interface Hit {
  text: string;
  source: ChatSource;
}

/** Result of retrieving passages for a question. */
export interface RetrievalResult {
  /** Up to three extracts that answer it, best first. */
  extracts: Hit[];
  /** Up to eight complete passages for a model; empty when `extracts` is. */
  passages: Hit[];
  /** Up to three nearest passages, shown when there is no answer. */
  nearby: Hit[];
  /** Up to two locked lectures with matching titles. */
  locked: LockedLecture[];
}

/**
 * A passage that shares words with a question: its score, the share of the question that it covers, and their similarity
 * (0 to 1; 0 without word vectors).
 */
export interface RankedPassage {
  passage: VisiblePassage;
  score: number;
  coverage: number;
  similarity: number;
}

/** Narrows what is retrieved. */
export interface RetrievalOptions {
  /** The lecture beside the question, whose passages count a little more. */
  lectureId?: string | undefined;
  /** Returns whether an extract may be shown; others are left out, and so are their passages. */
  isNew?: (text: string) => boolean;
}

export interface Retriever {
  /** All passages this person may see. */
  passages: readonly VisiblePassage[];
  lockedLectures: readonly LockedLecture[];
  retrieve(question: string, options?: RetrievalOptions): RetrievalResult;
  /** Returns the passages that share words with a question, best first. */
  rank(question: string, options?: RetrievalOptions): RankedPassage[];
  /** Returns the part of a passage that answers a question best; `isLong` adds what follows it. */
  extract(passage: VisiblePassage, question: string, isLong?: boolean): Hit;
  /** Returns up to two locked lectures with matching titles. */
  findLocked(question: string): LockedLecture[];
}

/** Minimum coverage for a passage to count as an answer. */
const minCoverage = 0.45;
/** The same for further passages; a timestamp of a video needs the full coverage. */
const minFurtherCoverage = 0.25;
/** Minimum score relative to the best passage. */
const minRelativeScore = 0.6;
/** How much the match of the whole lecture adds to that of a passage. */
const groupFactor = 1;
/** Boost of passages in the open lecture, which most questions are about. */
const besideFactor = 1.5;
/** Maximum a passage gains by its similarity to the question, as a share of the best score from words. */
const passageSimilarityFactor = 0.7;
/** The same for the similarity of its sentences. */
const sentenceSimilarityFactor = 1;
/** Maximum weight of a term by rarity in a text's vector, and how often the title counts there. */
const maxRarity = 4;
const titleRepetitions = 2;
/** Minimum overlap of the question with a locked lecture's title. */
const minTitleCoverage = 0.55;

const isSpoken = ({ lines }: VisiblePassage): boolean => lines[0]?.[1] !== undefined;

/** Returns the passage's source at a moment. */
const sourceAt = ({ source, heading }: VisiblePassage, seconds: number | undefined): ChatSource => {
  if (source.kind === 'page') return source;
  if (seconds !== undefined) return { ...source, startSeconds: seconds };
  return heading === undefined ? source : { ...source, heading };
};

/**
 * Creates a retriever over the passages one person may see. Locked lectures contribute only their titles, so no answer
 * can quote them, whatever the question says.
 */
export const createRetriever = (
  passages: readonly VisiblePassage[],
  locked: readonly LockedLecture[],
  vectors?: WordVectors,
): Retriever => {
  // Lines stay apart, so that the end of a list item is the end of what it says.
  const textOf = ({ lines }: VisiblePassage): string =>
    lines
      .filter(([text]) => !isCode(text))
      .map(([text]) => text)
      .join('\n');
  const ranking = createRanker(
    passages.map((passage) => ({ title: passage.source.title, heading: passage.heading, text: textOf(passage) })),
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
  const titles = createRanker(locked.map(({ title, sectionTitle }) => ({ title, text: sectionTitle })));

  const rarityOf = (term: string): number => Math.min(maxRarity, ranking.weightOf(term));
  const vectorFor = vectors && ((terms: readonly string[]): TextVector => textVectorOf(vectors, terms, rarityOf));
  /** Returns the weighted share of a question's words that have a vector, without figures: names and code have none. */
  const shareKnown = (terms: readonly string[]): number => {
    const words = terms.filter((term) => !/^\d/.test(term));
    const weightOf = (some: readonly string[]) => some.reduce((sum, term) => sum + rarityOf(term), 0);
    return weightOf(words.filter((term) => vectors?.vectorOf(term))) / (weightOf(words) || 1);
  };
  const namedTerms = passages.map(({ source, heading }) => termsOf(`${source.title} ${heading ?? ''}`));
  const passageVectors = passages.map((passage, position) => {
    const named = Array.from({ length: titleRepetitions }, () => namedTerms[position] ?? []).flat();
    return vectorFor?.([...termsOf(textOf(passage)), ...named]);
  });

  const sentenceMatcher =
    vectors &&
    createSentenceMatcher(
      passages.map((passage, position) => ({
        named: namedTerms[position] ?? [],
        sentences: textOf(passage).split('\n').flatMap(sentencesOf).map(termsOf),
      })),
      vectors,
      ranking.weightOf,
    );

  /**
   * Ranks passages that share words with the question. Passages gain from a lecture that is about it as a whole, and from
   * their similarity to it.
   */
  const rank = (question: string, { lectureId }: RetrievalOptions = {}): RankedPassage[] => {
    const groupMatches = groupRanking.match(question);
    const bestGroup = groupMatches[0]?.score ?? 1;
    const shares = new Map(groupMatches.map(({ position, score }) => [groups[position], score / bestGroup]));
    const headingFactor = headingMatcher(question);
    const terms = queryTerms(question);
    const asked = vectorFor?.(terms);
    const said = sentenceMatcher?.match(terms);
    const known = shareKnown(terms);
    const byWords = ranking.match(question).flatMap(({ position, score, coverage }) => {
      const [passage, vector] = [passages[position], passageVectors[position]];
      if (!passage) return [];
      const share = shares.get(groupOf(passage.source)) ?? 0;
      const named = headingFactor(profiles[position] as HeadingProfile);
      const sentences = said?.[position] ?? 0;
      const similar = asked && vector ? known * similarity(asked, vector) : 0;
      return [
        {
          ...{ passage, coverage, similarity: similar },
          bonus: passage.weight * (passageSimilarityFactor * similar + sentenceSimilarityFactor * sentences),
          score: score * named * passage.weight * (1 + groupFactor * share),
        },
      ];
    });
    const best = Math.max(0, ...byWords.map(({ score }) => score));
    return byWords
      .map(({ score, bonus, ...ranked }) => {
        const { source } = ranked.passage;
        const beside = source.kind === 'lecture' && source.lectureId === lectureId ? besideFactor : 1;
        return { ...ranked, score: beside * (score + best * bonus) };
      })
      .sort((one, other) => other.score - one.score);
  };

  const findLocked = (question: string): LockedLecture[] => {
    const askedTerms = new Set(queryTerms(question));
    return titles
      .match(question)
      .filter(({ position, coverage }) => {
        const own = queryTerms(locked[position]?.title ?? '');
        const shared = own.filter((term) => askedTerms.has(term)).length;
        return coverage >= minTitleCoverage || shared >= Math.max(2, own.length * minTitleCoverage);
      })
      .slice(0, 2)
      .flatMap(({ position }) => locked[position] ?? []);
  };

  const extract = (passage: VisiblePassage, question: string, isLong?: boolean): Hit => {
    const { lines, heading } = passage;
    const { text, seconds } = selectExtract({
      ...{ lines, heading, question, isLong, terms: queryTerms(question) },
      ...{ weightOf: ranking.weightOf, similarityTo: sentenceMatcher?.similarityTo },
    });
    return { text, source: sourceAt(passage, seconds) };
  };

  return {
    ...{ passages, lockedLectures: locked, rank, extract, findLocked },
    retrieve: (question, options = {}) => {
      const { isNew = () => true } = options;
      const matches = rank(question, options);
      const close = matches.filter(({ score }) => score >= (matches[0]?.score ?? 0) * minRelativeScore).slice(0, 8);
      const isAnswered = close.some(({ coverage }) => coverage >= minCoverage);
      const answers = (isAnswered ? close : [])
        .filter(({ passage, coverage }) => coverage >= (isSpoken(passage) ? minCoverage : minFurtherCoverage))
        .map(({ passage, coverage }, index) => ({ passage, coverage, hit: extract(passage, question, index === 0) }))
        .filter(({ hit }) => isNew(hit.text));
      return {
        extracts: uniqueSources(answers.map(({ hit }) => hit)).slice(0, 3),
        passages: answers
          .filter(({ coverage }) => coverage >= minCoverage)
          .map(({ passage }) => ({
            text: textOf(passage),
            source: sourceAt(passage, passage.lines[0]?.[1]),
          })),
        nearby: uniqueByLectureOrPage(matches.slice(0, 8).map(({ passage }) => extract(passage, question))).slice(0, 3),
        locked: findLocked(question),
      };
    },
  };
};
