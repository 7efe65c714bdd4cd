import type { QuizRow } from '../../contract/catalogue-rows.ts';
import { type CourseAccess, findLecture, requireCourseAccess } from '../data/course-access.ts';
import { requireQuiz } from '../data/courses.ts';
import { type Attempt, listAttempts } from '../data/quiz-attempts.ts';

/** A quiz this learner may take, with what they did so far. */
export interface QuizAccess extends CourseAccess {
  quiz: QuizRow;
  attempts: Attempt[];
}

/** The gate of both quiz calls: a quiz is as open as the lecture that shows it. Costs what the gate of its course does. */
export const requireQuizAccess = async (
  learnerId: string,
  courseId: string,
  quizId: string,
  now: Date,
): Promise<QuizAccess> => {
  const [access, attempts, quiz] = await Promise.all([
    requireCourseAccess(learnerId, courseId, now),
    listAttempts(learnerId, courseId, quizId),
    requireQuiz(courseId, quizId),
  ]);
  findLecture(access, (lecture) => lecture.quizId === quizId, 'Quiz not found.');
  return { ...access, quiz, attempts };
};
