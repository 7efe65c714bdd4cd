import { type LearningRecord, toLearningRecord } from '#contract/rules/learning-record.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { listVerifiedNotebooks } from '../data/checked-notebooks.ts';
import { countedLectureIds } from '../data/courses.ts';
import { listDripProgress } from '../data/drip-progress.ts';
import { readAttempts } from '../data/quiz-attempts.ts';
import { listVideoProgress } from '../data/video-progress.ts';
import type { CourseAccess } from '../learning/course-access.ts';

/** A course as its learner has completed it. */
export type CompletedCourse = Pick<CourseAccess, 'course' | 'enrollment' | 'accessState'>;

/** Reads what is recorded about how a learner completed the lectures of a course, in one round trip. */
export const readLearningRecord = async (
  learnerId: string,
  { course, enrollment, accessState }: CompletedCourse,
): Promise<LearningRecord> => {
  const [positions, dripPositions, verified, quizzes] = await Promise.all([
    listVideoProgress(learnerId, course.id),
    course.kind === 'drip' ? listDripProgress(learnerId, course.id) : [],
    listVerifiedNotebooks(learnerId, course.id),
    Promise.all(
      course.quizzes.map(async ({ id, title }) => {
        const { attempts } = await readAttempts(learnerId, course.id, id);
        return { title, attempts };
      }),
    ),
  ]);
  const countedIds = new Set(countedLectureIds(course, accessState));
  return toLearningRecord({
    lectures: lecturesInOrder(course).flatMap(({ lecture }) => (countedIds.has(lecture.id) ? [lecture] : [])),
    completedLectures: enrollment.completedLectures,
    completions: enrollment.completions,
    // A drip course plays in both players, each with its own positions.
    playback: [...positions, ...dripPositions].flatMap(({ lectureId, played }) =>
      lectureId !== undefined && played ? [{ lectureId, played }] : [],
    ),
    verifiedNotebooks: new Set(verified.map(({ lectureId }) => lectureId)),
    quizzes,
  });
};
