import type * as z from 'zod/mini';
import type { OutlineLecture } from '../schemas/course.ts';
import { formatDuration } from './format-duration.ts';

/** A lecture's kind and its length in seconds. */
type TimedLecture = Pick<z.output<typeof OutlineLecture>, 'contentType' | 'duration'>;

const secondsPerMinute = 60;
const secondsPerHour = 60 * secondsPerMinute;

const labelsOf = (videoSeconds: number, otherSeconds: number, otherName: string): string[] => [
  ...(videoSeconds > 0 ? [`${formatDuration(videoSeconds)} video`] : []),
  ...(otherSeconds > 0 ? [`${formatDuration(otherSeconds)} ${otherName}`] : []),
];

const secondsOf = (lectures: readonly TimedLecture[]): number =>
  lectures.reduce((sum, { duration }) => sum + duration, 0);

/** Returns how long a course of `duration` seconds takes, rounded because reading and exercises are estimated. */
export const courseLength = ({ duration }: { duration: number }): string => {
  const hours = duration / secondsPerHour;
  if (hours < 1) return `${5 * Math.max(1, Math.round(duration / (5 * secondsPerMinute)))} min`;
  return `${hours < 5 ? Math.round(2 * hours) / 2 : Math.round(hours)} h`;
};

/** Returns `courseLength` in a sentence, where the point of `3.5 h` is hard to see: `about 3 h 30 min`. */
export const courseLengthLabel = (course: { duration: number }): string =>
  `about ${courseLength(course).replace('.5 h', ' h 30 min')}`;

/** Returns how long lectures take by kind, e.g. `8 min video` and `10 min reading` when they have no exercises. */
export const lectureDurationLabels = (lectures: readonly TimedLecture[]): string[] => {
  const others = lectures.filter(({ contentType }) => contentType !== 'video');
  const readings = others.filter(({ contentType }) => contentType === 'reading' || contentType === 'document');
  const mixed = readings.length === 0 ? 'exercises' : 'reading and exercises';
  return labelsOf(
    secondsOf(lectures) - secondsOf(others),
    secondsOf(others),
    readings.length === others.length ? 'reading' : mixed,
  );
};

const kindNames: Partial<Record<TimedLecture['contentType'], string>> = {
  video: 'video',
  reading: 'reading',
  document: 'reading',
  quiz: 'quiz',
};

/** Returns how long one lecture takes and of what kind it is, e.g. `8 min video`. */
export const lectureDurationLabel = ({ contentType, duration }: TimedLecture): string =>
  `${formatDuration(duration)} ${kindNames[contentType] ?? 'exercise'}`;
