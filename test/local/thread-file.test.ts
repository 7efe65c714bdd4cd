import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { threadFile } from '../../local/thread-file.ts';

test('a thread file that several ask for at the same time is there for each of them, whole', async () => {
  const askAndRead = async () => readFile(await threadFile('local/functions/runtime.ts'), 'utf8');
  const [first, ...others] = await Promise.all(Array.from({ length: 8 }, askAndRead));
  expect(first).toContain('parentPort');
  expect(new Set(others)).toEqual(new Set([first]));
});
