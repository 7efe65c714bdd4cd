import webvtt from 'webvtt-parser';

/** A caption file as far as the rules need it. */
export interface ParsedCaptions {
  /** Why it is not valid WebVTT, as `line 3: …`. */
  problems: string[];
  /** Second at which its last cue ends; 0 when it has none. */
  end: number;
}

/** Reads a WebVTT file with the parser of the W3C's own test tool. */
export const readCaptions = (text: string): ParsedCaptions => {
  const { cues, errors } = new webvtt.WebVTTParser().parse(text, 'subtitles');
  const problems = errors.map(({ line, message }) => `line ${line}: ${message}`);
  if (cues.length === 0) problems.push('it has no captions');
  return { problems, end: Math.max(0, ...cues.map(({ endTime }) => endTime)) };
};
