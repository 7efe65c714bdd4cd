import { expect, test } from '@jest/globals';
import type { CourseContent, LearnerLecture } from '#contract/schemas/content.ts';
import { courseEntry, findLecture, neighborEntries, sectionEntry, timeLeft } from '#web/src/features/player/outline.ts';

const lecture = (id: string, more: Partial<LearnerLecture> = {}): LearnerLecture => ({
  id,
  title: id,
  type: 'free',
  contentType: 'video',
  duration: 60,
  isUnlocked: true,
  requiresUpgrade: false,
  ...more,
});

const course: CourseContent = {
  courseId: 'course',
  title: 'Course',
  kind: 'standard',
  version: '1',
  sections: [
    { title: 'One', lectures: [lecture('a'), lecture('b')] },
    { title: 'Two', lectures: [lecture('c', { isUnlocked: false }), lecture('d'), lecture('0')] },
  ],
  progress: { progress: 20, completedLectures: ['a'], countedLectures: 5, isComplete: false },
  resume: { sectionIndex: 1, lectureIndex: 1, lectureId: 'd', lectureTitle: 'd' },
};

test('a URL names a lecture by its id or by its position', () => {
  expect(findLecture(course, '0', 'b')?.lecture.id).toBe('b');
  expect(findLecture(course, '0', '1')?.lecture.id).toBe('b');
  expect(findLecture(course, '1', '0')?.lecture.id).toBe('0');
});

test('a link survives the move of a lecture to another section', () => {
  expect(findLecture(course, '0', 'd')).toMatchObject({ sectionIndex: 1, lectureIndex: 1 });
});

test('a URL that names no lecture finds none', () => {
  for (const [section, name] of [
    ['0', '9'],
    ['7', '1'],
    ['x', 'y'],
    ['-1', '-1'],
  ] as const) {
    expect(findLecture(course, section, name)).toBeUndefined();
  }
});

test('a section opens at its first unlocked, uncompleted lecture', () => {
  expect(sectionEntry(course, '0')?.lecture.id).toBe('b');
  expect(sectionEntry(course, '1')?.lecture.id).toBe('d');
  expect(sectionEntry(course, '5')).toBeUndefined();
});

test('a course opens where the learner left off, else at the beginning', () => {
  expect(courseEntry(course)?.lecture.id).toBe('d');
  const { resume, ...neverOpened } = course;
  expect(resume).toBeDefined();
  expect(courseEntry(neverOpened)?.lecture.id).toBe('a');
});

test('previous and next cross sections and stop at the ends', () => {
  expect(neighborEntries(course, 'b').next?.lecture.id).toBe('c');
  expect(neighborEntries(course, 'c').previous?.lecture.id).toBe('b');
  expect(neighborEntries(course, 'a').previous).toBeUndefined();
  expect(neighborEntries(course, '0').next).toBeUndefined();
});

test('the remaining time is that of the uncompleted lectures, by kind', () => {
  expect(timeLeft(course, new Set(['a', 'b']))).toBe('3 min video');
  const mixed = { sections: [{ title: 'One', lectures: [lecture('a'), lecture('q', { contentType: 'quiz' })] }] };
  expect(timeLeft(mixed, new Set())).toBe('1 min video, 1 min exercises');
  expect(timeLeft(mixed, new Set(['a', 'q']))).toBe('');
});
