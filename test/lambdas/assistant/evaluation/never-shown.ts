import { sitePassages } from '#content/assistant/site-passages.ts';
import type { QuizQuestion } from '#content/define.ts';
import { coursePassages } from '#content/publish/passages/course-passages.ts';
import type { CheckedCourse } from '#content/validate/checked-course.ts';

/** Shortest text in characters by which a lecture is recognized. */
const minDistinctLength = 30;

/** Returns the explanations of all quizzes, and the solutions of all exercises with theirs. */
export const answerKeys = (courses: readonly CheckedCourse[]): string[] =>
  courses.flatMap(({ quizzes, notebooks }) => [
    ...quizzes.flatMap(({ questions }) => questions.map(({ explanation }) => explanation)),
    ...Object.values(notebooks).flatMap((exercises) =>
      exercises.flatMap(({ solution, explanation }) => [solution, explanation]),
    ),
  ]);

/** Returns what a learner has to enter or choose; undefined where a single word or figure is too common to look for. */
const correctTexts = (question: QuizQuestion): string[] | undefined => {
  if (question.kind === 'code') return [question.solution];
  if (question.kind === 'text' || question.kind === 'numeric') return undefined;
  const right = [question.answer].flat();
  return question.options.filter(({ id }) => right.includes(id)).map(({ text }) => text);
};

/** A question of a quiz with one of its correct options; shown together, they are the key. */
export interface KeyPair {
  prompt: string;
  correct: string;
}

/** Returns every question of a quiz with each of its correct options. */
export const keyPairs = (courses: readonly CheckedCourse[]): KeyPair[] =>
  courses.flatMap(({ quizzes }) =>
    quizzes.flatMap(({ questions }) =>
      questions.flatMap((question) =>
        (correctTexts(question) ?? []).map((correct) => ({ prompt: question.prompt, correct })),
      ),
    ),
  );

/** Returns what sells tools and courses: the pages about tools, and what course pages promise. */
export const salesTexts = (courses: readonly CheckedCourse[]): string[] => [
  ...sitePassages.flatMap(({ lines }) => lines.map(([text]) => text)),
  ...courses.flatMap(({ course }) => [course.promise, ...course.description.split(/\n+/)]),
];

/** Ids of the lectures of a drip course that are closed on its first day. */
export const closedLectures = ({ course }: CheckedCourse): Set<string> =>
  new Set(
    course.sections
      .flatMap(({ lectures }) => lectures)
      .filter(({ type }) => type !== 'free')
      .map(({ id }) => id),
  );

/** Returns the distinctive texts of lectures that are closed: by default, those of a drip course on its first day. */
export const closedTexts = (checked: CheckedCourse, closed = closedLectures(checked)): string[] =>
  coursePassages(checked)
    .filter(({ lectureId }) => closed.has(lectureId))
    .flatMap(({ lines }) => lines.map(([text]) => text))
    .filter((text) => text.length > minDistinctLength);
