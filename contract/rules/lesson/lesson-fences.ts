/** The blocks of a lecture's text that are more than Markdown, by the first word of their fence. */
export const blockKinds = ['predict', 'prompt', 'compare', 'figure', 'picture', 'embed', 'worksheet'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** A fenced block as it is written. */
export interface LessonFence {
  kind: BlockKind;
  /** Further words of its first line. */
  words: string[];
  /** The lines between the fences. */
  content: string;
  /** All of its lines. */
  source: string;
  /** Line of the text in which it begins, counted from 1. */
  line: number;
}

const openingFence = /^ *(?:(`{3,})([^`]*)|(~{3,}).*)$/;

const isClosing = (line: string, marks: string): boolean => {
  const trimmed = line.trim();
  return trimmed.length >= marks.length && trimmed === (marks[0] ?? '').repeat(trimmed.length);
};

const isBlockKind = (word: string | undefined): word is BlockKind =>
  (blockKinds as readonly (string | undefined)[]).includes(word);

/**
 * Splits Markdown at its blocks; joined by line breaks, the parts are the text again. A block begins at the margin; one
 * inside another fence is plain text. An unclosed block extends to the end of the text.
 */
export const splitFences = (markdown: string): (string | LessonFence)[] => {
  const lines = markdown.split('\n');
  const parts: (string | LessonFence)[] = [];
  let text: string[] = [];
  const endText = () => {
    if (text.length > 0) parts.push(text.join('\n'));
    text = [];
  };
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const [, backticks, info = '', tildes] = openingFence.exec(line) ?? [];
    const marks = backticks ?? tildes;
    const closing = marks ? lines.findIndex((other, index) => index > at && isClosing(other, marks)) : at;
    const last = closing < 0 ? lines.length : closing;
    const block = lines.slice(at, last + 1);
    const [kind, ...words] = info.trim().split(/ +/);
    if (line.startsWith('`') && isBlockKind(kind)) {
      endText();
      const content = lines.slice(at + 1, last).join('\n');
      parts.push({ kind, words, content, source: block.join('\n'), line: at + 1 });
    } else text.push(...block);
    at = last + 1;
  }
  endText();
  return parts;
};

/** Returns the lines of Markdown that are outside of fences. */
export const linesOutsideFences = (markdown: string): string[] => {
  let marks: string | undefined;
  return markdown.split('\n').filter((line) => {
    if (marks !== undefined) {
      if (isClosing(line, marks)) marks = undefined;
      return false;
    }
    const [, backticks, , tildes] = openingFence.exec(line) ?? [];
    marks = backticks ?? tildes;
    return marks === undefined;
  });
};
