import type { PassageLine } from '#contract/passages.ts';
import type { ChatSource } from '#contract/schemas/assistant.ts';
import { createRanker } from './ranking.ts';
import { selectExtract } from './select-extract.ts';
import { queryTerms } from './terms.ts';

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

export interface Retriever {
  retrieve(question: string): RetrievalResult;
}

/** Minimum coverage for a passage to count as an answer. */
const minCoverage = 0.5;
/** Minimum score relative to the best passage. */
const minRelativeScore = 0.5;
/** Minimum overlap of the question with a locked lecture's title. */
const minTitleCoverage = 0.55;

const isSameSource = (one: ChatSource, other: ChatSource): boolean =>
  one.kind === 'lecture' && other.kind === 'lecture'
    ? one.lectureId === other.lectureId && one.startSeconds === other.startSeconds && one.heading === other.heading
    : one.kind === other.kind && one.kind === 'page' && other.kind === 'page' && one.path === other.path;

/** Keeps one hit per lecture or page. */
const uniqueByLectureOrPage = (hits: readonly Hit[]): Hit[] => {
  const lectureOrPage = ({ source }: Hit) => (source.kind === 'page' ? source.path : source.lectureId);
  return hits.filter((one, at) => hits.findIndex((other) => lectureOrPage(other) === lectureOrPage(one)) === at);
};

const uniqueSources = (hits: readonly Hit[]): Hit[] =>
  hits.filter((one, at) => !hits.slice(0, at).some((before) => isSameSource(one.source, before.source)));

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
export const createRetriever = (passages: readonly VisiblePassage[], locked: readonly LockedLecture[]): Retriever => {
  const textOf = ({ lines }: VisiblePassage): string => lines.map(([text]) => text).join(' ');
  const ranking = createRanker(
    passages.map((passage) => ({ title: passage.source.title, heading: passage.heading, text: textOf(passage) })),
  );
  const titles = createRanker(locked.map(({ title, sectionTitle }) => ({ title, text: sectionTitle })));

  const rank = (question: string) =>
    ranking
      .match(question)
      .map((match) => ({ ...match, score: match.score * (passages[match.position]?.weight ?? 1) }))
      .sort((one, other) => other.score - one.score);

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

  return {
    retrieve: (question) => {
      const terms = queryTerms(question);
      const matches = rank(question);
      const extract = (position: number): Hit => {
        const passage = passages[position] as VisiblePassage;
        const { text, seconds } = selectExtract(passage.lines, terms, ranking.weightOf);
        return { text, source: sourceAt(passage, seconds) };
      };
      const answers = matches.filter(
        ({ score, coverage }) => coverage >= minCoverage && score >= (matches[0]?.score ?? 0) * minRelativeScore,
      );
      return {
        extracts: uniqueSources(answers.slice(0, 6).map(({ position }) => extract(position))).slice(0, 3),
        passages: answers.slice(0, 8).map(({ position }) => {
          const passage = passages[position] as VisiblePassage;
          return { text: textOf(passage), source: sourceAt(passage, passage.lines[0]?.[1]) };
        }),
        nearby: uniqueByLectureOrPage(matches.slice(0, 8).map(({ position }) => extract(position))).slice(0, 3),
        locked: findLocked(question),
      };
    },
  };
};
