import { isSpoken, type PassageLine } from '#contract/passages.ts';
import type { ChatSource } from '#contract/schemas/assistant.ts';
import { lacksAskedFact, namesUnknownVendor } from './asked-facts.ts';
import { cautionOf } from './question-kinds.ts';
import { createPassageRanker, textOf } from './rank-passages.ts';
import { createRanker } from './ranking.ts';
import { selectExtract } from './select-extract.ts';
import {
  bestOf,
  isFromLecture,
  leadingGroup,
  lengthOf,
  maxShown,
  uniqueByLectureOrPage,
  uniqueSources,
  withExplanations,
} from './shown-passages.ts';
import { queryTerms } from './terms.ts';
import type { WordVectors } from './word-vectors.ts';

/** A passage this person may see, with its source. */
export interface VisiblePassage {
  source: ChatSource;
  heading?: string;
  lines: readonly PassageLine[];
  /** Learners' questions that it answers, in their words; searched, but never shown. */
  questions?: readonly string[];
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

/** An extract with its source; `text` is verbatim, and the part at `focus` matches best. */
export interface Hit {
  text: string;
  source: ChatSource;
  focus?: number;
}

/** Result of retrieving passages for a question. */
export interface RetrievalResult {
  /**
   * Up to five extracts that answer the question, best first; one more of the lesson or page that matches best, two
   * more of the open lecture, and a moment of a video unless one is already included.
   */
  extracts: Hit[];
  /** Whether the evidence is strong enough to show the extracts without a caution. */
  isSure: boolean;
  /** Up to eight complete passages for a model; empty when `extracts` is. */
  passages: Hit[];
  /** Up to three nearest passages, shown when there is no answer. */
  nearby: Hit[];
  /** Up to two locked lectures with matching titles. */
  locked: LockedLecture[];
}

/**
 * A ranked passage: its score, the share of the question that it covers, its similarity to the question (0 to 1; 0
 * without word vectors), and the confidence that it answers, which adds similarities to the coverage.
 */
export interface RankedPassage {
  passage: VisiblePassage;
  score: number;
  coverage: number;
  similarity: number;
  confidence: number;
}

/** Narrows what is retrieved. */
export interface RetrievalOptions {
  /** The lecture beside the question; its passages get a higher score. */
  lectureId?: string | undefined;
  /** The last message alone, where the question completes it from the conversation. */
  focus?: string | undefined;
  /** Returns whether an extract may be shown. Extracts that may not are left out with their passages. */
  isNew?: (text: string) => boolean;
}

export interface Retriever {
  /** All passages this person may see. */
  passages: readonly VisiblePassage[];
  lockedLectures: readonly LockedLecture[];
  retrieve(question: string, options?: RetrievalOptions): RetrievalResult;
  /** Returns the passages that share words with a question, best first. */
  rank(question: string, options?: RetrievalOptions): RankedPassage[];
  /** Returns the part of a passage that answers a question best; `mayBeLong` adds what follows it. */
  extract(passage: VisiblePassage, question: string, mayBeLong?: boolean): Hit;
  /** Returns up to two locked lectures with matching titles. */
  findLocked(question: string): LockedLecture[];
}

/** Minimum coverage for a passage to count as an answer. */
const minCoverage = 0.45;
/** Minimum confidence that replaces it where passages list the questions they answer. */
const minConfidence = 0.85;
/** Minimum confidence of an answer without a caution. */
const minSureConfidence = 1.08;
/** Maximum rank of passages with extracts. */
const maxMatches = 8;
/** The same when only new extracts are wanted, because the best have already been shown. */
const maxSearched = 16;
/** Maximum ranks at which a passage counts as an answer, and at which it is shown regardless of its score. */
const maxAnswerRank = 3;
const maxCertainRank = 4;
/** Maximum rank of passages whose whole section is shown if it is not too long. */
const maxWholeRank = 2;
/** Longest passage in characters that is quoted whole at any rank. */
const maxShortLength = 800;
/** Maximum rank at which passages of the open lecture are shown regardless of their scores. */
const maxBesideRank = 10;
/** Minimum coverage of further passages; a timestamp of a video needs the full coverage. */
const minFurtherCoverage = 0.2;
/** Minimum confidence of further passages, where passages list the questions they answer. */
const minFurtherConfidence = 0.6;
/** Minimum scores, relative to the best, of an extract and of a passage for a model, whose length costs money. */
const minRelativeScore = 0.55;
const minModelScore = 0.66;
/** Minimum overlap of the question with a locked lecture's title. */
const minTitleCoverage = 0.55;

const statingText = ({ passage: { source, heading = '', lines } }: RankedPassage) => {
  const parts = lines.map(([text]) => text);
  return { text: [source.title, heading, ...parts].join('\n'), parts };
};

/** Returns the passage's source at a moment. */
const sourceAt = ({ source, heading }: VisiblePassage, seconds: number | undefined): ChatSource => {
  if (source.kind === 'page') return source;
  if (seconds !== undefined) return { ...source, startSeconds: seconds };
  return heading === undefined ? source : { ...source, heading };
};

/**
 * Creates a retriever over the passages that one person may see. Locked lectures contribute only their titles, so no
 * question can make an answer quote them.
 */
export const createRetriever = (
  passages: readonly VisiblePassage[],
  locked: readonly LockedLecture[],
  vectors?: WordVectors,
): Retriever => {
  const { rank, weightOf, similarityTo } = createPassageRanker(passages, vectors);
  const titles = createRanker(locked.map(({ title, sectionTitle }) => ({ title, text: sectionTitle })));
  const hasQuestions = vectors !== undefined && passages.some(({ questions = [] }) => questions.length > 0);
  const isAnswer = ({ coverage, confidence }: RankedPassage): boolean =>
    hasQuestions ? confidence >= minConfidence : coverage >= minCoverage;

  const isFurther = ({ passage, coverage, confidence }: RankedPassage): boolean =>
    (coverage >= (isSpoken(passage) ? minCoverage : minFurtherCoverage) &&
      (!hasQuestions || confidence >= minFurtherConfidence)) ||
    (hasQuestions && confidence >= minSureConfidence);

  /** Returns whether the first passages answer with enough confidence to omit the caution. */
  const isSure = (question: string, first: readonly RankedPassage[], shown: readonly RankedPassage[]): boolean =>
    !hasQuestions ||
    (first.some(({ confidence }) => confidence - cautionOf(question) >= minSureConfidence) &&
      !namesUnknownVendor(question, shown.map(statingText)) &&
      !lacksAskedFact(question, shown.map(statingText), weightOf));

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

  const extract = (passage: VisiblePassage, question: string, mayBeLong?: boolean): Hit => {
    const { lines, heading } = passage;
    const isLong = mayBeLong || lengthOf(passage) <= maxShortLength;
    const { text, seconds, focus } = selectExtract({
      ...{ lines, heading, question, isLong, terms: queryTerms(question) },
      ...{ weightOf, similarityTo },
    });
    return { text, source: sourceAt(passage, seconds), ...(focus !== undefined && { focus }) };
  };

  return {
    ...{ passages, lockedLectures: locked, rank, extract, findLocked },
    retrieve: (question, options = {}) => {
      const { isNew, lectureId } = options;
      const matches = rank(question, options);
      const first = matches.slice(0, maxAnswerRank);
      const minScore = (matches[0]?.score ?? 0) * minRelativeScore;
      const isClose = (one: RankedPassage, rank: number): boolean =>
        isFromLecture(one.passage, lectureId) ||
        (rank < maxCertainRank && !isSpoken(one.passage)) ||
        (rank < maxMatches && (rank < maxCertainRank || one.score >= minScore) && isFurther(one));
      const candidates = isNew
        ? matches.slice(0, maxSearched).filter(isFurther)
        : withExplanations(matches.slice(0, maxBesideRank).filter(isClose), matches);
      const answers = (first.some(isAnswer) ? candidates : [])
        .map(({ passage, score }, rank) => ({ passage, score, hit: extract(passage, question, rank < maxWholeRank) }))
        .filter(({ hit }) => isNew?.(hit.text) ?? true);
      return {
        isSure: isSure(question, first, matches.slice(0, maxShown)),
        extracts: bestOf(
          uniqueSources(answers.map(({ hit }) => hit)),
          leadingGroup(matches.slice(0, maxMatches)),
          lectureId,
        ),
        passages: answers
          .filter(({ score }) => score >= (matches[0]?.score ?? 0) * minModelScore)
          .slice(0, maxMatches)
          .map(({ passage }) => ({ text: textOf(passage), source: sourceAt(passage, passage.lines[0]?.[1]) })),
        nearby: uniqueByLectureOrPage(
          matches.slice(0, maxMatches).map(({ passage }) => extract(passage, question)),
        ).slice(0, 3),
        locked: findLocked(question),
      };
    },
  };
};
