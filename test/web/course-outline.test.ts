import { expect, test } from '@jest/globals';
import type { CourseContent, LearnerLecture } from '../../contract/schemas/content.ts';
import {
  entranceOf,
  findLecture,
  firstInSection,
  neighborsOf,
  secondsLeft,
} from '../../web/src/features/player/outline.ts';

const lecture = (id: string, more: Partial<LearnerLecture> = {}): LearnerLecture => ({
  ...{ id, title: id, type: 'free', contentType: 'video', duration: 60, isUnlocked: true, requiresUpgrade: false },
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

test('an address names a lecture by its id or by its position', () => {
  expect(findLecture(course, '0', 'b')?.lecture.id).toBe('b');
  expect(findLecture(course, '0', '1')?.lecture.id).toBe('b');
  expect(findLecture(course, '1', '0')?.lecture.id).toBe('0');
});

test('a link outlives the move of a lecture to another section', () => {
  expect(findLecture(course, '0', 'd')).toMatchObject({ sectionIndex: 1, lectureIndex: 1 });
});

test('an address that names nothing finds nothing', () => {
  for (const [section, name] of [
    ['0', '9'],
    ['7', '1'],
    ['x', 'y'],
    ['-1', '-1'],
  ] as const) {
    expect(findLecture(course, section, name)).toBeUndefined();
  }
});

test('a section is entered at its first open lecture that is not done', () => {
  expect(firstInSection(course, '0')?.lecture.id).toBe('b');
  expect(firstInSection(course, '1')?.lecture.id).toBe('d');
  expect(firstInSection(course, '5')).toBeUndefined();
});

test('a course is entered where the learner left off, else at the beginning', () => {
  expect(entranceOf(course)?.lecture.id).toBe('d');
  const { resume, ...neverOpened } = course;
  expect(resume).toBeDefined();
  expect(entranceOf(neverOpened)?.lecture.id).toBe('a');
});

test('previous and next lead across sections and end at the ends', () => {
  expect(neighborsOf(course, 'b').next?.lecture.id).toBe('c');
  expect(neighborsOf(course, 'c').previous?.lecture.id).toBe('b');
  expect(neighborsOf(course, 'a').previous).toBeUndefined();
  expect(neighborsOf(course, '0').next).toBeUndefined();
});

test('the time left is that of the lectures that are not completed', () => {
  expect(secondsLeft(course, new Set(['a', 'b']))).toBe(180);
});
