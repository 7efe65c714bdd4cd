import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { sourceFiles } from '../support/source-files.ts';

/** Maximum lines of a source file; a longer one does more than one job. */
const limit = 250;

const folders = ['bin', 'contract', 'lambdas', 'lib', 'local', 'web', 'test'];
/** Copy and facts, which may be as long as necessary. */
const exempt = /^web\/src\/marketing\/(facts|legal)\//;

test(`no source file is longer than ${limit} lines`, () => {
  const long = sourceFiles(folders, /\.(tsx?|mjs|css)$/)
    .filter((file) => !exempt.test(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length }))
    .filter(({ lines }) => lines > limit);
  expect(long).toEqual([]);
});
