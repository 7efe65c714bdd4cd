import { formatDuration } from './format-duration.ts';

/** Describes a course on a certificate: its length (`duration` in seconds) and instructor. */
export const certificateSummary = ({ duration, instructor }: { duration: number; instructor: string }): string =>
  `Estimated time: ${formatDuration(duration)} · taught by ${instructor}`;

/** Returns the instructor that a summary names. */
export const instructorIn = (summary: string): string | undefined => /· taught by (.+)$/u.exec(summary)?.[1];
