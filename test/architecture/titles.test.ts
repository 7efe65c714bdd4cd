import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { sourceFiles } from '../support/source-files.ts';

/** Maximum characters of a test title, so that a failure reads in one line. */
const limit = 80;

/** The literal title in `test('…'` and in `test.each(…)('…'`. */
const title =
  /(?:\btest(?:\.\w+)?|\))\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`([^`\n]*)`),\s*(?:async )?\(/g;

const titlesIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(title)].map(([, ...quoted]) => quoted.find((text) => text) ?? '');

test(`no test title is longer than ${limit} characters`, () => {
  const titles = sourceFiles(['local/test', 'test'], /\.test\.ts$/).flatMap((file) =>
    titlesIn(file).map((text) => ({ file, text })),
  );
  expect(titles.length).toBeGreaterThan(900);
  expect(titles.filter(({ text }) => text.replace(/\\(.)/g, '$1').length > limit)).toEqual([]);
});
