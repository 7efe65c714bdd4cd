import { expect, test } from '@jest/globals';
import { resumePoint } from '../../contract/rules/resume.ts';

const outline = {
  sections: [{ lectures: [{ id: 'a' }, { id: 'b' }] }, { lectures: [{ id: 'c' }, { id: 'd' }] }],
};
const resume = (completed: string[], last?: string) => resumePoint(outline, new Set(completed), last)?.lecture.id;

test('a newcomer starts with the first lecture', () => {
  expect(resume([])).toBe('a');
});

test('a learner goes on with the lecture they opened last', () => {
  expect(resume(['a'], 'c')).toBe('c');
});

test('after a finished lecture the next unfinished one follows', () => {
  expect(resume(['a', 'b'], 'b')).toBe('c');
});

test('what was skipped comes back at the end', () => {
  expect(resume(['b', 'c', 'd'], 'd')).toBe('a');
});

test('a learner who has finished all has nothing to resume', () => {
  expect(resume(['a', 'b', 'c', 'd'], 'd')).toBeUndefined();
});

test('locked lectures are passed over', () => {
  expect(resumePoint(outline, new Set(['a']), 'a', ({ id }) => id !== 'b')?.lecture.id).toBe('c');
});
