import { existsSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { readCourses } from '#content/read-courses.ts';
import { ExplorableId } from '#contract/schemas/explore.ts';

const folder = 'web/src/features/explore';
const ids = ExplorableId.def.entries;

/** Maximum bytes of an explorable's script and styles, compressed, without what other pages load too. */
const maxBytes = 25 * 1024;

test.each(Object.keys(ids))('%s is at most 25 KB of script and styles', async (id) => {
  const { outputFiles } = await build({
    entryPoints: [`${folder}/${id}/${id}.tsx`],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'unused',
    external: ['react', 'react/*', 'react-dom', 'react-router-dom', 'lucide-react'],
  });
  const bytes = outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(maxBytes);
  expect(outputFiles.map(({ text }) => text).join()).not.toContain('ZodMini');
});

test('every explorable has a folder of its own and a lesson that shows it', async () => {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual(Object.keys(ids).sort());
  const courses = await readCourses();
  const shown = courses.flatMap(({ course }) =>
    course.sections.flatMap(({ lectures }) =>
      lectures.flatMap((lecture) => (lecture.contentType === 'explore' ? [lecture.explorable] : [])),
    ),
  );
  expect([...new Set(shown)].sort()).toEqual(Object.keys(ids).sort());
  for (const id of Object.keys(ids)) expect(existsSync(`test/contract/rules/explore/${id}.test.ts`)).toBe(true);
});
