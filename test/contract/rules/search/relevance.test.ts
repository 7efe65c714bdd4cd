import { beforeAll, expect, test } from '@jest/globals';
import { publishedCourse } from '#content/publish/course-rows.ts';
import { searchableCourse } from '#content/publish/publish-index.ts';
import { readCourses } from '#content/read-courses.ts';
import {
  buildCourseIndex,
  type CourseIndex,
  openCourseIndex,
  type SearchableCourse,
  searchCourses,
} from '#contract/rules/course-search.ts';
import { measureRelevance } from '#test/bench/relevance.ts';
import { readRelevanceSet } from './relevance-set.ts';

let courses: SearchableCourse[];
let index: CourseIndex;
beforeAll(async () => {
  courses = (await readCourses()).map((checked) => searchableCourse(checked, publishedCourse(checked)));
  index = openCourseIndex(buildCourseIndex(courses, { version: '1', cursorKey: 'key' }));
}, 60_000);

test('the graded searches name courses and lessons that exist, each search once', () => {
  const set = readRelevanceSet();
  const ids = new Set(courses.flatMap(({ card, lectures }) => lectures.map(({ id }) => `${card.id}/${id}`)));
  expect(set.flatMap(({ lectures }) => [...lectures.keys()]).filter((path) => !ids.has(path))).toEqual([]);
  expect(new Set(set.map(({ query }) => query)).size).toBe(set.length);
  expect(set.length).toBeGreaterThanOrEqual(150);
});

test('people find what they look for: graded searches stay above their minimum', async () => {
  const { ndcg, success, lectures } = await measureRelevance();
  expect(ndcg).toBeGreaterThan(0.93);
  expect(success).toBeGreaterThan(0.9);
  expect(lectures).toBeGreaterThan(0.85);
}, 60_000);

test('a result quotes sentences, and no table, program or Markdown', () => {
  const quotable = courses.flatMap(({ lectures }) => lectures.flatMap(({ publicLines }) => publicLines));
  expect(quotable.length).toBeGreaterThan(1000);
  expect(quotable.map(([text]) => text).filter((text) => /^(?:\||- |\d+\. )|`/.test(text))).toEqual([]);
});

test('no search quotes a sentence of a lesson that is not open to everyone', () => {
  const locked = courses.flatMap(({ lectures }) =>
    lectures.flatMap(({ lines, publicLines }) => {
      const open = new Set(publicLines.map(([text]) => text));
      // As they would be quoted: without Markdown.
      const texts = lines.map(([text]) => text.replace(/^(?:-|\d+\.) /, '').replaceAll('`', ''));
      return texts.filter((text) => text.length > 40 && !open.has(text));
    }),
  );
  expect(locked.length).toBeGreaterThan(500);
  const stored = new TextDecoder().decode(index.search.lineTexts);
  expect(locked.filter((text) => stored.includes(text))).toEqual([]);
  for (const text of locked.filter((_, position) => position % 25 === 0)) {
    const { lectures } = searchCourses(index, { search: text.slice(0, 200), limit: 50, after: 0 });
    expect(JSON.stringify(lectures)).not.toContain(JSON.stringify(text).slice(1, -1));
  }
});
