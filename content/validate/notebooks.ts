import type { CheckedCourse, Report } from './checked-course.ts';
import { markdownProblems } from './markdown.ts';
import { repeated } from './places.ts';

/** Exercises belong to notebook lectures, have ids of their own, show a check, and hide one. */
export const checkNotebooks = ({ course, notebooks }: CheckedCourse, report: Report): void => {
  const lectures = course.sections.flatMap((section) => section.lectures);
  for (const [lectureId, exercises] of Object.entries(notebooks)) {
    const place = `notebook ${lectureId}`;
    const lecture = lectures.find(({ id }) => id === lectureId);
    if (lecture?.contentType !== 'notebook') report(place, 'there is no notebook lecture of this id');
    for (const id of repeated(exercises.map(({ id }) => id))) report(place, `the exercise id ${id} is there twice`);
    for (const { id, prompt, checks } of exercises) {
      const where = `${place}, exercise ${id}`;
      for (const problem of markdownProblems(prompt)) report(where, problem);
      if (checks.every(({ hidden }) => hidden)) report(where, 'it has no check that learners can read');
      if (!checks.some(({ hidden }) => hidden)) report(where, 'it has no hidden check, so the answer can be copied');
    }
  }
};
