import type { CheckedCourse, Report } from './checked-course.ts';
import { findDuplicates } from './locations.ts';
import { markdownProblems } from './markdown.ts';

/** Exercises belong to notebook lectures, have ids of their own, show a check, and hide one. */
export const checkNotebooks = ({ course, notebooks }: CheckedCourse, report: Report): void => {
  const lectures = course.sections.flatMap((section) => section.lectures);
  for (const [lectureId, exercises] of Object.entries(notebooks)) {
    const location = `notebook ${lectureId}`;
    const lecture = lectures.find(({ id }) => id === lectureId);
    if (lecture?.contentType !== 'notebook') report(location, 'there is no notebook lecture of this id');
    for (const id of findDuplicates(exercises.map(({ id }) => id)))
      report(location, `the exercise id ${id} is there twice`);
    for (const { id, prompt, checks } of exercises) {
      const exerciseLocation = `${location}, exercise ${id}`;
      for (const problem of markdownProblems(prompt)) report(exerciseLocation, problem);
      if (checks.every(({ hidden }) => hidden)) report(exerciseLocation, 'it has no check that learners can read');
      if (!checks.some(({ hidden }) => hidden))
        report(exerciseLocation, 'it has no hidden check, so the answer can be copied');
    }
  }
};
