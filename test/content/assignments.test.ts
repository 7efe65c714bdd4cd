import { expect, test } from '@jest/globals';
import { validateCourses } from '#content/validate.ts';
import { smallCourse } from './support/small-course.ts';

type Folder = Parameters<NonNullable<Parameters<typeof smallCourse>[0]>>[0];

/** Makes the reading of the small course an assignment. */
const assign = ({ course }: Folder) =>
  void Object.assign(course.sections[0]?.lectures[1] ?? {}, { contentType: 'assignment' });

const rubric = (levels: string[]) => ({
  criteria: [
    { id: 'c', title: 'Criterion', levels: levels.map((id) => ({ id, name: id, description: `Level ${id}.` })) },
  ],
});

/** Gives the course a rubric with these levels. */
const grade = (folder: Folder, levels: string[]) =>
  void Object.assign(folder, { assignments: { read: rubric(levels) } });

const errorsWith = (change: (folder: Folder) => void) => validateCourses([smallCourse(change)]).errors;

test('an assignment with a rubric is valid', () => {
  const errors = errorsWith((folder) => {
    assign(folder);
    grade(folder, ['a', 'b']);
  });
  expect(errors).toEqual([]);
});

test.each<[string, (folder: Folder) => void]>([
  ['section 1, lecture 2 (read): its rubric is not in assignments.ts', assign],
  ['assignment read: no assignment has this id', (folder) => grade(folder, ['a', 'b'])],
  ['assignment read: criteria[1].levels must have at least two levels', (folder) => grade(folder, ['a'])],
  [
    'assignment read, criterion c: two levels have the id a',
    (folder) => {
      assign(folder);
      grade(folder, ['a', 'a']);
    },
  ],
])('an author reads: %s', (sentence, change) => {
  expect(errorsWith(change)).toEqual([`course small-course, ${sentence}`]);
});
