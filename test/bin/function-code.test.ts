import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { createFunctionCode } from '#bin/dev/function-code.ts';

const code = createFunctionCode();

test('a function is bundled at its first request, then only after a source change', async () => {
  const first = await code.directoryOf('get-health');
  expect(existsSync(`${first}/index.mjs`)).toBe(true);
  expect(existsSync(`${first}/index.mjs.map`)).toBe(true);
  expect(code.invalidate(resolve('lambdas/notes/save-note.ts'))).toEqual([]);
  expect(await code.directoryOf('get-health')).toBe(first);
  expect(code.invalidate(resolve('lambdas/site/get-health.ts'))).toEqual(['get-health']);
  expect(await code.directoryOf('get-health')).not.toBe(first);
});

test('requests that arrive while a function is being bundled share the bundle', async () => {
  code.invalidate(resolve('lambdas/site/get-health.ts'));
  const [one, other] = await Promise.all([code.directoryOf('get-health'), code.directoryOf('get-health')]);
  expect(one).toBe(other);
});
