import webvtt from 'webvtt-parser';
import type { Chapter } from '#contract/schemas/content.ts';
import type { CheckedCourse } from '../validate/checked-course.ts';

/**
 * Returns the chapters of a video: its shots or slides, which start with the caption of their first sentence. None when the
 * English captions are not those of `videos.ts`, such as for a recorded video.
 */
export const chaptersOf = (
  { videos, files }: Pick<CheckedCourse, 'videos' | 'files'>,
  lectureId: string,
): Chapter[] => {
  const video = videos[lectureId];
  const parts: { title: string; say: string[] }[] = !video ? [] : 'shots' in video ? video.shots : video.slides;
  const text = files.get(`media/${lectureId}.en.vtt`)?.toString('utf8') ?? '';
  const { cues } = new webvtt.WebVTTParser().parse(text, 'subtitles');
  if (cues.length !== parts.reduce((count, { say }) => count + say.length, 0)) return [];
  let next = 0;
  return parts.map(({ title, say }, index) => {
    const start = index === 0 ? 0 : (cues[next]?.startTime ?? 0);
    next += say.length;
    return { start, title };
  });
};
