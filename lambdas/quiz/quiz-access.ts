import { Problem } from '#contract/problem.ts';
import type { QuizRow } from '#contract/storage/quiz-rows.ts';
import { findQuiz } from '../data/courses.ts';
import { type Attempts, readAttempts } from '../data/quiz-attempts.ts';
import { type CourseAccess, findLecture, requireCourseAccess } from '../learning/course-access.ts';

/** A quiz this learner may take, with their attempts. */
export interface QuizAccess extends CourseAccess, Attempts {
  quiz: QuizRow;
}

const quizMissing = 'Quiz not found.';

/**
 * Access check of the quiz operations: a quiz is unlocked with its lecture. Costs as much as the course check, which
 * runs first, so outsiders cannot tell which quizzes exist. Throws as `requireCourseAccess`, then `not-found` or
 * `lecture-locked`.
 */
export const requireQuizAccess = async (
  learnerId: string,
  courseId: string,
  quizId: string,
  now: Date,
): Promise<QuizAccess> => {
  const [access, attempts, quiz] = await Promise.all([
    requireCourseAccess(learnerId, courseId, now),
    readAttempts(learnerId, courseId, quizId),
    findQuiz(courseId, quizId),
  ]);
  findLecture(access, (lecture) => lecture.quizId === quizId, quizMissing);
  if (!quiz) throw new Problem('not-found', quizMissing);
  return { ...access, ...attempts, quiz };
};
