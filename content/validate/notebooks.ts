import type { ExerciseDefinition } from '../define.ts';
import type { CheckedCourse, Report } from './checked-course.ts';
import { findDuplicates } from './locations.ts';
import { markdownProblems } from './markdown.ts';

/** Lines of code shorter than this are in many programs, so a hint may contain them. */
const minTellingLine = 12;

const linesOf = (code: string): string[] => code.split('\n').map((line) => line.trim());

/** Checks that hints are safe Markdown, differ, and contain no line of the solution that the starter lacks. */
const hintProblems = ({ hints, solution, starter }: ExerciseDefinition): string[] => {
  const given = new Set(linesOf(starter));
  const telling = linesOf(solution).filter((line) => line.length >= minTellingLine && !given.has(line));
  return [
    ...hints.flatMap((hint) => markdownProblems(hint)),
    ...findDuplicates([...hints]).map(() => 'two hints are the same'),
    ...hints.flatMap((hint, index) =>
      telling
        .filter((line) => hint.includes(line))
        .map((line) => `hint ${index + 1} gives away a line of the solution: ${line}`),
    ),
  ];
};

/** Checks that exercises belong to notebook lectures, have unique ids, visible and hidden checks, and hints. */
export const checkNotebooks = ({ course, notebooks }: CheckedCourse, report: Report): void => {
  const lectures = course.sections.flatMap((section) => section.lectures);
  for (const lecture of lectures) {
    if (lecture.contentType === 'notebook' && lecture.requiresChecks && !notebooks[lecture.id]) {
      report(`notebook ${lecture.id}`, 'it requires checks and has no exercise, so nobody could complete it');
    }
  }
  for (const [lectureId, exercises] of Object.entries(notebooks)) {
    const location = `notebook ${lectureId}`;
    const lecture = lectures.find(({ id }) => id === lectureId);
    if (lecture?.contentType !== 'notebook') report(location, 'no notebook lecture has this id');
    for (const id of findDuplicates(exercises.map(({ id }) => id))) report(location, `two exercises have the id ${id}`);
    for (const exercise of exercises) {
      const { id, prompt, explanation, checks } = exercise;
      const exerciseLocation = `${location}, exercise ${id}`;
      for (const problem of [prompt, explanation].flatMap((text) => markdownProblems(text)))
        report(exerciseLocation, problem);
      for (const problem of hintProblems(exercise)) report(exerciseLocation, problem);
      if (checks.every(({ hidden }) => hidden)) report(exerciseLocation, 'it has no visible check');
      if (!checks.some(({ hidden }) => hidden))
        report(exerciseLocation, 'it has no hidden check, so the answer can be copied');
    }
  }
};
