/** One cue of a caption file: start and end in seconds, text without markup. */
export interface TranscriptLine {
  start: number;
  end: number;
  text: string;
}

/** Returns the index of the line spoken at a time, or spoken last; -1 before the first. Lines are sorted by start. */
export const lineAt = (lines: readonly TranscriptLine[], seconds: number): number => {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    // Tolerance of 10 ms: a seek to a cue's start may end just before it.
    if ((lines[middle]?.start ?? 0) <= seconds + 0.01) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** A piece of a line; marked if it matches the search. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Builds the search pattern: case-insensitive, any whitespace between words; null for an empty query. */
const patternOf = (query: string): RegExp | null => {
  const words = query.trim().split(/\s+/).filter(Boolean);
  return words.length === 0 ? null : new RegExp(`(${words.map(escaped).join('\\s+')})`, 'i');
};

/** Splits a line into matching and other pieces, which together are the whole text. */
export const piecesOf = (text: string, query: string): TextPiece[] => {
  const pattern = patternOf(query);
  if (!pattern) return [{ text, isMatch: false }];
  return text
    .split(new RegExp(pattern, 'gi'))
    .map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
};

/** Returns the indexes of the lines that match; all lines for an empty query. */
export const searchLines = (lines: readonly TranscriptLine[], query: string): number[] => {
  const pattern = patternOf(query);
  return lines.flatMap((line, index) => (!pattern || pattern.test(line.text) ? [index] : []));
};
