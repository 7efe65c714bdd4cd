import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/** Maximum characters of a test title, so that a failure reads in one line. */
const limit = 80;

/** The literal title in `test('…'` and in `test.each(…)('…'`. */
const title =
  /(?:\btest(?:\.\w+)?|\))\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`([^`\n]*)`),\s*(?:async )?\(/g;

const titlesIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(title)].map(([, ...quoted]) => quoted.find((text) => text) ?? '');

test(`no test title is longer than ${limit} characters`, () => {
  const titles = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .flatMap((file) => titlesIn(join('test', file)).map((text) => ({ file, text })));
  expect(titles.length).toBeGreaterThan(900);
  expect(titles.filter(({ text }) => text.replace(/\\(.)/g, '$1').length > limit)).toEqual([]);
});
