import { type Mark, markWords } from './highlight.ts';
import { type LectureMatch, lectureMatches } from './lecture-matches.ts';
import type { Matches } from './matching.ts';
import { textAt } from './packed-texts.ts';
import { type IndexColumns, notSpoken, type StoredLecture, unpackLecture } from './stored-index.ts';

/** A lecture in which a search was found. Only lines that anyone may read are quoted. */
export interface LectureHit extends StoredLecture {
  sentence?: string;
  /** Positions of the words found in the sentence. */
  marks?: Mark[];
  /** When the sentence is spoken, in seconds. */
  seconds?: number;
}

/** Maximum lectures shown with a course, and the minimum share of the search that each covers. */
const maxHits = 2;
const minCoverage = 0.5;
/** Minimum score relative to the best lecture of the course. */
const minScoreShare = 0.5;
/** Maximum lines compared for the quoted one. */
const maxComparedLines = 4;

/** Returns the stems of all terms that match a search. */
export const matchingStems = ({ stemStarts, stems }: IndexColumns, { terms }: Matches): Set<string> =>
  new Set(terms.flatMap(({ term }) => textAt({ starts: stemStarts, bytes: stems }, term).split(' ')));

/** Chooses the public line of a lecture that covers most of the search. */
const bestLine = (index: IndexColumns, { lecture, lines }: LectureMatch, stems: ReadonlySet<string>) => {
  let best: { sentence: string; line: number; marks: Mark[]; found: number } | undefined;
  for (const candidate of [...new Set(lines)].slice(0, maxComparedLines)) {
    const line = (index.lineStarts[lecture] as number) + candidate;
    const sentence = textAt({ starts: index.lineTextStarts, bytes: index.lineTexts }, line);
    const { marks, found } = markWords(sentence, stems);
    if (found.size > (best?.found ?? 0)) best = { sentence, line, marks, found: found.size };
  }
  return best;
};

const hitOf = (index: IndexColumns, match: LectureMatch, stems: ReadonlySet<string>): LectureHit => {
  const lecture = unpackLecture(textAt({ starts: index.lectureTextStarts, bytes: index.lectureTexts }, match.lecture));
  const quoted = bestLine(index, match, stems);
  if (!quoted) return lecture;
  const { sentence, marks, line } = quoted;
  const seconds = index.lineSeconds[line] as number;
  return { ...lecture, sentence, marks, ...(seconds !== notSpoken && { seconds }) };
};

/** Returns the lectures of a course in which a search was found, best first. */
export const lectureHits = (
  index: IndexColumns,
  course: number,
  { plan, weights, terms, lectures }: Matches,
  stems: ReadonlySet<string>,
): LectureHit[] => {
  const matches = lectures.get(course) ?? lectureMatches(index, course, terms, weights, plan.pairs.length);
  const [best] = matches;
  return matches
    .filter(({ coverage, score }) => coverage >= minCoverage && score >= (best?.score ?? 0) * minScoreShare)
    .slice(0, maxHits)
    .map((match) => hitOf(index, match, stems));
};
