import type { Course, Lecture, QuizQuestion } from './define.ts';

/** Returns the ids of the skills that a lecture teaches: none for a quiz, which asks them. */
export const taughtSkills = (lecture: Lecture): string[] =>
  lecture.contentType === 'quiz' ? [] : (lecture.skills ?? []);

/** Returns the ids of the skills that a question asks: its own, or else those that its lecture teaches. */
export const questionSkills = (course: Course, question: QuizQuestion): string[] => {
  if (question.skills) return question.skills;
  const lecture = course.sections.flatMap(({ lectures }) => lectures).find(({ id }) => id === question.lecture);
  return lecture ? taughtSkills(lecture) : [];
};
