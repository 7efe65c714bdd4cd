import { expect, test } from '@jest/globals';
import { splitAtBestSentence, standsAlone, stemsToMark } from '#web/src/features/assistant/best-sentence.ts';
import type { Passage } from '#web/src/features/assistant/exchange.ts';

const passage = (...texts: string[]): Passage => ({ source: { kind: 'page', path: '/faq', title: 'FAQ' }, texts });

const spoken =
  'Third, the format. Here is the new answer. The fourth part is examples. When an answer disappoints, a part is ' +
  'missing. It did something else.';
const question = 'What should I ask when an answer disappoints?';

test('the sentence that says what a question asks leads its passage', () => {
  expect(splitAtBestSentence(question, passage(spoken))).toEqual({
    before: 'Third, the format. Here is the new answer. The fourth part is examples.',
    sentence: 'When an answer disappoints, a part is missing.',
    after: 'It did something else.',
  });
});

test('a sentence that refers to the one before it brings that one along', () => {
  const text = 'A model can help. Ask it for one change.\nThen disappointing answers are rare.';
  expect(splitAtBestSentence(question, passage(text))).toEqual({
    before: 'A model can help.',
    sentence: 'Ask it for one change. Then disappointing answers are rare.',
    after: '',
  });
  const list = '- Ask it for one change.\n- Then disappointing answers are rare.';
  expect(splitAtBestSentence(question, passage(list))?.sentence).toBe('Then disappointing answers are rare.');
});

test('a dangling pronoun, a question or narration leads only where nothing else does', () => {
  const leads = (text: string) => splitAtBestSentence('When does an answer disappoint?', passage(text))?.sentence;
  expect(leads('It disappoints. An answer that disappoints lacks a part.')).toBe(
    'An answer that disappoints lacks a part.',
  );
  expect(leads('When does an answer disappoint? An answer disappoints without a part.')).toBe(
    'An answer disappoints without a part.',
  );
  expect(leads('The first answer was disappointing. An answer disappoints without a part.')).toBe(
    'An answer disappoints without a part.',
  );
  expect(leads('It disappoints.')).toBe('It disappoints.');
});

test('an item of a list leads without its marker, and strong text stays whole', () => {
  const list = 'The parts:\n- **Task:** one verb.\n- **Context:** who reads it.\n**Not all. Never** more.';
  expect(splitAtBestSentence('Which context does a prompt need?', passage(list))).toEqual({
    before: 'The parts:\n- **Task:** one verb.',
    sentence: 'Context: who reads it.',
    after: '**Not all. Never** more.',
  });
  expect(splitAtBestSentence('Are they all needed?', { ...passage(list), focus: list.indexOf('**Not') })).toEqual({
    before: 'The parts:\n- **Task:** one verb.\n- **Context:** who reads it.',
    sentence: 'Not all.',
    after: 'Never more.',
  });
});

test('without a shared word, the sentence at the focus leads', () => {
  const focus = spoken.indexOf('The fourth');
  expect(splitAtBestSentence('Why?', { ...passage(spoken), focus })?.sentence).toBe('The fourth part is examples.');
});

test('a program or a table has no sentence to lead with', () => {
  expect(splitAtBestSentence('How do I print?', passage('```\nprint(1)\n```'))).toBeUndefined();
  expect(splitAtBestSentence('What does it cost?', passage('| Plan | Price |\n| - | - |\n| A | 1 |'))).toBeUndefined();
});

test('words that name the subject and are not in every passage are marked', () => {
  expect([...stemsToMark(question, [passage(spoken), passage('One possible answer.')])]).toEqual(['disappoint']);
  const prices = [passage('DraftEmail costs $97.'), passage('DraftEmail writes email.')];
  expect([...stemsToMark('What does DraftEmail cost?', prices)]).toEqual(['cost']);
  expect([...stemsToMark('What does DraftEmail cost?', prices.slice(0, 1))]).toEqual(['draftemail', 'cost']);
});

test('an introduction does not stand alone, and neither does a fragment', () => {
  const says = (text: string) => standsAlone(question, passage(text));
  expect(says('One possible answer to the question is this one:\n```\nWrite to Ana.\n```')).toBe(false);
  expect(says('Ask for the format.')).toBe(false);
  expect(says('When an answer disappoints, a part is missing.')).toBe(true);
});
