import { expect, test } from '@jest/globals';
import { courseLengthLabel, lectureDurationLabel, lectureDurationLabels } from '#contract/rules/duration-labels.ts';

test('a card says about how long a course takes, in one rounded figure', () => {
  const ofMinutes = (...minutes: number[]) => minutes.map((each) => courseLengthLabel({ duration: each * 60 }));
  expect(ofMinutes(1, 8, 42, 55)).toEqual(['about 5 min', 'about 10 min', 'about 40 min', 'about 55 min']);
  expect(ofMinutes(60, 89, 188, 299, 300, 2597)).toEqual([
    ...['about 1 h', 'about 1 h 30 min', 'about 3 h', 'about 5 h', 'about 5 h', 'about 43 h'],
  ]);
});

test('a section says of every minute whether it is video, reading or exercises', () => {
  const labels = (...kinds: [Parameters<typeof lectureDurationLabels>[0][number]['contentType'], number][]) =>
    lectureDurationLabels(kinds.map(([contentType, minutes]) => ({ contentType, duration: minutes * 60 })));
  expect(labels(['video', 5], ['reading', 20], ['quiz', 5])).toEqual(['5 min video', '25 min reading and exercises']);
  expect(labels(['video', 5], ['reading', 20], ['reading', 40])).toEqual(['5 min video', '1 h reading']);
  expect(labels(['reading', 20], ['document', 10])).toEqual(['30 min reading']);
  expect(labels(['notebook', 20], ['explore', 10], ['assignment', 30])).toEqual(['1 h exercises']);
  expect(labels(['video', 5])).toEqual(['5 min video']);
  expect(labels()).toEqual([]);
});

test('the duration of a single lesson names its kind', () => {
  const label = (contentType: Parameters<typeof lectureDurationLabel>[0]['contentType']) =>
    lectureDurationLabel({ contentType, duration: 360 });
  expect([label('video'), label('document'), label('quiz'), label('notebook')]).toEqual([
    ...['6 min video', '6 min reading', '6 min quiz', '6 min exercise'],
  ]);
});
