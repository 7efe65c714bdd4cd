import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { editsOf, occurrences } from '#bin/mutants/mutant.ts';
import { allMutants } from '../mutants/all.ts';
import { sourceFiles } from '../support/source-files.ts';

const testFiles = sourceFiles(['local/test', 'test'], /\.test\.ts$/);

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
