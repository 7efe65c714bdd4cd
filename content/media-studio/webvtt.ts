/** A caption: start and end of a sentence in seconds, and its text. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

/** Longest line of a caption in characters; longer sentences are split into lines of similar length. */
const maxLineLength = 42;

const timestamp = (seconds: number): string => {
  const thousandths = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(thousandths / 3_600_000)}:${two((thousandths / 60_000) % 60)}:${two((thousandths / 1000) % 60)}.${String(thousandths % 1000).padStart(3, '0')}`;
};

/** Splits a sentence into as few lines as needed, of lengths as equal as its words allow. */
const wrapLines = (text: string): string => {
  const lineCount = Math.ceil(text.length / maxLineLength);
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    const isFull = lines.length < lineCount && line.length + word.length / 2 > text.length / lineCount;
    if (line && isFull) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.join('\n');
};

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Formats captions as a WebVTT file (W3C WebVTT, section 4). */
export const webVtt = (cues: Cue[]): string =>
  `WEBVTT\n\n${cues.map(({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)}\n${escapeText(wrapLines(text))}\n`).join('\n')}`;
