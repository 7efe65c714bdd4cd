import { expect, test } from '@jest/globals';
import { loadCourses } from '#content/load.ts';
import { spokenSentences } from '#content/media-studio/shots.ts';
import { readCaptions } from '#content/validate/captions.ts';
import { validateCourses } from '#content/validate.ts';
import { masteryQuizId } from '#contract/rules/mastery-quiz-id.ts';

const folders = await loadCourses();
const { courses, errors } = validateCourses(folders);

test('every sample course passes validation', () => {
  expect(errors).toEqual([]);
});

test('the catalog has free courses and a drip course', () => {
  expect(courses.some(({ course }) => course.kind === 'standard' && course.price === 0)).toBe(true);
  expect(courses.some(({ course }) => course.kind === 'drip')).toBe(true);
});

test('every quiz draws from a pool of at least twice as many questions', () => {
  const lectureQuizzes = courses.flatMap(({ course, quizzes }) =>
    quizzes.filter(({ id }) => id !== masteryQuizId).map((quiz) => ({ ...quiz, name: `${course.id}/${quiz.id}` })),
  );
  expect(new Set(lectureQuizzes.map(({ name }) => name.split('/')[0])).size).toBe(folders.length);
  const small = lectureQuizzes.filter(({ draw, questions }) => draw === undefined || questions.length < 2 * draw);
  expect(small.map(({ name }) => name)).toEqual([]);
});

test('every course opens with a video that anyone may watch', () => {
  const others = courses.filter(({ course }) => {
    const first = course.sections[0]?.lectures[0];
    return first?.contentType !== 'video' || !first.isPreview;
  });
  expect(others.map(({ course }) => course.id)).toEqual([]);
});

test('every section of a paid or longer course opens with a video', () => {
  const whole = courses.filter(({ course }) => course.price !== 0 || course.sections.length >= 3);
  const others = whole.flatMap(({ course }) =>
    course.sections
      .filter(({ lectures }) => lectures[0]?.contentType !== 'video')
      .map(({ title }) => `${course.id}: ${title}`),
  );
  expect(others).toEqual([]);
});

test('every video can be rendered again from its script', () => {
  const withoutScript = courses.flatMap(({ course, videos }) =>
    course.sections
      .flatMap((section) => section.lectures)
      .filter((lecture) => lecture.contentType === 'video' && !videos[lecture.id])
      .map(({ id }) => `${course.id}/${id}`),
  );
  expect(withoutScript).toEqual([]);
});

test('captions repeat the narration word for word', () => {
  const wrong = courses.flatMap(({ course, videos, files }) =>
    Object.entries(videos).flatMap(([id, video]) => {
      const captions = readCaptions(files.get(`media/${id}.en.vtt`)?.toString('utf8') ?? '');
      const texts = captions.cues.map(({ text }) => text.replace(/\s+/g, ' ').trim());
      return JSON.stringify(texts) === JSON.stringify(spokenSentences(video)) ? [] : [`${course.id}/${id}`];
    }),
  );
  expect(wrong).toEqual([]);
});
