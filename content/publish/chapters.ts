import webvtt from 'webvtt-parser';
import type { Chapter } from '#contract/schemas/content.ts';
import type { CheckedCourse } from '../validate/checked-course.ts';

/**
 * Returns the chapters of a video: its shots, which start with the caption of their first sentence. None when the
 * English captions are not those of `videos.ts`, such as for a recorded video.
 */
export const chaptersOf = (
  { videos, files }: Pick<CheckedCourse, 'videos' | 'files'>,
  lectureId: string,
): Chapter[] => {
  const shots = videos[lectureId]?.shots ?? [];
  const text = files.get(`media/${lectureId}.en.vtt`)?.toString('utf8') ?? '';
  const { cues } = new webvtt.WebVTTParser().parse(text, 'subtitles');
  if (cues.length !== shots.reduce((count, { say }) => count + say.length, 0)) return [];
  let next = 0;
  return shots.map(({ title, say }, index) => {
    const start = index === 0 ? 0 : (cues[next]?.startTime ?? 0);
    next += say.length;
    return { start, title };
  });
};
