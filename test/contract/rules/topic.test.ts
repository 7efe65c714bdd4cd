import { expect, test } from '@jest/globals';
import { isTopic, topicLabel, topicWords } from '#contract/rules/topic.ts';

test('a topic is shown as words, with abbreviations in capitals', () => {
  const topics = ['bees', 'machine-learning', 'generative-ai', 'responsible-ai', 'sql-for-analysts', 'airports'];
  expect(topics.map(topicLabel)).toEqual([
    'Bees',
    'Machine learning',
    'Generative AI',
    'Responsible AI',
    'SQL for analysts',
    'Airports',
  ]);
  expect(topicWords('generative-ai')).toBe('generative AI');
});

test.each(['', 'Bees', 'bees-', '-bees', 'bees--honey', 'a b', '<b>', '__proto__', 'x'.repeat(41)])(
  '%p is not a topic',
  (text) => {
    expect(isTopic(text)).toBe(false);
  },
);
