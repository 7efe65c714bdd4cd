import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const folders = ['content', 'contract', 'docs', 'lambdas', 'lib', 'web'];

/** Quiz answers a learner may type, which may be spaced freely. */
const typed = /^\s*accepted: /;

test('a percent sign follows its number without a space', () => {
  const spaced = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.(md|tsx?|vtt)$/.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => /[\d}][ \u00a0\u202f]%/.test(line) && !typed.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(spaced).toEqual([]);
});
