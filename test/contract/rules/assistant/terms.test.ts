import { expect, test } from '@jest/globals';
import { isOrdinary } from '#contract/rules/assistant/ordinary-words.ts';
import { relatedTerms } from '#contract/rules/assistant/related-terms.ts';
import { questionWords, termsOf } from '#contract/rules/assistant/terms.ts';

const termOf = (word: string): string => termsOf(word)[0] ?? '';

test.each([
  ['reader', 'reading'],
  ['writer', 'writing'],
  ['longer', 'long'],
  ['larger', 'large'],
  ['agreement', 'agree'],
  ['cost', 'price'],
])('a question about %s finds a text about %s, and the other way round', (one, other) => {
  expect(relatedTerms(termOf(one))).toContain(termOf(other));
  expect(relatedTerms(termOf(other))).toContain(termOf(one));
});

test.each(['general', 'probably', 'write', 'user'])('%s is not related to itself', (word) => {
  expect(relatedTerms(termOf(word))).not.toContain(termOf(word));
});

test.each(['probability', 'severity', 'generalization', 'relevance', 'similarity', 'different'])(
  '%s is a subject, although words that phrase questions begin like it',
  (word) => {
    expect(isOrdinary(termOf(word))).toBe(false);
    expect(questionWords.has(termOf(word))).toBe(false);
  },
);
