import webvtt from 'webvtt-parser';
import type { LecturePassage, PassageLine } from '#contract/passages.ts';

/** Shortest and longest passage in seconds; a long cue may exceed it. */
const minSeconds = 30;
const maxSeconds = 60;

interface SpokenSentence {
  text: string;
  start: number;
  end: number;
}

/** Extracts sentences with their first and last cues; sentences that span several cues are joined. */
const sentencesOf = (vtt: string): SpokenSentence[] => {
  const sentences: SpokenSentence[] = [];
  let unfinished: SpokenSentence | undefined;
  for (const { text, startTime, endTime } of new webvtt.WebVTTParser().parse(vtt, 'subtitles').cues) {
    const cueText = text
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (cueText === '') continue;
    unfinished = unfinished
      ? { ...unfinished, text: `${unfinished.text} ${cueText}`, end: endTime }
      : { text: cueText, start: startTime, end: endTime };
    if (!/[.!?…:]["'”’)]?$/.test(cueText)) continue;
    sentences.push(unfinished);
    unfinished = undefined;
  }
  return unfinished ? [...sentences, unfinished] : sentences;
};

/**
 * Extracts the passages of a transcript: whole cues, 30 to 60 seconds each if possible. A short rest joins the last
 * one.
 */
export const transcriptPassages = (lectureId: string, vtt: string): LecturePassage[] => {
  const groups: SpokenSentence[][] = [];
  let group: SpokenSentence[] = [];
  for (const sentence of sentencesOf(vtt)) {
    const start = group[0]?.start ?? sentence.start;
    if (group.length > 0 && sentence.end - start > maxSeconds) {
      groups.push(group);
      group = [];
    }
    group.push(sentence);
    if (sentence.end - (group[0]?.start ?? 0) < minSeconds) continue;
    groups.push(group);
    group = [];
  }
  const last = groups.at(-1);
  const unfinished = group.at(-1);
  if (unfinished && last && unfinished.end - (last[0]?.start ?? 0) <= maxSeconds) last.push(...group);
  else if (unfinished) groups.push(group);
  return groups.map((sentences) => ({
    lectureId,
    lines: sentences.map(({ text, start }): PassageLine => [text, Math.floor(start)]),
  }));
};
