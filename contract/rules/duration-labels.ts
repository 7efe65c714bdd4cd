import type * as z from 'zod/mini';
import type { OutlineLecture } from '../schemas/course.ts';
import { formatDuration } from './format-duration.ts';

/** A lecture's kind and its length in seconds. */
type TimedLecture = Pick<z.output<typeof OutlineLecture>, 'contentType' | 'duration'>;

const labelsOf = (videoSeconds: number, otherSeconds: number, otherName: string): string[] => [
  ...(videoSeconds > 0 ? [`${formatDuration(videoSeconds)} video`] : []),
  ...(otherSeconds > 0 ? [`${formatDuration(otherSeconds)} ${otherName}`] : []),
];

const secondsOf = (lectures: readonly TimedLecture[]): number =>
  lectures.reduce((sum, { duration }) => sum + duration, 0);

/**
 * Returns how long a course takes, e.g. `8 min video` and `3 h reading and exercises`. Hours never stand without their
 * kind, because video takes as long as it says and everything else is estimated.
 */
export const courseDurationLabels = ({
  duration,
  videoDuration,
}: {
  duration: number;
  videoDuration?: number | undefined;
}): string[] =>
  videoDuration === undefined
    ? [`${formatDuration(duration)} video, reading and exercises`]
    : labelsOf(videoDuration, duration - videoDuration, 'reading and exercises');

/** Returns the same of some lectures, e.g. `10 min reading` when they have no exercises. */
export const lectureDurationLabels = (lectures: readonly TimedLecture[]): string[] => {
  const others = lectures.filter(({ contentType }) => contentType !== 'video');
  const readings = others.filter(({ contentType }) => contentType === 'reading');
  const mixed = readings.length === 0 ? 'exercises' : 'reading and exercises';
  return labelsOf(
    secondsOf(lectures) - secondsOf(others),
    secondsOf(others),
    readings.length === others.length ? 'reading' : mixed,
  );
};
