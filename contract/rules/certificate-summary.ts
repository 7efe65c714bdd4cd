import { formatDuration } from './format-duration.ts';

/** What a certificate says of its course: how long it takes (`duration` in seconds) and who teaches it. */
export const certificateSummary = ({ duration, instructor }: { duration: number; instructor: string }): string =>
  `Estimated time: ${formatDuration(duration)} · taught by ${instructor}`;
