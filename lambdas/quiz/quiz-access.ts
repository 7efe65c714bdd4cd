import type { QuizRow } from '../../contract/catalogue-rows.ts';
import { Problem } from '../../contract/problem.ts';
import { lectureState, standardStanding } from '../../contract/rules/lecture-access.ts';
import { lecturesInOrder } from '../../contract/rules/resume.ts';
import { type CourseAccess, requireCourseAccess } from '../data/course-access.ts';
import { requireQuiz } from '../data/courses.ts';
import { type Attempt, listAttempts } from '../data/quiz-attempts.ts';

/** A quiz this learner may take, with what they did so far. */
export interface QuizAccess extends CourseAccess {
  quiz: QuizRow;
  attempts: Attempt[];
}

/** The gate of both quiz calls: a quiz is as open as the lecture that shows it. One round trip. */
export const requireQuizAccess = async (learnerId: string, courseId: string, quizId: string): Promise<QuizAccess> => {
  const [access, attempts, quiz] = await Promise.all([
    requireCourseAccess(learnerId, courseId),
    listAttempts(learnerId, courseId, quizId),
    requireQuiz(courseId, quizId),
  ]);
  const found = lecturesInOrder(access.course).find(({ lecture }) => lecture.quizId === quizId);
  if (!found) throw new Problem('not-found', 'Quiz not found.');
  if (lectureState(found.lecture, standardStanding) !== 'unlocked') {
    throw new Problem('lecture-locked');
  }
  return { ...access, quiz, attempts };
};
