import type { Course } from '../define.ts';

/** How authors call a section: counted from 1. */
export const sectionLocation = (sectionIndex: number): string => `section ${sectionIndex + 1}`;

/** How authors call a lecture: counted from 1, with its id. */
export const lectureLocation = (sectionIndex: number, lectureIndex: number, id: unknown): string =>
  `${sectionLocation(sectionIndex)}, lecture ${lectureIndex + 1}${typeof id === 'string' && id !== '' ? ` (${id})` : ''}`;

/** How authors call a question: the quiz's id, and its number counted from 1. */
export const questionLocation = (quizId: unknown, questionIndex: number): string =>
  `quiz ${String(quizId)}, question ${questionIndex + 1}`;

/** All lectures of a course in order, each with its place. */
export const locatedLectures = (course: Course) =>
  course.sections.flatMap((section, sectionIndex) =>
    section.lectures.map((lecture, lectureIndex) => ({
      lecture,
      location: lectureLocation(sectionIndex, lectureIndex, lecture.id),
    })),
  );

/** Those of `values` that occur again after their first time, each once. */
export const findDuplicates = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
