import webvtt from 'webvtt-parser';
import type { LecturePassage, PassageLine } from '../../../contract/passages.ts';

/** Seconds from which on a passage is long enough, and that it may not exceed where cues allow. */
const least = 30;
const most = 60;

interface Spoken {
  text: string;
  start: number;
  end: number;
}

/** Sentences with the cues they begin and end in; a sentence over several cues is joined. */
const sentencesOf = (vtt: string): Spoken[] => {
  const sentences: Spoken[] = [];
  let open: Spoken | undefined;
  for (const { text, startTime, endTime } of new webvtt.WebVTTParser().parse(vtt, 'subtitles').cues) {
    const words = text
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (words === '') continue;
    open = open
      ? { ...open, text: `${open.text} ${words}`, end: endTime }
      : { text: words, start: startTime, end: endTime };
    if (!/[.!?…:]["'”’)]?$/.test(words)) continue;
    sentences.push(open);
    open = undefined;
  }
  return open ? [...sentences, open] : sentences;
};

/** Passages of a transcript: whole cues, 30 to 60 seconds each as far as its sentences allow. A short rest joins the last. */
export const transcriptPassages = (lectureId: string, vtt: string): LecturePassage[] => {
  const groups: Spoken[][] = [];
  let group: Spoken[] = [];
  for (const sentence of sentencesOf(vtt)) {
    const start = group[0]?.start ?? sentence.start;
    if (group.length > 0 && sentence.end - start > most) {
      groups.push(group);
      group = [];
    }
    group.push(sentence);
    if (sentence.end - (group[0]?.start ?? 0) < least) continue;
    groups.push(group);
    group = [];
  }
  const last = groups.at(-1);
  const rest = group.at(-1);
  if (rest && last && rest.end - (last[0]?.start ?? 0) <= most) last.push(...group);
  else if (rest) groups.push(group);
  return groups.map((sentences) => ({
    lectureId,
    lines: sentences.map(({ text, start }): PassageLine => [text, Math.floor(start)]),
  }));
};
