import type { Matches } from './matching.ts';
import type { QueryUnit } from './query-plan.ts';
import { type IndexColumns, lectureOnly } from './stored-index.ts';
import { foldText } from './tokenize.ts';

/** Score of a term in a course; 0 when the course lacks it. */
const scoreIn = (index: IndexColumns, term: number, course: number): number => {
  const { postingStarts, postingCourses, postingScores } = index;
  const end = postingStarts[term + 1] as number;
  for (let at = postingStarts[term] as number; at < end; at++)
    if (postingCourses[at] === course) return (postingScores[at] as number) & (lectureOnly - 1);
  return 0;
};

/** Returns the most likely correction of a misspelled word: the one with the highest score in the first result. */
const likeliestWord = (index: IndexColumns, { word, corrections }: QueryUnit, course: number): string | undefined => {
  const rated = corrections.map((position) => {
    const written = index.words[position] as string;
    const score = scoreIn(index, index.termOfWord[position] as number, course);
    return { written, score, difference: Math.abs(written.length - word.length) };
  });
  const [best] = rated
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.difference - other.difference);
  return best?.written;
};

/** Replaces a whole word in folded text. */
const replaceWord = (text: string, word: string, other: string): string =>
  text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'gu'), other);

/**
 * Returns how results differ from the search as typed: the corrected search, and words that nothing contains. `course`
 * is the first result.
 */
export const changesTo = (
  index: IndexColumns,
  search: string,
  { plan }: Matches,
  course: number,
): { correctedSearch?: string; missingWords?: string[] } => {
  const typed = foldText(search.trim());
  let corrected = typed;
  for (const unit of plan.units) {
    const word = unit.corrections.length > 0 ? likeliestWord(index, unit, course) : undefined;
    if (word !== undefined) corrected = replaceWord(corrected, unit.word, word);
  }
  const missingWords = plan.units.filter(({ alternatives }) => alternatives.length === 0).map(({ word }) => word);
  return {
    ...(corrected !== typed && { correctedSearch: corrected }),
    ...(missingWords.length > 0 && { missingWords }),
  };
};
