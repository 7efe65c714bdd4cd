import webvtt from 'webvtt-parser';

/** The relevant data of a caption file. */
export interface ParsedCaptions {
  /** Why it is invalid WebVTT, as `line 3: …`. */
  problems: string[];
  cues: { startTime: number; endTime: number; text: string }[];
  /** Second at which the last cue ends; 0 without cues. */
  end: number;
}

/** Parses a WebVTT file with the parser of the W3C's test tool. */
export const readCaptions = (text: string): ParsedCaptions => {
  const { cues, errors } = new webvtt.WebVTTParser().parse(text, 'subtitles');
  const problems = errors.map(({ line, message }) => `line ${line}: ${message}`);
  if (cues.length === 0) problems.push('it has no captions');
  return { problems, cues, end: Math.max(0, ...cues.map(({ endTime }) => endTime)) };
};
