import { expect, test } from '@jest/globals';
import { sourceFiles } from '../support/source-files.ts';
import { titlesIn } from '../support/test-titles.ts';

/** Maximum characters of a test title, so that a failure reads in one line. */
const limit = 80;

test(`no test title is longer than ${limit} characters`, () => {
  const titles = sourceFiles(['local/test', 'test'], /\.test\.ts$/).flatMap((file) =>
    titlesIn(file).map((text) => ({ file, text })),
  );
  expect(titles.length).toBeGreaterThan(900);
  expect(titles.filter(({ text }) => text.length > limit)).toEqual([]);
});
