import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { editsOf, occurrences } from '../../bin/mutants/mutant.ts';
import { allMutants } from '../mutants/all.ts';

const testFiles = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => join('test', file));

test.each(allMutants)('the mutant $id applies in exactly one place', (mutant) => {
  for (const { file, find, replace } of editsOf(mutant)) {
    const count = existsSync(file) ? occurrences(readFileSync(file, 'utf8'), find) : 0;
    expect({ file, find, count }).toEqual({ file, find, count: 1 });
    expect(replace).not.toBe(find);
  }
});

test.each(allMutants)('the mutant $id names existing tests', ({ tests }) => {
  for (const part of tests) expect(testFiles.filter((file) => file.includes(part))).not.toEqual([]);
});

test('every mutant has a unique id', () => {
  const ids = allMutants.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
