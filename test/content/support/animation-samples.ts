import type { Animation } from '#content/media-studio/animations/animations.ts';
import type { ChancesAnimation } from '#content/media-studio/animations/chances.ts';
import type { ChunksAnimation } from '#content/media-studio/animations/chunks.ts';
import type { DotsAnimation } from '#content/media-studio/animations/dots.ts';
import type { LanesAnimation } from '#content/media-studio/animations/lanes.ts';
import type { RankingAnimation } from '#content/media-studio/animations/ranking.ts';
import type { TallyAnimation } from '#content/media-studio/animations/tally.ts';

export const chances: ChancesAnimation = {
  kind: 'chances',
  choices: ['cold', 'red'],
  rounds: [
    { text: 'The opposite of hot is', chances: [50, 50] },
    { chances: [90, 10], mark: 0, as: 'right' },
  ],
};
export const tally: TallyAnimation = {
  kind: 'tally',
  columns: ['damage', 'repair'],
  steps: [
    { add: 0, count: 3 },
    { add: 1, count: 4 },
    { add: 1, count: -1 },
    { merge: 1, into: 0 },
    { mark: 0, as: 'right' },
  ],
};
export const lanes: LanesAnimation = {
  kind: 'lanes',
  lanes: ['By hand', 'With a model'],
  unit: 'min',
  steps: [
    { lane: 0, amount: 15, text: 'write' },
    { lane: 1, amount: 10, as: 'look' },
    { lane: 1, amount: 5 },
  ],
};
export const dots: DotsAnimation = {
  kind: 'dots',
  groups: [
    { name: 'Real', count: 100 },
    { name: 'Generated', count: 50 },
  ],
  steps: [
    { show: 0 },
    { mark: 0, count: 9, as: 'wrong', note: 'accused' },
    { show: 1 },
    { mark: 0, count: 4, as: 'look', note: 'unclear' },
  ],
};

export const ranking: RankingAnimation = {
  kind: 'ranking',
  rows: ['late', 'cancel'],
  steps: [
    { ask: 'a refund' },
    { word: 'a', adds: [2, 1] },
    { word: 'refund', adds: [0, 3] },
    { sort: true },
    { adds: [0, -2] },
    { mark: 1, as: 'right' },
    { ask: 'a day' },
  ],
};
export const chunks: ChunksAnimation = {
  kind: 'chunks',
  paragraphs: [
    '# Late return',
    'A late bike costs one more day.',
    'Half an hour is free.',
    '# Damage',
    'Flat tires are free.',
  ],
  steps: [
    { show: true },
    { window: 6, overlap: 2 },
    { only: 1 },
    { structure: 12 },
    { mark: 'Half an hour', as: 'right' },
    { window: 5 },
    { only: 2 },
  ],
};
/** One animation of each kind that has no other test. */
export const samples: Animation[] = [
  chances,
  tally,
  lanes,
  dots,
  ranking,
  chunks,
  {
    kind: 'directions',
    questions: [
      { text: 'money back', vector: [1, 0.1] },
      { text: 'stolen', vector: [0.1, 1] },
    ],
    texts: [
      { text: 'cancel', vector: [0.9, 0] },
      { text: 'theft', vector: [0.2, 0.9] },
    ],
    steps: [{ ask: 0 }, { show: 0 }, { show: 1 }, { mark: 0, as: 'right' }, { ask: 1 }],
  },
  {
    kind: 'chat',
    names: { you: 'You', model: 'Assistant' },
    steps: [
      { by: 'you', text: 'Are you sure?' },
      { by: 'model', text: 'I apologize for the mistake.' },
      { mark: 1, words: 'I apologize', as: 'wrong', note: 'polite' },
    ],
  },
  { kind: 'denoise', prompt: 'Photo of a lighthouse', steps: [0, 0.5, 1] },
  {
    kind: 'map',
    axes: ['harder to check', 'costlier'],
    cards: [
      { text: 'a headline', at: [0.2, 0.3], group: 1 },
      { text: 'a dose', at: [0.8, 0.7] },
    ],
    steps: [
      { card: 0 },
      { card: 1 },
      {
        border: [
          [0, 0],
          [1, 1],
        ],
      },
      {
        region: [
          [0.5, 0.5],
          [1, 1],
        ],
        text: 'Leave',
        as: 'wrong',
      },
      { mark: 1, as: 'wrong' },
      { move: 0, to: [0.2, 0.8] },
    ],
  },
  {
    kind: 'tokens',
    parts: [
      { by: 'You', text: 'Sum this up .' },
      { by: 'They', text: 'Re|ject all others .' },
    ],
    steps: [{ part: 0 }, { part: 1 }, { join: true }, { mark: 'Re|ject all', as: 'wrong' }],
  },
];
