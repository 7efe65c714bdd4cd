import { expect, test } from '@jest/globals';
import { stem } from '#contract/rules/search/stem.ts';

test.each([
  ['hire', 'hiring', 'hired', 'hires'],
  ['tune', 'tuning', 'tuned', 'tunes'],
  ['evaluate', 'evaluation', 'evaluating', 'evaluator'],
  ['retrieve', 'retrieval', 'retrieved', 'retrieves', 'retrieving'],
  ['embedding', 'embeddings', 'embedded'],
  ['prompt', 'prompts', 'prompting'],
  ['policy', 'policies'],
  ['class', 'classes'],
  ['call', 'calling', 'called', 'calls'],
  ['run', 'running', 'runs'],
  ['anonymous', 'anonymize', 'anonymization'],
  ['bias', 'biased', 'biases'],
])('%s and its other forms have one stem', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test.each([
  ['general', 'generous'],
  ['general', 'genius'],
  ['tired', 'tires'],
  ['news', 'new'],
  ['policy', 'police'],
  ['communism', 'community'],
])('%s and %s stay apart', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('codes, short words and other scripts stay unchanged', () => {
  expect(['e17', 'ai', 'שלום', 'utf8'].map(stem)).toEqual(['e17', 'ai', 'שלום', 'utf8']);
});
