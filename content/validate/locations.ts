import type { Course } from '../define.ts';

/** Names a section for authors: counted from 1. */
export const sectionLocation = (sectionIndex: number): string => `section ${sectionIndex + 1}`;

/** Names a lecture for authors: counted from 1, with its id. */
export const lectureLocation = (sectionIndex: number, lectureIndex: number, id: unknown): string =>
  `${sectionLocation(sectionIndex)}, lecture ${lectureIndex + 1}${typeof id === 'string' && id !== '' ? ` (${id})` : ''}`;

/** Names a question for authors: the quiz's id and its number, counted from 1. */
export const questionLocation = (quizId: unknown, questionIndex: number): string =>
  `quiz ${String(quizId)}, question ${questionIndex + 1}`;

/** Returns all lectures of a course in order, with their locations. */
export const locatedLectures = (course: Course) =>
  course.sections.flatMap((section, sectionIndex) =>
    section.lectures.map((lecture, lectureIndex) => ({
      lecture,
      location: lectureLocation(sectionIndex, lectureIndex, lecture.id),
    })),
  );

/** Returns each value that occurs more than once. */
export const findDuplicates = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
