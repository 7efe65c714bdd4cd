import { expect, test } from '@jest/globals';
import type { Question, Quiz } from '../../contract/schemas/quiz.ts';
import {
  afterPress,
  answerLines,
  isAnswered,
  moved,
  newAttempt,
  optionOfKey,
  orderOf,
  restoreAttempt,
  unanswered,
} from '../../web/src/features/quiz/attempt.ts';
import { plainPrompt } from '../../web/src/features/quiz/plain-prompt.ts';

const options = ['a', 'b', 'c'].map((id) => ({ id: `option-${id}`, text: `Text ${id}` }));
const question = (kind: Question['kind']): Question => ({
  id: kind,
  kind,
  prompt: 'Why?',
  options: kind === 'text' ? [] : options,
});
const quiz: Quiz = {
  id: 'check',
  title: 'Check',
  lectureId: 'check-lecture',
  passMark: 70,
  attemptsAllowed: 3,
  attemptsUsed: 1,
  nextAttempt: 2,
  questions: [question('single'), question('multiple'), question('ordering'), question('text')],
};

test('a letter or a number chooses an option where there is one to choose', () => {
  expect(optionOfKey(question('single'), 'b')).toBe('option-b');
  expect(optionOfKey(question('multiple'), '3')).toBe('option-c');
  expect(optionOfKey(question('single'), 'd')).toBeUndefined();
  expect(optionOfKey(question('single'), 'Enter')).toBeUndefined();
  expect(optionOfKey(question('text'), 'a')).toBeUndefined();
});

test('one answer replaces the other; several are switched on and off', () => {
  expect(afterPress(question('single'), 'option-a', 'option-b')).toBe('option-b');
  const two = afterPress(question('multiple'), ['option-a'], 'option-c');
  expect(two).toEqual(['option-a', 'option-c']);
  expect(afterPress(question('multiple'), two, 'option-a')).toEqual(['option-c']);
});

test('an item moves by one place and stops at the ends', () => {
  const order = orderOf(question('ordering'), undefined);
  expect(order).toEqual(['option-a', 'option-b', 'option-c']);
  expect(moved(order, 'option-a', 1)).toEqual(['option-b', 'option-a', 'option-c']);
  expect(moved(order, 'option-a', -1)).toEqual(order);
  expect(moved(order, 'option-c', 1)).toEqual(order);
});

test('the summary counts a question as answered only when something was said', () => {
  expect(isAnswered('  ')).toBe(false);
  expect(isAnswered([])).toBe(false);
  const attempt = { ...newAttempt(2), answers: { single: 'option-a', multiple: [], text: ' ' } };
  expect(unanswered(quiz, attempt).map(({ id }) => id)).toEqual(['multiple', 'ordering', 'text']);
});

test('answers are shown in words', () => {
  expect(answerLines(question('ordering'), ['option-b', 'option-a'])).toEqual(['Text b', 'Text a']);
  expect(answerLines(question('text'), 'remove')).toEqual(['remove']);
  expect(answerLines(question('single'), undefined)).toEqual([]);
});

test('a reload brings the answers back, unless the attempt was submitted elsewhere meanwhile', () => {
  const kept = JSON.stringify({ ...newAttempt(2), index: 3, answers: { single: 'option-a' } });
  expect(restoreAttempt(kept, quiz)?.answers).toEqual({ single: 'option-a' });
  expect(restoreAttempt(kept, { ...quiz, nextAttempt: 3 })).toBeUndefined();
  expect(restoreAttempt('not json', quiz)).toBeUndefined();
  expect(restoreAttempt(null, quiz)).toBeUndefined();
});

test('a prompt stands in a list as plain words', () => {
  expect(plainPrompt('Choose **two**, see [this](https://example.com):\n\n```js\nx\n```')).toBe(
    'Choose two, see this: …',
  );
});
