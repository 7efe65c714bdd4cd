import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type Animation,
  animationKinds,
  animationSteps,
  drawAnimation,
} from '#content/media-studio/animations/animations.ts';
import { chancesAt } from '#content/media-studio/animations/chances.ts';
import { cutBy } from '#content/media-studio/animations/chunks.ts';
import { lighthouseAt } from '#content/media-studio/animations/denoise.ts';
import { columnsFor, marksOf } from '#content/media-studio/animations/dots.ts';
import { amountOf, laneTotals } from '#content/media-studio/animations/lanes.ts';
import { placesAt, scoresAt } from '#content/media-studio/animations/ranking.ts';
import { tallyAfter } from '#content/media-studio/animations/tally.ts';
import { piecesOf } from '#content/media-studio/animations/tokens.ts';
import { tagHeight, tagShifts } from '#content/media-studio/animations/vectors.ts';
import { widthOf } from '#content/media-studio/drawing/lettering.ts';
import { paletteOf } from '#content/media-studio/drawing/palette.ts';
import { chances, chunks, dots, lanes, ranking, samples, tally } from './support/animation-samples.ts';

const palette = paletteOf('plan');
const svgAt = (animation: Animation, played: number[]) => drawAnimation(animation, played, palette).svg;
const playedUpTo = (animation: Animation, count: number) =>
  animationSteps(animation).map((_, step) => (step < count ? 1 : 0));

test('there is a sample or a video for each kind of animation', () => {
  const inVideos = ['checklist', 'citation', 'next-word', 'overlap', 'pipeline', 'prompt', 'results', 'sort', 'table'];
  expect([...samples.map(({ kind }) => kind), ...inVideos].sort()).toEqual([...animationKinds].sort());
});

