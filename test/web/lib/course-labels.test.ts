import { expect, test } from '@jest/globals';
import { durationLabels } from '#web/src/lib/course-labels.ts';

test('a card says how much of a course is video and how much is reading', () => {
  const minutes = (total: number, video?: number) =>
    durationLabels({ duration: total * 60, ...(video !== undefined && { videoDuration: video * 60 }) });
  expect(minutes(188, 8)).toEqual(['8 min video', '3 h reading and exercises']);
  expect(minutes(180, 0)).toEqual(['3 h reading and exercises']);
  expect(minutes(8, 8)).toEqual(['8 min video']);
  // A course that was published before its videos were counted.
  expect(minutes(188)).toEqual(['3 h 8 min']);
});
