import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parseSync } from '@swc/core';
import { hostileTexts, processorMs } from '../support/hostile-text.ts';
import { sourceFiles } from '../support/source-files.ts';

const folders = ['contract', 'lambdas', 'lib/edge', 'local', 'web/src'];

interface Found {
  file: string;
  pattern: RegExp;
}

const literalsIn = (node: unknown, file: string): Found[] => {
  if (node === null || typeof node !== 'object') return [];
  const { type, pattern, flags } = node as { type?: string; pattern?: string; flags?: string };
  // Drops `g` and `y`, which keep a position between calls.
  if (type === 'RegExpLiteral') return [{ file, pattern: new RegExp(pattern ?? '', flags?.replace(/[gy]/g, '')) }];
  return Object.values(node).flatMap((member) => literalsIn(member, file));
};

const patterns = sourceFiles(folders, /\.tsx?$/).flatMap((file) => {
  const tree = parseSync(readFileSync(file, 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('.tsx'),
    target: 'es2022',
  });
  return literalsIn(tree, file);
});

/** Literal characters of a pattern, such as the word a match begins with. */
const wordsOf = ({ source }: RegExp): string[] => source.replace(/\\[a-zA-Z]|[^\w<!-]/g, ' ').match(/\S+/g) ?? [];

/** Runs a pattern over a whole text, as `replaceAll` and `matchAll` would. */
const runOver = (pattern: RegExp, text: string, limitMs: number): number => {
  const global = new RegExp(pattern.source, `${pattern.flags}g`);
  return processorMs(() => void text.replace(global, ''), limitMs);
};

/** Text lengths: a short one to find suspects, and a full request body. */
const [small, full] = [2_048, 65_536];
/** A linear pattern needs about 10 ms for a full body, a quadratic one several seconds. */
const [suspicious, limit] = [2, 1_000];

const isSlow = ({ pattern }: Found): boolean =>
  hostileTexts(wordsOf(pattern)).some(
    (textOf) =>
      runOver(pattern, textOf(small), suspicious) > suspicious && runOver(pattern, textOf(full), limit) > limit,
  );

test('every pattern runs in linear time on a full request body', () => {
  expect(patterns.length).toBeGreaterThan(100);
  const slow = patterns.filter(isSlow).map(({ file, pattern }) => `${file}: ${pattern}`);
  expect(slow).toEqual([]);
}, 300_000);
