import { expect, test } from '@jest/globals';
import type { AnswerKey } from '#contract/storage/quiz-rows.ts';
import { grade, isCorrect } from '#lambdas/quiz/grade.ts';

const key = (kind: AnswerKey['kind'], accepted: string[], questionId = 'q'): AnswerKey => ({
  questionId,
  kind,
  accepted,
  explanation: 'Because.',
});

test.each([
  ['Token', true],
  ['  a   token. ', true],
  ['A TOKEN', true],
  ['ａ token', true],
  ['tokens', false],
  ['', false],
])('the typed answer %j is correct: %s', (typed, isRight) => {
  expect(isCorrect(key('text', ['token', 'a token']), typed)).toBe(isRight);
});

test.each<[string[], boolean]>([
  [['a', 'b'], true],
  [['b', 'a'], true],
  [['a', 'b', 'a'], true],
  [['a'], false],
  [['a', 'b', 'c'], false],
  [[], false],
])('of several options to choose, %j is right: %s', (chosen, isRight) => {
  expect(isCorrect(key('multiple', ['b', 'a']), chosen)).toBe(isRight);
});

test.each<[string[], boolean]>([
  [['first', 'second', 'third'], true],
  [['second', 'first', 'third'], false],
  [['first', 'second'], false],
  [[], false],
])('the order %j is right: %s', (order, isRight) => {
  expect(isCorrect(key('ordering', ['first', 'second', 'third']), order)).toBe(isRight);
});

test.each<[string, boolean]>([
  ['1250', true],
  ['1,250', true],
  [' 1 250.00 ', true],
  ['1250.3', true],
  ['1,249.7', true],
  ['1250.31', false],
  ['-1250', false],
  ['1,25', false],
  ['1250 dollars', false],
  ['1e3', false],
  ['NaN', false],
  ['', false],
])('the number %j is within 0.3 of 1,250: %s', (typed, isRight) => {
  expect(isCorrect({ ...key('numeric', ['1250']), tolerance: 0.3 }, typed)).toBe(isRight);
});

test.each<[string, string]>([
  ['0,5', '0.5'],
  ['0,125', '0.125'],
  ['.5', '0.5'],
  ['−3', '-3'],
])('the number %j is read as %s', (typed, number) => {
  expect(isCorrect(key('numeric', [number]), typed)).toBe(true);
});

test('a missing answer, or one of another kind, is wrong', () => {
  expect(isCorrect(key('single', ['a']), undefined)).toBe(false);
  expect(isCorrect(key('text', ['a']), ['a'])).toBe(false);
  expect(isCorrect(key('single', ['a']), ['a', 'b'])).toBe(false);
});

test('the score is a whole percentage, rounded to the nearest', () => {
  const keys = ['one', 'two', 'three'].map((id) => key('single', ['a'], id));
  expect(grade(keys, { one: 'a', two: 'a', three: 'b' }).score).toBe(67);
  expect(grade(keys, { one: 'a' }).score).toBe(33);
  expect(grade(keys, {})).toEqual({ score: 0, correct: new Set() });
  expect(grade([], {}).score).toBe(0);
});
