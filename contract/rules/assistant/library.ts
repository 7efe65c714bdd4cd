import type { PassageLine } from '../../passages.ts';
import type { ChatSource } from '../../schemas/assistant.ts';
import { bestLines } from './best-lines.ts';
import { openRanking } from './ranking.ts';
import { questionTerms } from './terms.ts';

/** A passage this person may see, and where it stands. */
export interface OpenPassage {
  source: ChatSource;
  heading?: string;
  lines: readonly PassageLine[];
  /** How much it counts beside others that fit as well. */
  weight: number;
}

/** A lecture of the course that is closed to this person: only what its outline shows everyone. */
export interface LockedLecture {
  lectureId: string;
  title: string;
  sectionTitle: string;
  requiresUpgrade: boolean;
  /** Instant at which it opens, if that is known. */
  unlocksAt?: string;
}

/** An extract with its source; `text` is quoted word for word. */
export interface Found {
  text: string;
  source: ChatSource;
}

/** What there is to say about a question. */
export interface Findings {
  /** Up to three extracts that answer it, best first; empty when nothing does. */
  claims: Found[];
  /** Up to eight whole passages for a model to answer from; empty as `claims` is. */
  passages: Found[];
  /** Up to three nearest moments, for a refusal. */
  nearby: Found[];
  /** Up to two closed lectures whose titles fit. */
  locked: LockedLecture[];
}

export interface Library {
  find(question: string): Findings;
}

/** Share of a question that a passage needs words for before it counts as an answer. */
const leastCoverage = 0.5;
/** Of the best passage's score, what another needs to be shown beside it. */
const leastShare = 0.5;
/** Share of a question, or of a closed lecture's title, that has to agree before the lecture is named. */
const leastTitleCoverage = 0.55;

const sameMoment = (one: ChatSource, other: ChatSource): boolean =>
  one.kind === 'lecture' && other.kind === 'lecture'
    ? one.lectureId === other.lectureId && one.startSeconds === other.startSeconds && one.heading === other.heading
    : one.kind === other.kind && one.kind === 'page' && other.kind === 'page' && one.path === other.path;

/** One of each lecture or page. */
const onePerPlace = (found: readonly Found[]): Found[] => {
  const placeOf = ({ source }: Found) => (source.kind === 'page' ? source.path : source.lectureId);
  return found.filter((one, at) => found.findIndex((other) => placeOf(other) === placeOf(one)) === at);
};

const distinct = (found: readonly Found[]): Found[] =>
  found.filter((one, at) => !found.slice(0, at).some((before) => sameMoment(one.source, before.source)));

/** The passage's source at one of its moments. */
const sourceAt = ({ source, heading }: OpenPassage, seconds: number | undefined): ChatSource => {
  if (source.kind === 'page') return source;
  if (seconds !== undefined) return { ...source, startSeconds: seconds };
  return heading === undefined ? source : { ...source, heading };
};

/**
 * Makes what one person may see ready to answer. It is given open passages only, so nothing of a closed lecture can
 * take part in an answer, whatever the question says; closed lectures are known by their titles alone.
 */
export const openLibrary = (passages: readonly OpenPassage[], locked: readonly LockedLecture[]): Library => {
  const textOf = ({ lines }: OpenPassage): string => lines.map(([text]) => text).join(' ');
  const ranking = openRanking(
    passages.map((passage) => ({ title: passage.source.title, heading: passage.heading, text: textOf(passage) })),
  );
  const titles = openRanking(locked.map(({ title, sectionTitle }) => ({ title, text: sectionTitle })));

  const rank = (question: string) =>
    ranking
      .match(question)
      .map((match) => ({ ...match, score: match.score * (passages[match.position]?.weight ?? 1) }))
      .sort((one, other) => other.score - one.score);

  const lockedFor = (question: string): LockedLecture[] => {
    const asked = new Set(questionTerms(question));
    return titles
      .match(question)
      .filter(({ position, coverage }) => {
        const own = questionTerms(locked[position]?.title ?? '');
        const shared = own.filter((term) => asked.has(term)).length;
        return coverage >= leastTitleCoverage || shared >= Math.max(2, own.length * leastTitleCoverage);
      })
      .slice(0, 2)
      .flatMap(({ position }) => locked[position] ?? []);
  };

  return {
    find: (question) => {
      const terms = questionTerms(question);
      const matches = rank(question);
      const extract = (position: number): Found => {
        const passage = passages[position] as OpenPassage;
        const { text, seconds } = bestLines(passage.lines, terms, ranking.weightOf);
        return { text, source: sourceAt(passage, seconds) };
      };
      const answers = matches.filter(
        ({ score, coverage }) => coverage >= leastCoverage && score >= (matches[0]?.score ?? 0) * leastShare,
      );
      return {
        claims: distinct(answers.slice(0, 6).map(({ position }) => extract(position))).slice(0, 3),
        passages: answers.slice(0, 8).map(({ position }) => {
          const passage = passages[position] as OpenPassage;
          return { text: textOf(passage), source: sourceAt(passage, passage.lines[0]?.[1]) };
        }),
        nearby: onePerPlace(matches.slice(0, 8).map(({ position }) => extract(position))).slice(0, 3),
        locked: lockedFor(question),
      };
    },
  };
};
