import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { loadCourses } from '#content/load.ts';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'courses-'));
});
afterEach(() => rm(directory, { recursive: true }));

const write = async (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
};

test('folders load in order of their names, with their exports and other files', async () => {
  await write({
    'b/course.ts': `import { title } from '../shared.ts';\nexport const course = { title };`,
    'shared.ts': `export const title: string = 'B';`,
    'b/lectures/one.md': 'Text',
    'a/course.ts': `export const course = { title: 'A' };`,
    'a/quizzes.ts': `export const quizzes = [];`,
  });
  const folders = await loadCourses(directory);
  expect(folders.map(({ id, course, quizzes }) => ({ id, course, quizzes }))).toEqual([
    { id: 'a', course: { title: 'A' }, quizzes: [] },
    { id: 'b', course: { title: 'B' }, quizzes: undefined },
  ]);
  expect(folders[1]?.files.get('lectures/one.md')?.toString()).toBe('Text');
});

test('a file that does not compile costs only its own course and reports the line', async () => {
  await write({
    'a/course.ts': `export const course = {\n  title: 'A'\n  price: 1,\n};`,
    'b/course.ts': `export const course = { title: 'B' };`,
    'c/course.ts': `export const course = undefinedThing;`,
  });
  const [a, b, c] = await loadCourses(directory);
  expect(a?.errors).toEqual(['course.ts, line 3: Expected "}" but found "price"']);
  expect(b).toMatchObject({ errors: [], course: { title: 'B' } });
  expect(c?.errors).toEqual(['course.ts, undefinedThing is not defined']);
});

test('a recording that was left in the folder is named and not read into memory', async () => {
  await write({
    'a/course.ts': `export const course = { title: 'A' };`,
    'a/media/raw.mov': '',
    'a/lectures/one.md': 'T',
  });
  // A hole of 6 GB: it takes no space on the disk.
  await truncate(join(directory, 'a/media/raw.mov'), 6 * 1024 ** 3);
  const [a] = await loadCourses(directory);
  expect(a?.errors).toEqual([
    'media/raw.mov has 6144 MB; files other than .mp4 have at most 20 MB, so keep recordings elsewhere',
  ]);
  expect([...(a?.files.keys() ?? [])]).toEqual(['lectures/one.md']);
});
