import { expect, test } from '@jest/globals';
import type { OutputOf } from '#contract/index.ts';
import type { LearnerLecture } from '#contract/schemas/content.ts';
import { firstOpenEntry, resumeEntry, toDripCourse } from '#web/src/features/player/drip/drip-course.ts';
import { lectureCount, lectureStateOf } from '#web/src/features/player/outline.ts';

const lecture = (id: string, more: Partial<LearnerLecture> = {}): LearnerLecture => ({
  id,
  title: id,
  type: 'drip',
  contentType: 'video',
  duration: 60,
  isUnlocked: true,
  requiresUpgrade: false,
  ...more,
});
const none: ReadonlySet<string> = new Set();
const locked = { isUnlocked: false } as const;

const response: OutputOf<'getAvailableContent'> = {
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

const course = toDripCourse(response);
if (!course) throw new Error('The sample response is not a course.');

const record = (lectureId: string, timestamp: number, day = '01') => ({
  key: `DRIP#learner#course#${lectureId}`,
  timestamp,
  updatedAt: `2026-11-${day}T00:00:00.000Z`,
});

test('a response whose content is not a list is not a course', () => {
  expect(toDripCourse({ ...response, content: {} as never })).toBeUndefined();
  expect(lectureCount(course)).toBe(5);
});

test('an untitled course is named after its first section, or a default word', () => {
  expect(toDripCourse({ ...response, courseTitle: '' })?.title).toBe('One');
  expect(toDripCourse({ ...response, courseTitle: '', content: [] })?.title).toBe('Course Content');
});

test('a lecture is unlocked, premium or locked as the server says', () => {
  expect(response.content.flatMap(({ lectures }) => lectures.map(lectureStateOf))).toEqual([
    'locked',
    'unlocked',
    'unlocked',
    'locked',
    'premium',
  ]);
});

test('a course resumes at the lecture with the largest saved timestamp', () => {
  expect(resumeEntry(course, none, [record('b', 12), record('c', 30)])?.lecture.id).toBe('c');
  expect(resumeEntry(course, none, [record('b', 30, '02'), record('c', 30, '01')])?.lecture.id).toBe('b');
});

test('a course never resumes at a lecture that is locked, gone or merely opened', () => {
  expect(resumeEntry(course, none, [record('d', 50), record('gone', 40), record('b', 5)])?.lecture.id).toBe('b');
  expect(resumeEntry(course, none, [record('b', 0)])).toBeUndefined();
});

test('a course resumes after what is completed when no other position is stored', () => {
  expect(resumeEntry(course, new Set(['b']), [])?.lecture.id).toBe('c');
  expect(resumeEntry(course, new Set(['b']), [record('b', 58)])?.lecture.id).toBe('c');
  expect(resumeEntry(course, new Set(['c']), [record('c', 58)])?.lecture.id).toBe('b');
  expect(resumeEntry(course, new Set(['b', 'c']), [record('b', 58)])?.lecture.id).toBe('b');
  expect(resumeEntry(course, new Set(['b', 'c']), [])).toBeUndefined();
});

test('the beginning is the first unlocked lecture', () => {
  expect(firstOpenEntry(course)?.lecture.id).toBe('b');
  expect(firstOpenEntry({ sections: [] })).toBeUndefined();
});
