import { Problem } from '#contract/problem.ts';
import type { Completion } from '#contract/rules/learning-record.ts';
import { courseProgress } from '#contract/rules/progress.ts';
import { countedLectureIds } from '../data/courses.ts';
import { addCompletedLecture, type Enrollment, getEnrollment } from '../data/enrollments.ts';
import type { CourseAccess } from './course-access.ts';

/** Attempts before giving up; each lost race means another write made progress. */
const maxAttempts = 4;

/** How a lecture was completed, as the caller knows it. */
export type Manner = Pick<Completion, 'kind' | 'seconds'>;

/**
 * Marks a lecture as completed and stores how, in one write; idempotent. When two tabs do so at once, the one that
 * loses the race reads again and retries, so both count. `manner` is a function when it depends on the
 * enrollment.
 */
export const completeLecture = async (
  learnerId: string,
  { course, enrollment, accessState }: CourseAccess,
  lectureId: string,
  now: Date,
  manner: Manner | ((enrollment: Enrollment) => Manner),
): Promise<Enrollment> => {
  const lectureIds = countedLectureIds(course, accessState);
  let current = enrollment;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (current.completedLectures.has(lectureId)) return current;
    const completedLectures = new Set([...current.completedLectures, lectureId]);
    const updated = await addCompletedLecture(learnerId, course.id, current, {
      completion: { lectureId, ...(typeof manner === 'function' ? manner(current) : manner), at: now.toISOString() },
      progress: Math.max(current.progress, courseProgress(lectureIds, completedLectures)),
    });
    if (updated) return updated;
    const reread = await getEnrollment(learnerId, course.id);
    if (!reread) throw new Problem('not-enrolled');
    current = reread;
  }
  throw new Problem('unavailable', undefined, { retryAfter: 1 });
};
