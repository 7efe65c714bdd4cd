import { expect, test } from '@jest/globals';
import { loadCourses } from '#content/load.ts';
import { readCaptions } from '#content/validate/captions.ts';
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

test('every moment in our courses is the second in which a caption begins', async () => {
  const moments = validateCourses(await loadCourses()).courses.flatMap(({ course, quizzes, files }) =>
    quizzes
      .flatMap(({ questions }) => questions)
      .flatMap(({ id, lecture, moment }) => {
        if (moment === undefined) return [];
        const { cues } = readCaptions(files.get(`media/${lecture}.en.vtt`)?.toString('utf8') ?? '');
        const starts = cues.map(({ startTime }) => Math.floor(startTime));
        return [{ question: `${course.id}/${id}`, moment, starts }];
      }),
  );
  expect(moments.length).toBeGreaterThan(80);
  expect(moments.filter(({ moment, starts }) => !starts.includes(moment))).toEqual([]);
});
