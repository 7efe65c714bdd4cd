import { expect, test } from '@jest/globals';
import {
  addedRange,
  answerWords,
  chunkedText,
  chunkingStart,
  cutText,
  isWhole,
  overlapRange,
  sizeRange,
  storageFactor,
} from '#contract/rules/explore/chunking.ts';
import { isSolved } from '#contract/rules/explore/is-solved.ts';

const all = ({ min, max, step }: { min: number; max: number; step: number }): number[] =>
  Array.from({ length: (max - min) / step + 1 }, (_, index) => min + index * step);

test('chunks cover the text, repeat the overlap, and count the words of the answer', () => {
  for (const size of all(sizeRange))
    for (const overlap of all(overlapRange))
      for (const added of [0, 7, 20]) {
        const state = { size, overlap, added };
        const { words, start, end } = chunkedText(state);
        const chunks = cutText(state);
        const covered = new Set(chunks.flatMap((chunk) => all({ min: chunk.start, max: chunk.end - 1, step: 1 })));
        expect(covered.size).toBe(words.length);
        for (const [index, chunk] of chunks.entries()) {
          expect(chunk.end - chunk.start).toBeLessThanOrEqual(size);
          const positions = all({ min: chunk.start, max: chunk.end - 1, step: 1 });
          expect(chunk.answered).toBe(positions.filter((position) => position >= start && position < end).length);
          const next = chunks[index + 1];
          if (next) expect(chunk.end - next.start).toBe(Math.min(overlap, size - 2));
        }
      }
});

test('the answer is at its stated position, whatever is added above', () => {
  for (const added of all(addedRange)) {
    const { words, start, end } = chunkedText({ added });
    expect(words.slice(start, end)).toEqual(answerWords);
    expect(words).toHaveLength(105 + added);
  }
});

test('the answer is whole at first, and cut after one more word', () => {
  expect(cutText(chunkingStart).some(isWhole)).toBe(true);
  expect(cutText({ ...chunkingStart, added: 1 }).some(isWhole)).toBe(false);
});

test('an overlap of 16 words keeps the answer whole in every longer chunk', () => {
  for (const size of all(sizeRange).filter((each) => each > 18))
    for (const added of all(addedRange)) expect(cutText({ size, overlap: 16, added }).some(isWhole)).toBe(true);
});

test('storage is the sum of all chunks in words of the text', () => {
  expect(storageFactor({ size: 26, overlap: 0, added: 0 })).toBe(1);
  // Chunks begin at 0, 10, …, 90 of 105 words: nine of 20 words, and the last one of 15.
  expect(storageFactor({ size: 20, overlap: 10, added: 0 })).toBeCloseTo((9 * 20 + 15) / 105, 12);
});

test('the task needs overlap', () => {
  const solutions = all(sizeRange).flatMap((size) =>
    all(overlapRange)
      .filter((overlap) => isSolved({ explorable: 'chunking', size, overlap, added: 0 }))
      .map((overlap) => [size, overlap]),
  );
  expect(solutions).toEqual([
    [30, 16],
    [32, 16],
    [34, 16],
    [34, 18],
  ]);
});