test.each(samples)('$kind changes with every step, and draws each instant the same every time', (animation) => {
  const count = animationSteps(animation).length;
  const states = Array.from({ length: count + 1 }, (_, step) => svgAt(animation, playedUpTo(animation, step)));
  states.slice(1).forEach((state, step) => {
    expect(state === states[step]).toBe(false);
  });
  const later = structuredClone(animation);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(count - 1), (share, step) => {
      const played = playedUpTo(animation, step).map((value, index) => (index === step ? share : value));
      expect(svgAt(later, played) === svgAt(animation, played)).toBe(true);
      expect(['NaN', 'Infinity', 'undefined'].filter((word) => svgAt(animation, played).includes(word))).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test('chances move from one round to the next', () => {
  expect(chancesAt(chances, [0, 0])).toEqual([0, 0]);
  expect(chancesAt(chances, [1, 0])).toEqual([50, 50]);
  expect(chancesAt(chances, [1, 1])).toEqual([90, 10]);
  const [cold = 0, red = 0] = chancesAt(chances, [1, 0.6]);
  expect(cold).toBeGreaterThan(50);
  expect(cold + red).toBeCloseTo(100);
});

test('a tally begins without blocks', () => {
  expect(tallyAfter(tally, -2)).toEqual([0, 0]);
  const blocks = (steps: number) => svgAt(tally, playedUpTo(tally, steps)).match(/rx="14"/g)?.length ?? 0;
  expect([blocks(0), blocks(1)]).toEqual([0, 3]);
});

test('a tally adds, takes away, and joins columns', () => {
  expect(tally.steps.map((_, step) => tallyAfter(tally, step))).toEqual([
    [3, 0],
    [3, 4],
    [3, 3],
    [6, 0],
    [6, 0],
  ]);
});

test('lanes add up to their totals', () => {
  expect(laneTotals(lanes, [1, 1, 0])).toEqual([15, 10]);
  expect(laneTotals(lanes, [1, 1, 0.5])).toEqual([15, 12.5]);
  expect(laneTotals(lanes, [1, 1, 1])).toEqual([15, 15]);
});

test('totals group their thousands, and dollars have two decimals', () => {
  expect([1160, 200, 0.05].map((total) => amountOf(total, '$'))).toEqual(['$1,160.00', '$200.00', '$0.05']);
  expect([amountOf(7400.4, 'tokens'), amountOf(43, '%')]).toEqual(['7,400 tokens', '43%']);
});

test('windows repeat their overlap, and the last chunk ends with the text', () => {
  expect(cutBy(chunks, { window: 6, overlap: 2 })).toEqual([
    { from: 0, to: 6 },
    { from: 4, to: 10 },
    { from: 8, to: 14 },
    { from: 12, to: 18 },
    { from: 16, to: 19 },
  ]);
  expect(cutBy(chunks, { only: 1 })).toBeUndefined();
});

test('short paragraphs are joined up to the limit, never across a heading', () => {
  expect(cutBy(chunks, { structure: 12 })).toEqual([
    { from: 2, to: 14 },
    { from: 15, to: 19 },
  ]);
  expect(cutBy(chunks, { structure: 11 })).toEqual([
    { from: 2, to: 9 },
    { from: 9, to: 14 },
    { from: 15, to: 19 },
  ]);
});

test('a new question resets scores to zero, and rows change places only when sorted', () => {
  const after = (count: number) => playedUpTo(ranking, count);
  const totals = (count: number) => scoresAt(ranking, after(count)).map(({ total }) => total);
  expect([2, 3, 5, 7].map(totals)).toEqual([
    [2, 1],
    [2, 4],
    [2, 2],
    [0, 0],
  ]);
  expect([3, 4, 7].map((count) => placesAt(ranking, after(count)))).toEqual([
    [0, 1],
    [1, 0],
    [1, 0],
  ]);
});

test('six words of a question have six different colors', () => {
  const words = ['a', 'b', 'c', 'd', 'e', 'f'];
  const steps = [{ ask: words.join(' ') }, ...words.map((word) => ({ word, adds: [1] }))];
  const svg = svgAt({ kind: 'ranking', rows: ['late'], steps }, playedUpTo({ ...ranking, steps }, 7));
  const underlines = [...svg.matchAll(/height="12" rx="6" fill="(#\w+)"/g)].map(([, color]) => color);
  expect(underlines).toHaveLength(6);
  expect(new Set(underlines).size).toBe(6);
});

test('words that are swapped lose their mark, even inside the new ones', () => {
  const steps = [
    { mark: 0 as const, words: '3', as: 'look' as const },
    { swap: 0 as const, words: '3', by: 'int(3)' },
  ];
  const svg = svgAt({ kind: 'prompt', panels: [{ text: '3' }], steps }, [1, 1]);
  expect(svg).toContain(palette.right);
  expect(svg).not.toContain(palette.spot);
});

test('a new document in a pipeline removes the verdicts on the one before', () => {
  const verdictsWith = (last: { isNew?: true }) => {
    const steps = [{ at: 0 }, { at: 1, as: 'right' as const }, { at: 0, ...last }];
    const animation: Animation = { kind: 'pipeline', stations: ['Read', 'Save'], steps };
    return [2, 3].map((count) => svgAt(animation, playedUpTo(animation, count)).includes(`fill="${palette.right}"`));
  };
  expect(verdictsWith({})).toEqual([true, true]);
  expect(verdictsWith({ isNew: true })).toEqual([true, false]);
});

test('names of vectors that end at the same height are moved apart', () => {
  const tips = [100, 100, 400, 110].map((y) => ({ x: 0, y }));
  const tops = tagShifts(tips).map((shift, text) => (tips[text]?.y ?? 0) + shift);
  const sorted = [...tops].sort((one, other) => one - other);
  sorted.slice(1).forEach((top, index) => {
    expect(top - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(tagHeight);
  });
  expect(tops[2]).toBe(400);
});

test('each mark of a group of dots begins where the one before ends', () => {
  expect(marksOf(dots, 0).map(({ from, count }) => [from, count])).toEqual([
    [0, 9],
    [9, 4],
  ]);
  expect(marksOf(dots, 1)).toEqual([]);
});

test('a grid of dots has only full rows where a few columns less make that possible', () => {
  expect([columnsFor(100, 11), columnsFor(12, 3), columnsFor(1, 6), columnsFor(7, 4)]).toEqual([10, 3, 1, 4]);
});

test('a picture that emerges from noise is complete at its last step', () => {
  const clear = svgAt({ kind: 'denoise', prompt: 'A', steps: [1] }, [1]);
  const other = svgAt({ kind: 'denoise', prompt: 'A', steps: [0, 1] }, [1, 1]);
  const cells = (svg: string) => svg.slice(svg.indexOf('<rect x="90" y="220"'));
  expect(cells(other) === cells(clear)).toBe(true);
  expect(lighthouseAt(0.24, 0.5)).not.toEqual(lighthouseAt(0.7, 0.3));
});

test('words are cut into pieces at spaces and at marks', () => {
  expect(piecesOf('Re|ject all .')).toEqual(['Re', 'ject', 'all', '.']);
});

test('a character that a font does not have is reported', () => {
  expect(() => widthOf('miesiące', { face: 'text', size: 40 })).toThrow('The font has no character');
});
