import { loadCourses } from './load.ts';
import type { CheckedCourse } from './validate/checked-course.ts';
import { validateCourses } from './validate.ts';

/** Invalid courses; `errors` has one sentence per violation. */
export class InvalidContent extends Error {
  constructor(readonly errors: string[]) {
    super(`The content has ${errors.length} ${errors.length === 1 ? 'error' : 'errors'}:\n${errors.join('\n')}`);
    this.name = 'InvalidContent';
  }
}

/**
 * Loads and validates all courses in a directory. @throws InvalidContent with all errors when any course is invalid.
 */
export const readCourses = async (directory?: string): Promise<CheckedCourse[]> => {
  const { courses, errors } = validateCourses(await loadCourses(directory));
  if (errors.length > 0) throw new InvalidContent(errors);
  return courses;
};
