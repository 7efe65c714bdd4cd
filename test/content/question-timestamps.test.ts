import { expect, test } from '@jest/globals';
import { loadCourses } from '#content/load.ts';
import { readCaptions } from '#content/validate/captions.ts';
import { validateCourses } from '#content/validate.ts';
import { smallCourse } from './support/small-course.ts';

/** Errors of a course whose first question names a lecture and a timestamp; its video lasts 30 seconds. */
const errorsOf = (lecture: string, timestamp: number): string[] =>
  validateCourses([
    smallCourse(({ quizzes }) => void Object.assign(quizzes[0]?.questions[0] ?? {}, { lecture, timestamp })),
  ]).errors;

const errors: [string, string, number][] = [
  ['quiz check, question 1: it names a timestamp, but no lecture with a video', 'read', 5],
  ['quiz check, question 1: it names a timestamp, but no lecture with a video', 'quiz', 5],
  ['quiz check, question 1: the timestamp 30 is not within the video of 30 seconds', 'start', 30],
];

test.each(errors)('an author reads: %s (%s, %i)', (sentence, lecture, timestamp) => {
  expect(errorsOf(lecture, timestamp)).toContainEqual(expect.stringContaining(sentence));
});

test('a question may name any second of its video', () => {
  expect([0, 29].flatMap((timestamp) => errorsOf('start', timestamp))).toEqual([]);
});

test('every timestamp in our courses is the second in which a caption begins', async () => {
  const timestamps = validateCourses(await loadCourses()).courses.flatMap(({ course, quizzes, files }) =>
    quizzes
      .flatMap(({ questions }) => questions)
      .flatMap(({ id, lecture, timestamp }) => {
        if (timestamp === undefined) return [];
        const { cues } = readCaptions(files.get(`media/${lecture}.en.vtt`)?.toString('utf8') ?? '');
        const starts = cues.map(({ startTime }) => Math.floor(startTime));
        return [{ question: `${course.id}/${id}`, timestamp, starts }];
      }),
  );
  expect(timestamps.length).toBeGreaterThan(80);
  expect(timestamps.filter(({ timestamp, starts }) => !starts.includes(timestamp))).toEqual([]);
});
