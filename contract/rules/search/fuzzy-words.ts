/** Returns the first index in sorted `words`, from `low`, whose word is not before `bound`. */
const lowerBound = (words: readonly string[], bound: string, low = 0, high = words.length): number => {
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as string) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Returns the range `[from, to)` of words that start with `start`. */
export const prefixRange = (words: readonly string[], start: string): [number, number] => {
  const from = lowerBound(words, start);
  return [from, lowerBound(words, `${start}\uffff`, from)];
};

/**
 * Returns the first index in [low, high) whose character at `depth` comes after `charCode`; all words there share the
 * prefix before it.
 */
const branchEnd = (words: readonly string[], depth: number, charCode: number, low: number, high: number): number => {
  let [from, to] = [low + 1, high];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((words[middle] as string).charCodeAt(depth) > charCode) to = middle;
    else from = middle + 1;
  }
  return from;
};

/** Longest word that is searched for with typing errors; the table of distances grows with its square. */
const maxLength = 60;

/**
 * Returns indexes of all words within one or two typing errors of `word` (optimal string alignment distance):
 * substitution, deletion, insertion, transposition. Walks the sorted words as a prefix tree and prunes branches that
 * are too far, so it visits only a few hundred prefixes. Returns none for a word longer than `maxLength`.
 */
export const fuzzyMatches = (words: readonly string[], word: string, errors: 1 | 2): number[] => {
  if (word.length > maxLength) return [];
  const matches: number[] = [];
  const width = word.length + 1;
  const maxDepth = word.length + errors;
  /** Row `d` holds the distances of a prefix of length `d` to the prefixes of `word`. */
  const rows = Array.from({ length: maxDepth + 1 }, (_, depth) =>
    Uint8Array.from({ length: width }, (_, i) => i + depth),
  );

  /** Fills the row below `depth` for one more character and returns its minimum. */
  const descend = (depth: number, charCode: number, previousCharCode: number): number => {
    const [row, next, before] = [rows[depth] as Uint8Array, rows[depth + 1] as Uint8Array, rows[depth - 1]];
    let minDistance = next[0] as number;
    for (let i = 1; i < width; i++) {
      const change = (row[i - 1] as number) + (word.charCodeAt(i - 1) === charCode ? 0 : 1);
      let distance = Math.min(change, (row[i] as number) + 1, (next[i - 1] as number) + 1);
      if (before && i > 1 && word.charCodeAt(i - 1) === previousCharCode && word.charCodeAt(i - 2) === charCode)
        distance = Math.min(distance, (before[i - 2] as number) + 1);
      next[i] = distance;
      if (distance < minDistance) minDistance = distance;
    }
    return minDistance;
  };

  /**
   * Visits words in [from, to), which share their first `depth` characters, the last of which is `previousCharCode`.
   */
  const walk = (from: number, to: number, depth: number, previousCharCode: number): void => {
    let at = from;
    if ((words[at] as string).length === depth) {
      if ((rows[depth]?.[word.length] as number) <= errors) matches.push(at);
      at += 1;
    }
    while (at < to && depth < maxDepth) {
      const charCode = (words[at] as string).charCodeAt(depth);
      const end = branchEnd(words, depth, charCode, at, to);
      if (descend(depth, charCode, previousCharCode) <= errors) walk(at, end, depth + 1, charCode);
      at = end;
    }
  };

  if (words.length > 0) walk(0, words.length, 0, 0);
  return matches;
};
