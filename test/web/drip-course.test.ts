import { expect, test } from '@jest/globals';
import type { OutputOf } from '../../contract/index.ts';
import type { LearnerLecture } from '../../contract/schemas/content.ts';
import { continuePoint, dripCourseOf, firstOpen, standingOf } from '../../web/src/features/player/drip/drip-course.ts';

const lecture = (id: string, more: Partial<LearnerLecture> = {}): LearnerLecture => ({
  ...{ id, title: id, type: 'drip', contentType: 'video', duration: 60, isUnlocked: true, requiresUpgrade: false },
  ...more,
});
const locked = { isUnlocked: false } as const;

const answer: OutputOf<'getAvailableContent'> = {
  content: [
    { title: 'One', lectures: [lecture('a', locked), lecture('b'), lecture('c')] },
    { title: 'Two', lectures: [lecture('d', locked), lecture('e', { ...locked, requiresUpgrade: true })] },
  ],
  unlockedContent: ['b', 'c'],
  nextReleaseDate: '2026-11-24T07:00:00.000Z',
  timeZone: 'Europe/Berlin',
  isPremium: false,
  courseTitle: 'Course',
  paused: false,
};

const course = dripCourseOf('course', answer);
if (!course) throw new Error('The sample answer is no course.');

const record = (lectureId: string, timestamp: number, day = '01') => ({
  key: `DRIP#learner#course#${lectureId}`,
  timestamp,
  updatedAt: `2026-11-${day}T00:00:00.000Z`,
});

test('an answer whose content is no list is no course', () => {
  expect(dripCourseOf('course', { ...answer, content: {} as never })).toBeUndefined();
  expect(course.totalLectures).toBe(5);
});

test('a course without a title goes by its first section, and without sections by a word', () => {
  expect(dripCourseOf('course', { ...answer, courseTitle: '' })?.courseTitle).toBe('One');
  expect(dripCourseOf('course', { ...answer, courseTitle: '', content: [] })?.courseTitle).toBe('Course Content');
});

test('a lecture is unlocked, premium or locked as the server says', () => {
  expect(answer.content.flatMap(({ lectures }) => lectures.map(standingOf))).toEqual([
    ...['locked', 'unlocked', 'unlocked'],
    ...['locked', 'premium'],
  ]);
});

test('one continues in the lecture with the largest saved timestamp', () => {
  expect(continuePoint(course, [record('b', 12), record('c', 30)])?.lecture.id).toBe('c');
  expect(continuePoint(course, [record('b', 30, '02'), record('c', 30, '01')])?.lecture.id).toBe('b');
});

test('one never continues in a lecture that is closed, gone or only opened', () => {
  expect(continuePoint(course, [record('d', 50), record('gone', 40), record('b', 5)])?.lecture.id).toBe('b');
  expect(continuePoint(course, [record('b', 0)])).toBeUndefined();
});

test('the beginning is the first lecture that is open', () => {
  expect(firstOpen(course)?.lecture.id).toBe('b');
  expect(firstOpen({ sections: [] })).toBeUndefined();
});
