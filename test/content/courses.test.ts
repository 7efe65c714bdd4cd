import { expect, test } from '@jest/globals';
import { loadCourses } from '../../content/load.ts';
import { validateCourses } from '../../content/validate.ts';

const folders = await loadCourses();
const { courses, errors } = validateCourses(folders);

test('every course of the repository keeps every rule', () => {
  expect(errors).toEqual([]);
});

test('there is something to begin with for people who want to pay nothing, and a course by email', () => {
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

test('captions say what the slides say', () => {
  for (const { videos, files } of courses) {
    for (const [id, { slides }] of Object.entries(videos)) {
      const captions = files.get(`media/${id}.en.vtt`)?.toString('utf8').replace(/\s+/g, ' ') ?? '';
      for (const sentence of slides.flatMap(({ say }) => say)) {
        expect(captions).toContain(sentence.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
      }
    }
  }
});
