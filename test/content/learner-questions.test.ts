import { expect, test } from '@jest/globals';
import { validateCourses } from '#content/validate.ts';
import { smallCourse } from './support/small-course.ts';

const errorsFor = (questions: string): string[] => {
  const folder = smallCourse(({ files }) => {
    files.set('lectures/read.md', Buffer.from('A loan lasts three weeks.\n\n## Late\n\nA late day costs a dollar.\n'));
    files.set('questions.txt', Buffer.from(questions));
  });
  return validateCourses([folder]).errors;
};

test('what learners ask about the sections of a course is accepted', () => {
  expect(errorsFor('== read\nHow long may I keep it?\n# Late\nWhat does a fine cost?\n')).toEqual([]);
});

test.each([
  ['"Gone" of "read" is no section that the assistant can quote', '== read\n# Gone\nHow long does it take?'],
  ['the beginning of "nowhere" is no section that the assistant can quote', '== nowhere\nHow long does it take?'],
  ['the beginning of "" is no section that the assistant can quote', 'How long does it take?'],
  ['the beginning of "read" occurs twice', '== read\nHow long?\n== read\nHow much?'],
  ['has more than 200 characters', `== read\n${'Why? '.repeat(50)}`],
])('an author reads that %s', (problem, questions) => {
  expect(errorsFor(questions)).toEqual([expect.stringContaining(problem)]);
});
