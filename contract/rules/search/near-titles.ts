import { plainText } from './words.ts';

/** Pairs of neighboring letters, by which spellings are compared. */
const pairsOf = (text: string): Set<string> => {
  const plain = ` ${plainText(text)} `;
  return new Set(Array.from({ length: plain.length - 1 }, (_, at) => plain.slice(at, at + 2)));
};

/** Share of pairs two texts have in common, 0 to 1 (Sørensen and Dice). */
const likeness = (one: Set<string>, other: Set<string>): number => {
  let common = 0;
  for (const pair of one) if (other.has(pair)) common += 1;
  return (2 * common) / (one.size + other.size);
};

/** Likeness below which a title is no help. */
const leastLikeness = 0.35;

/** Positions of the titles that are spelled most like a text, best first. */
export const nearTitles = (titles: readonly string[], text: string, limit: number): number[] => {
  const pairs = pairsOf(text);
  return titles
    .map((title, position) => ({ position, likeness: likeness(pairs, pairsOf(title)) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((a, b) => b.likeness - a.likeness || a.position - b.position)
    .slice(0, limit)
    .map(({ position }) => position);
};
