import { expect, test } from '@jest/globals';
import { verifyClaim } from '#contract/rules/assistant/verify-claim.ts';

const passages = [
  'What an agent is, and is not\nAn agent is a model in a loop. It chooses the next step, and your code carries it out.',
  'Retry a call only when a repeat is harmless.\n- A good error says what was expected.\n- Do not ask for five versions.',
  'Four limits are enforced by code: steps, tokens, time, and identical calls. After 20 questions the run stops.',
  'The model cannot run anything: your code checks the call and runs the tool. A missing tool ends the run.',
  'What I do not hand over. Start with costly and hard to check.',
  'Kites fly in wind. The harbor opens at noon. Bakers sell warm bread. Nurses count pills at night.',
];

const isSupported = (claim: string): boolean => verifyClaim(claim, passages) !== undefined;

test.each([
  ['says what its source says', 'An agent is a model in a loop [1].'],
  ['says it in another order', 'In a loop, a model is an agent [1].'],
  ['writes a number as a figure', 'Code enforces 4 limits: steps, tokens, time, and identical calls [3].'],
  ['says one item of a list', 'A good error says what was expected [2].'],
  ['joins a statement and a denial', 'Your code checks the call, and the model cannot run anything [4].'],
  ['joins sentences of two sources', 'An agent is a model in a loop, and a missing tool ends the run [1, 4].'],
])('a sentence that %s is supported', (_, claim) => {
  expect(isSupported(claim)).toBe(true);
});

test.each([
  ['denies what its source says', 'An agent is not a model in a loop [1].'],
  ['denies an item of a list whose neighbor is a denial', 'A good error says what was not expected [2].'],
  ['says what its source denies', 'Ask for five versions [2].'],
  ['says in one part what its source denies', 'The model runs anything: your code checks the call [4].'],
  ['says in a part of one word what its source denies', 'I do hand over: Start with costly and hard to check [5].'],
  ['changes a number written as a word', 'Seven limits are enforced by code [3].'],
  ['takes a number from another sentence', 'Five limits are enforced by code: steps, tokens and time [2, 3].'],
  ['changes a figure', 'After 30 questions the run stops [3].'],
  [
    'collects its words from all over a source',
    'Nurses fly warm kites at noon while bakers count pills in the harbor [6].',
  ],
  ['cites a source that does not say it', 'An agent is a model in a loop [3].'],
  ['cites nothing', 'An agent is a model in a loop.'],
])('a sentence that %s is not supported', (_, claim) => {
  expect(isSupported(claim)).toBe(false);
});
