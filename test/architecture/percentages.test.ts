import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { sourceFiles } from '../support/source-files.ts';

const folders = ['content', 'contract', 'docs', 'lambdas', 'lib', 'web'];

/** Quiz answers a learner may type, which may be spaced freely. */
const typed = /^\s*accepted: /;

test('a percent sign follows its number without a space', () => {
  const spaced = sourceFiles(folders, /\.(md|tsx?|vtt)$/).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /[\d}][ \u00a0\u202f]%/.test(line) && !typed.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(spaced).toEqual([]);
});
