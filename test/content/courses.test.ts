import { expect, test } from '@jest/globals';
import { loadCourses } from '#content/load.ts';
import { validateCourses } from '#content/validate.ts';

const folders = await loadCourses();
const { courses, errors } = validateCourses(folders);

test('every sample course passes validation', () => {
  expect(errors).toEqual([]);
});

test('the catalog has free courses and a drip course', () => {
  expect(courses.some(({ course }) => course.kind === 'standard' && course.price === 0)).toBe(true);
  expect(courses.some(({ course }) => course.kind === 'drip')).toBe(true);
});

test('every video can be rendered again from its slides', () => {
  const withoutSlides = courses.flatMap(({ course, videos }) =>
    course.sections
      .flatMap((section) => section.lectures)
      .filter((lecture) => lecture.contentType === 'video' && !videos[lecture.id])
      .map(({ id }) => `${course.id}/${id}`),
  );
  expect(withoutSlides).toEqual([]);
});

test('captions match the text of the slides', () => {
  for (const { videos, files } of courses) {
    for (const [id, { slides }] of Object.entries(videos)) {
      const captions = files.get(`media/${id}.en.vtt`)?.toString('utf8').replace(/\s+/g, ' ') ?? '';
      for (const sentence of slides.flatMap(({ say }) => say)) {
        expect(captions).toContain(sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
      }
    }
  }
});
