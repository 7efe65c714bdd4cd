/** Two neighboring pieces of a word that become one. */
export type Merge = readonly [left: string, right: string];

/** Counts the words of texts; a word after a space begins with it. */
const countWords = (texts: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [word] of text.matchAll(/ ?[A-Za-z]+/g)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const joinPairs = (pieces: readonly string[], [left, right]: Merge): string[] => {
  const joined: string[] = [];
  for (let index = 0; index < pieces.length; index += 1) {
    const isPair = pieces[index] === left && pieces[index + 1] === right;
    joined.push(isPair ? left + right : (pieces[index] ?? ''));
    if (isPair) index += 1;
  }
  return joined;
};

/**
 * Trains byte pair encoding: joins the most frequent pair of neighboring pieces, `count` times. Of equally frequent pairs
 * it takes the first in the order of their characters, so the same texts always give the same merges.
 */
export const trainMerges = (texts: readonly string[], count: number): Merge[] => {
  const words = [...countWords(texts)].map(([word, occurrences]) => ({ pieces: [...word], occurrences }));
  const merges: Merge[] = [];
  while (merges.length < count) {
    const pairs = new Map<string, { merge: Merge; occurrences: number }>();
    for (const { pieces, occurrences } of words)
      for (let index = 1; index < pieces.length; index += 1) {
        const merge: Merge = [pieces[index - 1] ?? '', pieces[index] ?? ''];
        const key = merge.join('|');
        pairs.set(key, { merge, occurrences: occurrences + (pairs.get(key)?.occurrences ?? 0) });
      }
    let [bestKey, best] = ['', { merge: ['', ''] as Merge, occurrences: 0 }];
    for (const [key, pair] of pairs) {
      const isMore = pair.occurrences > best.occurrences;
      if (isMore || (pair.occurrences === best.occurrences && key < bestKey)) [bestKey, best] = [key, pair];
    }
    if (best.occurrences === 0) break;
    const { merge } = best;
    merges.push(merge);
    for (const word of words) word.pieces = joinPairs(word.pieces, merge);
  }
  return merges;
};
