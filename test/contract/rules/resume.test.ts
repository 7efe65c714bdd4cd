import { expect, test } from '@jest/globals';
import { resumePoint } from '#contract/rules/resume.ts';

const outline = {
  sections: [{ lectures: [{ id: 'a' }, { id: 'b' }] }, { lectures: [{ id: 'c' }, { id: 'd' }] }],
};
const resume = (completed: string[], last?: string) => resumePoint(outline, new Set(completed), last)?.lecture.id;

test('a new learner starts with the first lecture', () => {
  expect(resume([])).toBe('a');
});

test('a learner resumes at the lecture they opened last', () => {
  expect(resume(['a'], 'c')).toBe('c');
});

test('after a completed lecture the next uncompleted one follows', () => {
  expect(resume(['a', 'b'], 'b')).toBe('c');
});

test('skipped lectures come back at the end', () => {
  expect(resume(['b', 'c', 'd'], 'd')).toBe('a');
});

test('a learner who has completed everything has nothing to resume', () => {
  expect(resume(['a', 'b', 'c', 'd'], 'd')).toBeUndefined();
});

test('locked lectures are skipped', () => {
  expect(resumePoint(outline, new Set(['a']), 'a', ({ id }) => id !== 'b')?.lecture.id).toBe('c');
});
