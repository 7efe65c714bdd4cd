import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readCourses } from '#content/read-courses.ts';
import { taskSheet } from '#web/src/marketing/facts/task-sheet.ts';
import { typographicQuotes } from '#web/src/ui/markdown/typographic-quotes.ts';

const { courseId, course: courseTitle, lectureId, title, minutes, tasks, rule } = taskSheet;

test('the task sheet of corporate training is the exercise of its lesson', async () => {
  const course = (await readCourses()).map((checked) => checked.course).find(({ id }) => id === courseId);
  expect(course?.title).toBe(courseTitle);
  expect(course?.description).toContain('A made-up company, a regional distributor');
  const lectures = course?.sections.flatMap((section) => section.lectures) ?? [];
  expect(lectures.find(({ id }) => id === lectureId)?.title).toBe(title);

  const lines = readFileSync(`content/courses/${courseId}/lectures/${lectureId}.md`, 'utf8').split('\n');
  const exercise = lines.slice(lines.indexOf(`## Exercise (about ${minutes} minutes)`) + 2);
  expect(exercise.slice(0, tasks.length + 1).map(typographicQuotes)).toEqual([
    ...tasks.map((task, index) => `${index + 1}. ${task}`),
    '',
  ]);
  expect(lines).toEqual(expect.arrayContaining(rule.map(({ result, decision }) => `| ${result} | ${decision} |`)));
});
