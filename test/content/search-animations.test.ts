import { expect, test } from '@jest/globals';
import { type Animation, animationSteps, drawAnimation } from '#content/media-studio/animations/animations.ts';
import { type CitationAnimation, citationOf } from '#content/media-studio/animations/citation.ts';
import { type ResultsAnimation, slotsAt } from '#content/media-studio/animations/results.ts';
import { paletteOf } from '#content/media-studio/drawing/palette.ts';

const citation: CitationAnimation = {
  kind: 'citation',
  sentences: ['Refunds end 24 hours before. [cancel]', 'Bring your receipt. [receipts]', 'It is free.'],
  sources: [{ id: 'cancel', text: 'You can cancel up to 48 hours before pickup.' }],
  steps: [
    { source: 0 },
    { write: 0 },
    { point: 0, to: 0, as: 'right' },
    { mark: 0, words: '24', source: 0, against: '48', as: 'wrong' },
    { write: 1 },
    { point: 1, as: 'wrong' },
    { write: 2 },
    { mark: 2, words: 'free', as: 'wrong' },
  ],
};
const found = ['waiver', 'late', 'cancel'];
const results: ResultsAnimation = {
  kind: 'results',
  lists: [
    { name: 'Search, then filter', found },
    { name: 'Filter, then search', found },
  ],
  steps: [
    { show: 0 },
    { show: 1 },
    { cut: 0, keep: 1 },
    { remove: [0, 'waiver'] },
    { remove: [1, 'waiver'], movesUp: true },
    { cut: 1, keep: 1 },
    { mark: [1, 'late'], as: 'right' },
    { score: 1, text: '[late]', as: 'right' },
  ],
};

/** How far each step of an animation has played: the first `count` completely, the next one to a share. */
const playedUpTo = (animation: Animation, count: number, share = 0) =>
  animationSteps(animation).map((_, step) => (step < count ? 1 : step === count ? share : 0));

test.each([citation, results])('$kind changes with every step and within it', (animation) => {
  const moments = animationSteps(animation).flatMap((_, step) =>
    [0, 0.8].map((share) => playedUpTo(animation, step, share)),
  );
  const pictures = moments.map((played) => drawAnimation(animation, played, paletteOf('plan')).svg);
  expect(new Set(pictures).size).toBe(moments.length);
  expect(pictures.filter((svg) => /NaN|Infinity|undefined/.test(svg))).toEqual([]);
});

/** Passages that are neither removed nor cut off, with their places. */
const kept = (list: number, steps: number) =>
  slotsAt(results, list, playedUpTo(results, steps))
    .filter(({ left, cut }) => left === 1 && cut === 0)
    .map(({ id, place }) => [id, place]);

test('a passage removed after the cut leaves its place empty', () => {
  expect(kept(0, 3)).toEqual([['waiver', 0]]);
  expect(kept(0, 4)).toEqual([]);
});

test('a passage removed before the cut lets the others move up', () => {
  const late = slotsAt(results, 1, playedUpTo(results, 4, 0.6)).find(({ id }) => id === 'late');
  expect(late?.place).toBeGreaterThan(0);
  expect(late?.place).toBeLessThan(1);
  expect(kept(1, 5)).toEqual([
    ['late', 0],
    ['cancel', 1],
  ]);
  expect(kept(1, 6)).toEqual([['late', 0]]);
});

test('a citation is the text in brackets at the end of a sentence', () => {
  expect(citation.sentences.map(citationOf)).toEqual(['[cancel]', '[receipts]', '']);
});
