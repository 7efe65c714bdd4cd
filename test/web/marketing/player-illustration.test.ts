import { expect, test } from '@jest/globals';
import webvtt from 'webvtt-parser';
import { readCourses } from '#content/read-courses.ts';
import { formatDuration } from '#contract/rules/format-duration.ts';
import { courseProgress } from '#contract/rules/progress.ts';
import { formatTimestamp } from '#web/src/lib/format.ts';
import { miniature } from '#web/src/marketing/facts/miniature.ts';

const checked = (await readCourses()).find(({ course }) => course.id === miniature.courseId);
if (!checked) throw new Error(`There is no course ${miniature.courseId}.`);
const { course, files } = checked;
const sectionIndex = course.sections.findIndex(({ title }) => title === miniature.section);
const lectures = course.sections[sectionIndex]?.lectures ?? [];
const current = miniature.lectures.findIndex(({ state }) => state === 'current');
const captions = files.get(`media/${lectures[current]?.id}.en.vtt`)?.toString('utf8') ?? '';
const { cues } = new webvtt.WebVTTParser().parse(captions, 'subtitles');
const captionAt = (second: number) =>
  cues.find(({ startTime }) => Math.floor(startTime) === second)?.text.replaceAll('\n', ' ');

test('the player illustration on home shows the lessons of the course', () => {
  expect(miniature.course).toBe(course.title);
  expect(miniature.lectures.map(({ title, time }) => [title, time])).toEqual(
    lectures
      .slice(0, miniature.lectures.length)
      .map((lecture) => [
        lecture.title,
        lecture.contentType === 'video' ? formatTimestamp(lecture.seconds) : formatDuration(60 * lecture.minutes),
      ]),
  );
  const all = course.sections.flatMap((section) => section.lectures.map(({ id }) => id));
  const done = lectures.slice(0, current).map(({ id }) => id);
  expect(miniature.progress).toBe(courseProgress(all, new Set(done)));
});

test('the captions in the illustration on home are those of its lesson', () => {
  expect(lectures[current]).toMatchObject({ contentType: 'video', seconds: miniature.duration });
  expect(miniature.captions.map(({ text }) => text)).toEqual(
    miniature.captions.map(({ seconds }) => captionAt(seconds)),
  );
});

test('the answer in the illustration on home cites the lesson that is playing', () => {
  const { lecture, seconds } = miniature.answer;
  expect(lecture).toBe(`${sectionIndex + 1}.${current + 1}`);
  expect(captionAt(seconds)).toContain('everything fits into the prompt');
});
