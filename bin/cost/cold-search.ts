import { megabytesOf, wholeCpuMegabytes } from '#lib/functions/function-resources.ts';
import type { MeasuredIndex } from './measure-index.ts';

/** Assumed megabytes a second that a function reads from S3. AWS names 85 to 90 for one request, with enough memory. */
const s3MegabytesPerSecond = 60;

/** Milliseconds until the first search of a new function environment has its results, by what they are spent on. */
export const coldSearch = (
  { bytes, startMilliseconds, readMilliseconds, searchMilliseconds }: MeasuredIndex,
  megabytesPerSecond = s3MegabytesPerSecond,
) => {
  const cpuShare = Math.min(1, megabytesOf('listCourses') / wholeCpuMegabytes);
  const start = startMilliseconds / cpuShare;
  // The processor works on what has arrived while the rest arrives.
  const read = Math.max(bytes / 1_000 / megabytesPerSecond, readMilliseconds / cpuShare);
  const search = searchMilliseconds / cpuShare;
  return { start, read, search, sum: start + read + search };
};

/** Section of `docs/scale.md` on the first search of a large catalog. */
export const coldSearchSection = (measured: MeasuredIndex): string => {
  const { start, read, search, sum } = coldSearch(measured);
  const ms = (milliseconds: number): string => `${Math.round(milliseconds)} ms`;
  const { courses, bytes, readMilliseconds, megabytes } = measured;
  return `## Search

The first search in a new environment of \`listCourses\`, over an invented catalog of ${courses.toLocaleString('en-US')} courses with 12 lessons
each, was measured with the bundle that is deployed, in processor time of the measuring machine
(\`bin/cost/measure-index.ts\`). The function has ${megabytesOf('listCourses').toLocaleString('en-US')} MB, which is ${megabytesOf('listCourses') >= wholeCpuMegabytes ? 'a whole vCPU' : 'a part of a vCPU'}. A vCPU is assumed to be as fast as
one core of that machine, and S3 to deliver ${s3MegabytesPerSecond} MB a second.

| What | Takes |
| --- | --: |
| Starting Node and loading the bundle | ${ms(start)} |
| Reading the index of ${(bytes / 1e6).toFixed(1)} MB, with the processor busy for ${ms(readMilliseconds)} | ${ms(read)} |
| Decompressing, opening and searching it | ${ms(search)} |
| **Sum** | **${ms(sum)}** |

The process uses at most ${megabytes} MB. The time that Lambda takes before it starts Node is extra; AWS does not publish it, and it
does not depend on the index. A warm environment reads the index again only when it has changed.
`;
};
