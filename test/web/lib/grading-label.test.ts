import { expect, test } from '@jest/globals';
import { gradingLabel } from '#web/src/lib/course-labels.ts';

test('the card of a course with a project says what is graded and by whom', () => {
  expect(gradingLabel({ hasAssignment: true })).toBe(
    'Quizzes are graded automatically; you grade your project against a rubric.',
  );
  expect([gradingLabel({ hasAssignment: false }), gradingLabel({})]).toEqual([undefined, undefined]);
});
