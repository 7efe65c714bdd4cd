import { expect, test } from '@jest/globals';
import type { CourseFolder } from '#content/load.ts';
import { readCourses } from '#content/read-courses.ts';
import { validateCourses } from '#content/validate.ts';
import { smallCourse } from './support/small-course.ts';

const courses = await readCourses();

test('every course has a drawn cover, and every instructor a portrait, no two alike', () => {
  const drawings = courses.map(({ cover }) => JSON.stringify(cover?.shapes));
  expect(new Set(drawings.filter(Boolean)).size).toBe(courses.length);
  const portraits = new Map(courses.map(({ course }) => [course.instructor.name, course.instructor.portrait]));
  expect([...portraits].filter(([, portrait]) => !portrait)).toEqual([]);
  expect(new Set([...portraits.values()].map((portrait) => JSON.stringify(portrait))).size).toBe(portraits.size);
});

const invalid = [
  ['cover: hue: Invalid option: expected one of "plan"', { hue: 'red', shapes: [{ d: 'M0 0H9Z' }] }],
  ['cover: shapes[1].d must be the data of an SVG path', { hue: 'plan', shapes: [{ d: 'M0 0H9"/><script>' }] }],
  ['cover: the drawing has more than 4096 bytes as SVG', { hue: 'plan', shapes: [{ d: `M0 0${'h1'.repeat(2000)}` }] }],
] as const;

test.each(invalid)('an author reads: %s', (sentence, cover) => {
  const { errors } = validateCourses([smallCourse((folder) => void Object.assign(folder, { cover }))]);
  expect(errors).toEqual([expect.stringContaining(`course small-course, ${sentence}`)]);
});

test('instructors of the same name with different portraits need different ids', () => {
  const portrait = { hue: 'plan' as const, shapes: [{ d: 'M1 2H3', stroke: 'ink' as const }] };
  const withInstructor = (id: string, instructor: object) =>
    smallCourse((folder) => {
      folder.id = folder.course.id = id;
      Object.assign(folder.course.instructor, instructor);
    });
  const errorsOf = (...folders: CourseFolder[]) => validateCourses(folders).errors;
  expect(errorsOf(withInstructor('one', {}), withInstructor('two', { portrait }))).toEqual([
    'courses one and two: both have an instructor "ada-berg", with different names or portraits; give one another id',
  ]);
  const own = { id: 'ada-berg-2', portrait };
  expect(errorsOf(withInstructor('one', {}), withInstructor('two', own), withInstructor('three', {}))).toEqual([]);
});
