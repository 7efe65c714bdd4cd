import { expect, test } from '@jest/globals';
import { readCourses } from '#content/read-courses.ts';
import { homeInstructors } from '#web/src/marketing/facts/home-instructors.ts';
import { homeLesson } from '#web/src/marketing/facts/home-lesson.ts';

const courses = (await readCourses()).map(({ course }) => course);
const courseOf = (id: string) => courses.find((course) => course.id === id);

test('the lesson on home is one of its course, with its number, title and instructor', () => {
  const course = courseOf(homeLesson.courseId);
  const [section, lecture] = homeLesson.number.split('.').map(Number);
  expect(course?.sections[(section ?? 0) - 1]?.lectures[(lecture ?? 0) - 1]).toMatchObject({
    contentType: 'explore',
    explorable: 'next-token',
    title: `Explore: ${homeLesson.title[0]?.toLowerCase()}${homeLesson.title.slice(1)}`,
  });
  expect([course?.title, course?.instructor.name, course?.price]).toEqual([
    homeLesson.course,
    homeLesson.instructor,
    0,
  ]);
});

test('every instructor on home teaches the course below their name', () => {
  expect(homeInstructors.map(({ courseId }) => courseOf(courseId)?.instructor.name)).toEqual(
    homeInstructors.map(({ name }) => name),
  );
  expect(homeInstructors.map(({ courseId }) => courseOf(courseId)?.title)).toEqual(
    homeInstructors.map(({ course }) => course),
  );
});
