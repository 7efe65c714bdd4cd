import type { CheckedCourse, Report } from './checked-course.ts';
import { findDuplicates } from './locations.ts';
import { markdownProblems } from './markdown.ts';

/** Checks that exercises belong to notebook lectures, have unique ids, and have visible and hidden checks. */
export const checkNotebooks = ({ course, notebooks }: CheckedCourse, report: Report): void => {
  const lectures = course.sections.flatMap((section) => section.lectures);
  for (const [lectureId, exercises] of Object.entries(notebooks)) {
    const location = `notebook ${lectureId}`;
    const lecture = lectures.find(({ id }) => id === lectureId);
    if (lecture?.contentType !== 'notebook') report(location, 'no notebook lecture has this id');
    for (const id of findDuplicates(exercises.map(({ id }) => id))) report(location, `two exercises have the id ${id}`);
    for (const { id, prompt, checks } of exercises) {
      const exerciseLocation = `${location}, exercise ${id}`;
      for (const problem of markdownProblems(prompt)) report(exerciseLocation, problem);
      if (checks.every(({ hidden }) => hidden)) report(exerciseLocation, 'it has no visible check');
      if (!checks.some(({ hidden }) => hidden))
        report(exerciseLocation, 'it has no hidden check, so the answer can be copied');
    }
  }
};
