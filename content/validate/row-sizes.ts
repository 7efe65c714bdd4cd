import { publishedCourse } from '../publish/course-rows.ts';
import type { CheckedCourse, Report } from './checked-course.ts';

/** Largest row in bytes of JSON: DynamoDB takes 400 KB, and its own form of a row is a little larger. */
const maxRowBytes = 350 * 1024;

/** Every row has to fit into DynamoDB. */
export const checkRowSizes = (checked: CheckedCourse, report: Report): void => {
  const { detail, lectures, quizzes, answers } = publishedCourse(checked);
  for (const row of [detail, ...lectures, ...quizzes, ...answers]) {
    const size = Buffer.byteLength(JSON.stringify(row));
    if (size > maxRowBytes)
      report(row.sk, `it has ${Math.ceil(size / 1024)} KB when published; at most 350 fit. Split it`);
  }
};
