import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { type NewCourse, scaffold } from '#bin/new-course/scaffold.ts';
import { loadCourses } from '#content/load.ts';
import { validateCourses } from '#content/validate.ts';
import { runCommandLine } from '#test/support/command-line.ts';

let directory: string;
beforeAll(() => {
  mkdirSync('build', { recursive: true });
  // Below the repository, because course files import `#content/define.ts`.
  directory = mkdtempSync('build/new-courses-');
});
afterAll(() => rmSync(directory, { recursive: true }));

const create = (course: NewCourse): void => {
  for (const [path, text] of scaffold(course)) {
    const file = join(directory, course.id, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

test('a new course of either kind passes validation, whatever its title', async () => {
  const texts = ["Don't", '"Bees"', `"Don't"`, '\\', '`$\u007bx}`', ...fc.sample(fc.string({ unit: 'grapheme' }), 40)];
  const titles = texts.map((text) => text.replace(/[\n\r\u2028\u2029]/g, ' ').trim() || 'Bees');
  titles.forEach((title, index) => {
    const kind = index % 2 ? 'drip' : 'standard';
    create({ id: `course-${index}`, title, kind, today: '2026-11-23' });
  });
  const { courses, errors } = validateCourses(await loadCourses(directory));
  expect(errors).toEqual([]);
  expect(courses.map(({ course }) => course.title).sort()).toEqual([...titles].sort());
  expect(new Set(courses.map(({ course }) => course.kind))).toEqual(new Set(['standard', 'drip']));
});

test.each([
  ['Keep-Bees', 'A title', /lowercase words with hyphens/],
  ['../bees', 'A title', /lowercase words with hyphens/],
  ['certificates', 'A title', /is a path of the API/],
  ['writing-email-with-ai', 'A title', /already exists, and nothing was changed/],
  ['keep-bees', 'x'.repeat(121), /at most 120 characters/],
  ['keep-bees', '  ', /^Usage: npm run new-course/],
])(
  'the id %s or the title that comes with it is refused in one line',
  (id, title, message) => {
    const { status, lines } = runCommandLine(['new-course', '--id', id, '--title', title]);
    expect(lines).toEqual([expect.stringMatching(message)]);
    expect(status).toBe(1);
  },
  60_000,
);
