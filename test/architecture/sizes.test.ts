import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/** Maximum lines of a source file; a longer one does more than one job. */
const limit = 250;

const folders = ['bin', 'contract', 'lambdas', 'lib', 'local', 'web', 'test'];
/** Copy and facts, which may be as long as necessary. */
const exempt = /^web\/src\/marketing\/(facts|legal)\//;

test(`no source file is longer than ${limit} lines`, () => {
  const long = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !exempt.test(file) && !file.includes('node_modules'))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length }))
    .filter(({ lines }) => lines > limit);
  expect(long).toEqual([]);
});
