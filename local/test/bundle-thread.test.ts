import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { bundleThread } from '#local/functions/bundle-thread.ts';

test('a thread file requested concurrently is complete for every request', async () => {
  const askAndRead = async () => readFile(await bundleThread('local/functions/runtime.ts'), 'utf8');
  const [first, ...others] = await Promise.all(Array.from({ length: 8 }, askAndRead));
  expect(first).toContain('parentPort');
  expect(new Set(others)).toEqual(new Set([first]));
});
