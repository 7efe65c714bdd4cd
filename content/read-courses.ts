import { loadCourses } from './load.ts';
import type { CheckedCourse } from './validate/checked-course.ts';
import { validateCourses } from './validate.ts';

/** Courses that break rules; `errors` has a sentence for each. */
export class InvalidContent extends Error {
  constructor(readonly errors: string[]) {
    super(`The content has ${errors.length} ${errors.length === 1 ? 'error' : 'errors'}:\n${errors.join('\n')}`);
    this.name = 'InvalidContent';
  }
}

/** All courses below a directory, checked. Throws `InvalidContent` with every error when a single one breaks a rule. */
export const readCourses = async (directory?: string): Promise<CheckedCourse[]> => {
  const { courses, errors } = validateCourses(await loadCourses(directory));
  if (errors.length > 0) throw new InvalidContent(errors);
  return courses;
};
