import { publishedCourse } from '../publish/course-rows.ts';
import type { CheckedCourse, Report } from './checked-course.ts';

/** Largest row in bytes of JSON: DynamoDB allows 400 KB, and its own encoding is slightly larger. */
const maxRowBytes = 350 * 1024;

/** Every row must fit into DynamoDB. */
export const checkRowSizes = (checked: CheckedCourse, report: Report): void => {
  const { detail, lectures, quizzes, answers, solutions, skills } = publishedCourse(checked);
  for (const row of [detail, ...lectures, ...quizzes, ...answers, ...solutions, skills]) {
    const size = Buffer.byteLength(JSON.stringify(row));
    if (size > maxRowBytes)
      report(row.sk, `it has ${Math.ceil(size / 1024)} KB when published; the limit is 350. Split it`);
  }
};
