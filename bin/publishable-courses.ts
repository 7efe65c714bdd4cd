import { hasVariants } from '#content/pictures/picture-sources.ts';
import { readCourses } from '#content/read-courses.ts';
import type { CheckedCourse } from '#content/validate/checked-course.ts';
import { installPackages, optionalPackages } from './optional-packages.ts';

/** Reads and validates all courses, and installs what encodes their pictures if any has some. @throws InvalidContent */
export const readPublishableCourses = async (): Promise<CheckedCourse[]> => {
  const courses = await readCourses();
  if (courses.some(hasVariants)) installPackages(optionalPackages.pictures);
  return courses;
};
