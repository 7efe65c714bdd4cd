import { expect, test } from '@jest/globals';
import { requireCompressible } from '#web/bundling/python-files.ts';

test('the build refuses an interpreter that CloudFront would not compress', () => {
  expect(() => requireCompressible('pyodide.asm.wasm', 10_000_000)).not.toThrow();
  expect(() => requireCompressible('pyodide.asm.wasm', 10_000_001)).toThrow('pyodide.asm.wasm: 10000001 bytes');
});
