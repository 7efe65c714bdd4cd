import { expect, test } from '@jest/globals';
import { validateCourses } from '#content/validate.ts';
import { smallCourse } from './support/small-course.ts';

/** Errors of a course whose first question is taught in a lecture from a moment on; its video has 30 seconds. */
const errorsOf = (lecture: string, moment: number): string[] =>
  validateCourses([
    smallCourse(({ quizzes }) => void Object.assign(quizzes[0]?.questions[0] ?? {}, { lecture, moment })),
  ]).errors;

const errors: [string, string, number][] = [
  ['quiz check, question 1: it names a moment, but no lecture with a video', 'read', 5],
  ['quiz check, question 1: it names a moment, but no lecture with a video', 'quiz', 5],
  ['quiz check, question 1: the moment 30 is not within the video of 30 seconds', 'start', 30],
];

test.each(errors)('an author reads: %s (%s, %i)', (sentence, lecture, moment) => {
  expect(errorsOf(lecture, moment)).toContainEqual(expect.stringContaining(sentence));
});

test('a question may name any second of its video', () => {
  expect([0, 29].flatMap((moment) => errorsOf('start', moment))).toEqual([]);
});
