/** Consecutive words of a text that are all new, or all kept from the previous text. */
export interface Run {
  text: string;
  isNew: boolean;
}

/** The words of a text, each with the space after it. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

/** A word without case and punctuation, so that `Thursday,` counts as `Thursday`. */
const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}’]/gu, '');

/** Returns which words of `now` also occur in `before`, in the same order: their longest common subsequence. */
const keptWords = (before: readonly string[], now: readonly string[]): boolean[] => {
  // Each cell holds the length of the longest common subsequence of both texts from that position on.
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(now.length + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = now.length - 1; column >= 0; column--) {
      const isSame = before[row] === now[column];
      const cells = lengths[row];
      if (cells)
        cells[column] = isSame ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const kept = now.map(() => false);
  let row = 0;
  for (let column = 0; column < now.length && row < before.length; ) {
    if (before[row] === now[column]) {
      kept[column] = true;
      row++;
      column++;
    } else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return kept;
};

/** Splits paragraphs into runs of new and kept words, compared with other paragraphs; counts both kinds of words. */
export const compareWords = (before: readonly string[], now: readonly string[]) => {
  const kept = keptWords(before.flatMap(wordsOf).map(bare), now.flatMap(wordsOf).map(bare));
  let place = 0;
  const paragraphs = now.map((paragraph) =>
    wordsOf(paragraph).reduce<Run[]>((runs, word) => {
      const isNew = !kept[place++];
      const last = runs.at(-1);
      if (last?.isNew === isNew) last.text += word;
      else runs.push({ text: word, isNew });
      return runs;
    }, []),
  );
  const keptCount = kept.filter(Boolean).length;
  return { paragraphs, keptCount, newCount: kept.length - keptCount };
};
