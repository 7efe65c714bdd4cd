import { expect, test } from '@jest/globals';
import type { Question, Quiz } from '#contract/schemas/quiz.ts';
import {
  answerLines,
  isAnswered,
  isOutdated,
  moveItem,
  newAttempt,
  ofQuestions,
  optionForKey,
  orderOf,
  questionsOf,
  restoreAttempt,
  toggleOption,
  unanswered,
} from '#web/src/features/quiz/attempt.ts';
import { plainPrompt } from '#web/src/features/quiz/plain-prompt.ts';

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
  questionCount: 4,
  questions: [question('single'), question('multiple'), question('ordering'), question('text')],
};

test('a letter or a number chooses an option if there is one', () => {
  expect(optionForKey(question('single'), 'b')).toBe('option-b');
  expect(optionForKey(question('multiple'), '3')).toBe('option-c');
  expect(optionForKey(question('single'), 'd')).toBeUndefined();
  expect(optionForKey(question('single'), 'Enter')).toBeUndefined();
  expect(optionForKey(question('text'), 'a')).toBeUndefined();
});

test('a single choice replaces the last one, and multiple choices toggle', () => {
  expect(toggleOption(question('single'), 'option-a', 'option-b')).toBe('option-b');
  const two = toggleOption(question('multiple'), ['option-a'], 'option-c');
  expect(two).toEqual(['option-a', 'option-c']);
  expect(toggleOption(question('multiple'), two, 'option-a')).toEqual(['option-c']);
});

test('an item moves by one position and stops at the ends', () => {
  const order = orderOf(question('ordering'), undefined);
  expect(order).toEqual(['option-a', 'option-b', 'option-c']);
  expect(moveItem(order, 'option-a', 1)).toEqual(['option-b', 'option-a', 'option-c']);
  expect(moveItem(order, 'option-a', -1)).toEqual(order);
  expect(moveItem(order, 'option-c', 1)).toEqual(order);
});

test('the summary counts a question as answered only when it has an answer', () => {
  expect(isAnswered('  ')).toBe(false);
  expect(isAnswered([])).toBe(false);
  const attempt = { ...newAttempt(2), answers: { single: 'option-a', multiple: [], text: ' ' } };
  expect(unanswered(quiz, attempt).map(({ id }) => id)).toEqual(['multiple', 'ordering', 'text']);
});

test('answers are shown as text', () => {
  expect(answerLines(question('ordering'), ['option-b', 'option-a'])).toEqual(['Text b', 'Text a']);
  expect(answerLines(question('text'), 'remove')).toEqual(['remove']);
  expect(answerLines(question('single'), undefined)).toEqual([]);
});

test('a reload restores the answers, unless they were submitted elsewhere', () => {
  const stored = JSON.stringify({ ...newAttempt(2), index: 3, answers: { single: 'option-a' } });
  expect(restoreAttempt(stored, quiz)?.answers).toEqual({ single: 'option-a' });
  expect(restoreAttempt(stored, { ...quiz, nextAttempt: 3 })).toBeUndefined();
  expect(restoreAttempt('not json', quiz)).toBeUndefined();
  expect(restoreAttempt(null, quiz)).toBeUndefined();
});

test('an open attempt ends when another tab submits it, and a shown result does not', () => {
  const attempt = newAttempt(2);
  expect(isOutdated(attempt, quiz)).toBe(false);
  expect(isOutdated(attempt, { ...quiz, nextAttempt: 3 })).toBe(true);
  expect(isOutdated({ ...attempt, phase: 'result' }, { ...quiz, nextAttempt: 3 })).toBe(false);
});

test('a partial retake asks the offered questions, and ends when none are offered', () => {
  const offering = { ...quiz, partialRetake: { questionIds: ['multiple', 'text'], carried: 2 } };
  const partialRetake = { ...newAttempt(2, true), index: 1 };
  expect(questionsOf(offering, partialRetake).map(({ id }) => id)).toEqual(['multiple', 'text']);
  expect(questionsOf(offering, newAttempt(2))).toHaveLength(4);
  expect(restoreAttempt(JSON.stringify(partialRetake), offering)).toEqual(partialRetake);
  expect(restoreAttempt(JSON.stringify({ ...partialRetake, index: 2 }), offering)).toBeUndefined();
  expect(restoreAttempt(JSON.stringify(partialRetake), quiz)).toBeUndefined();
});

test('only answers to the questions of the attempt are sent', () => {
  expect(ofQuestions(quiz, { single: 'option-a', removed: 'option-b' })).toEqual({ single: 'option-a' });
});

test('a prompt appears in a list as plain text', () => {
  expect(plainPrompt('Choose **two**, see [this](https://example.com):\n\n```js\nx\n```')).toBe(
    'Choose two, see this: …',
  );
  expect(plainPrompt('_Never_ call `needs_deposit(4)` or __init__, __ever__')).toBe(
    'Never call needs_deposit(4) or init, ever',
  );
  expect(plainPrompt('What\'s in "reply" after `x = "a"`?')).toBe('What’s in “reply” after x = "a"?');
});
