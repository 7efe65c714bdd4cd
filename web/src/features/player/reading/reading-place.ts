/** Where a text and its headings are in the window, in pixels from its upper edge. */
export interface TextPosition {
  top: number;
  height: number;
  /** Upper edges of the headings, in order. */
  headings: number[];
  windowHeight: number;
}

/** A reader's position in a text. */
export interface ReadingPlace {
  /** Index of the heading above what is read; -1 before the first one. */
  part: number;
  /** Share of the text that was scrolled, from 0 to 1. */
  share: number;
}

/** Height of the header over the text (`--header-height`). */
const headerHeight = 64;
/** Pixels from the window's upper edge to where reading begins; a heading that was jumped to is above it. */
const firstLine = 144;

/** Returns a reader's position in a text; at its end, in the last part, whose heading may never reach the top. */
export const readingPlace = ({ top, height, headings, windowHeight }: TextPosition): ReadingPlace => {
  const distance = height - (windowHeight - headerHeight);
  const share = distance > 0 ? Math.min(1, Math.max(0, (headerHeight - top) / distance)) : 1;
  const part = share < 1 ? headings.findLastIndex((heading) => heading <= firstLine) : headings.length - 1;
  return { share, part };
};

/** `About 4 min left`; says so at the end. */
export const timeLeft = (minutes: number, share: number): string => {
  const left = Math.ceil(minutes * (1 - share));
  return left === 0 ? 'End of the lesson' : `About ${left} min left`;
};
