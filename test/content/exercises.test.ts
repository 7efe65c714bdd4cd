import { expect, test } from '@jest/globals';
import type { ExerciseDefinition } from '#content/define.ts';
import { publishedCourse } from '#content/publish/course-rows.ts';
import { coursePractice } from '#content/publish/passages/practice.ts';
import { validateCourses } from '#content/validate.ts';
import { checked, smallCourse } from './support/small-course.ts';

const exercise: ExerciseDefinition = {
  id: 'double',
  title: 'Twice as much',
  prompt: 'Write `double(number)`.',
  starter: 'def double(number):\n    raise NotImplementedError',
  solution: 'def double(number):\n    return number + number',
  explanation: 'Adding is enough.',
  hints: ['Try it with 2.', 'Add the number to something.', 'Use the operator `+`.'],
  checks: [
    { name: 'one', code: 'assert double(1) == 2' },
    { name: 'secret', code: 'assert double(4) == 8', hidden: true },
  ],
};

/** Returns the small course with this exercise in a notebook. */
const courseWith = (changes: Partial<Record<keyof ExerciseDefinition, unknown>> = {}) =>
  smallCourse((folder) => {
    Object.assign(folder.course.sections[0]?.lectures[1] ?? {}, { contentType: 'notebook' });
    folder.notebooks = { read: [{ ...exercise, ...changes }] };
  });

test('an exercise with three hints is valid', () => {
  expect(validateCourses([courseWith()]).errors).toEqual([]);
});

const [first, second, third] = exercise.hints;
const place = 'notebook read, exercise double';

test.each<[string, unknown]>([
  [`${place}: hints must be three hints`, [first, second]],
  [`${place}: two hints are the same`, [first, second, first]],
  [
    `${place}: hint 3 gives away a line of the solution: return number + number`,
    [first, second, 'Write `return number + number`.'],
  ],
  [`${place}: raw HTML is not allowed: <b> (put code in \`backticks\`)`, ['Try <b>it.', second, third]],
])('an author reads: %s', (sentence, hints) => {
  expect(validateCourses([courseWith({ hints })]).errors).toEqual([`course small-course, ${sentence}`]);
});

test('an author cannot require checks of a notebook without exercises', () => {
  const folder = smallCourse(({ course }) => {
    Object.assign(course.sections[0]?.lectures[1] ?? {}, { contentType: 'notebook', requiresChecks: true });
  });
  expect(validateCourses([folder]).errors).toEqual([
    'course small-course, notebook read: it requires checks and has no exercise, so nobody could complete it',
  ]);
});

test('the assistant gives the hints that the notebook shows, in their order', () => {
  expect(coursePractice(checked(courseWith())).hints).toEqual([
    { lectureId: 'read', exercise: 'Twice as much', names: ['double'], hints: [...exercise.hints], isInOrder: true },
  ]);
});

test('a solution is published in its own partition only', () => {
  const course = checked(courseWith());
  const { solutions, ...others } = publishedCourse(course);
  expect(solutions).toMatchObject([
    {
      pk: 'SOLUTIONS#small-course',
      sk: 'LECTURE#read',
      solutions: [{ id: 'double', code: exercise.solution, explanation: 'Adding is enough.' }],
    },
  ]);
  for (const secret of ['number + number', exercise.explanation]) {
    expect(JSON.stringify([others, coursePractice(course)])).not.toContain(secret);
  }
});
