import { formatDuration } from './format-duration.ts';

/** Describes a course on a certificate: its length (`duration` in seconds) and instructor. */
export const certificateSummary = ({ duration, instructor }: { duration: number; instructor: string }): string =>
  `Estimated time: ${formatDuration(duration)} · taught by ${instructor}`;
