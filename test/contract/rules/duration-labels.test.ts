import { expect, test } from '@jest/globals';
import { courseDurationLabels, lectureDurationLabels } from '#contract/rules/duration-labels.ts';

test('a card says how much of a course is video and how much is reading', () => {
  const minutes = (total: number, video?: number) =>
    courseDurationLabels({ duration: total * 60, ...(video !== undefined && { videoDuration: video * 60 }) });
  expect(minutes(188, 8)).toEqual(['8 min video', '3 h reading and exercises']);
  expect(minutes(180, 0)).toEqual(['3 h reading and exercises']);
  expect(minutes(8, 8)).toEqual(['8 min video']);
  // A course that was published before its videos were counted.
  expect(minutes(188)).toEqual(['3 h 8 min video, reading and exercises']);
});

test('a section says of every minute whether it is video, reading or exercises', () => {
  const labels = (...kinds: [Parameters<typeof lectureDurationLabels>[0][number]['contentType'], number][]) =>
    lectureDurationLabels(kinds.map(([contentType, minutes]) => ({ contentType, duration: minutes * 60 })));
  expect(labels(['video', 5], ['reading', 20], ['quiz', 5])).toEqual(['5 min video', '25 min reading and exercises']);
  expect(labels(['video', 5], ['reading', 20], ['reading', 40])).toEqual(['5 min video', '1 h reading']);
  expect(labels(['notebook', 20], ['explore', 10], ['assignment', 30])).toEqual(['1 h exercises']);
  expect(labels(['video', 5])).toEqual(['5 min video']);
  expect(labels()).toEqual([]);
});
