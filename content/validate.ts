import { instructorIdOf } from '#contract/cover/cover.ts';
import type { CourseFolder } from './load.ts';
import { checkAssignments } from './validate/assignments.ts';
import type { CheckedCourse, Report } from './validate/checked-course.ts';
import { checkDocuments } from './validate/documents.ts';
import { CoverShape, FiguresShape } from './validate/drawings.ts';
import { checkLearnerQuestions } from './validate/learner-questions.ts';
import { findDuplicates } from './validate/locations.ts';
import { checkMedia } from './validate/media.ts';
import { checkNotebooks } from './validate/notebooks.ts';
import { checkOrphans } from './validate/orphans.ts';
import { checkQuizzes } from './validate/quizzes.ts';
import { checkRowSizes } from './validate/row-sizes.ts';
import { checkSchedule } from './validate/schedule.ts';
import { shapeProblems } from './validate/shape-problems.ts';
import { AssignmentsShape, CourseShape, NotebooksShape, QuizzesShape, VideosShape } from './validate/shapes.ts';
import { checkSkills } from './validate/skills.ts';
import { checkStructure } from './validate/structure.ts';
import { checkTexts } from './validate/texts.ts';

/** The valid courses, and one sentence per violation. */
export interface Validation {
  courses: CheckedCourse[];
  errors: string[];
}

/** Checks shapes first, because the other rules need valid shapes. */
const parse = (folder: CourseFolder, report: Report): CheckedCourse | undefined => {
  for (const error of folder.errors) report('', error);
  if (folder.course === undefined) {
    if (folder.errors.length === 0) report('', 'course.ts has to export `course`');
    return undefined;
  }
  const course = shapeProblems('course', CourseShape, folder.course);
  const cover = folder.cover === undefined ? undefined : shapeProblems('cover', CoverShape, folder.cover);
  const figures = shapeProblems('figures', FiguresShape, folder.figures ?? {});
  const quizzes = shapeProblems('quizzes', QuizzesShape, folder.quizzes ?? []);
  const videos = shapeProblems('videos', VideosShape, folder.videos ?? {});
  const notebooks = shapeProblems('notebooks', NotebooksShape, folder.notebooks ?? {});
  const assignments = shapeProblems('assignments', AssignmentsShape, folder.assignments ?? {});
  const parts = [course, cover, figures, quizzes, videos, notebooks, assignments];
  for (const { location, problem } of parts.flatMap((part) => part?.problems ?? [])) report(location, problem);
  if (!course.value || !quizzes.value || !videos.value || !notebooks.value || !assignments.value) return undefined;
  if (!figures.value || cover?.problems.length || folder.errors.length > 0) return undefined;
  return {
    course: course.value,
    ...(cover?.value && { cover: cover.value }),
    figures: figures.value,
    quizzes: quizzes.value,
    videos: videos.value,
    notebooks: notebooks.value,
    assignments: assignments.value,
    files: folder.files,
    videoFiles: folder.videoFiles,
  };
};

const validateCourse = (folder: CourseFolder): { checked?: CheckedCourse; errors: string[] } => {
  const errors: string[] = [];
  const report: Report = (location, problem) => {
    errors.push(`course ${folder.id}${location && `, ${location}`}: ${problem}`);
  };
  const checked = parse(folder, report);
  if (!checked) return { errors };
  checkStructure(checked.course, folder.id, report);
  checkSchedule(checked.course, report);
  checkQuizzes(checked.course, checked.quizzes, report);
  checkSkills(checked.course, checked.quizzes, report);
  checkNotebooks(checked, report);
  checkAssignments(checked, report);
  checkTexts(checked, report);
  checkMedia(checked, report);
  checkDocuments(checked, report);
  checkOrphans(checked, report);
  if (errors.length === 0) checkLearnerQuestions(checked, report);
  if (errors.length === 0) checkRowSizes(checked, report);
  return errors.length === 0 ? { checked, errors } : { errors };
};

/** Two instructors with the same id would share a portrait. */
const instructorProblems = (courses: readonly CheckedCourse[]): string[] => {
  const first = new Map<string, CheckedCourse>();
  return courses.flatMap((checked) => {
    const { id, name, portrait } = checked.course.instructor;
    const instructorId = id ?? instructorIdOf(name);
    const other = first.get(instructorId);
    first.set(instructorId, other ?? checked);
    const known = other?.course.instructor;
    if (!known || (known.name === name && JSON.stringify(known.portrait) === JSON.stringify(portrait))) return [];
    return [
      `courses ${other.course.id} and ${checked.course.id}: both have an instructor "${instructorId}", with different names or portraits; give one another id`,
    ];
  });
};

/** Checks every course folder against every rule and collects all errors. */
export const validateCourses = (folders: CourseFolder[]): Validation => {
  const results = folders.map(validateCourse);
  const courses = results.flatMap(({ checked }) => (checked ? [checked] : []));
  const homePositions = courses.flatMap(({ course }) =>
    course.featured === undefined ? [] : [String(course.featured)],
  );
  const duplicateFeatured = findDuplicates(homePositions).map((location) => {
    const ids = courses.filter(({ course }) => String(course.featured) === location).map(({ course }) => course.id);
    return `courses ${ids.join(' and ')}: both are featured at place ${location}`;
  });
  const errors = [...results.flatMap((result) => result.errors), ...duplicateFeatured, ...instructorProblems(courses)];
  return { courses, errors };
};
