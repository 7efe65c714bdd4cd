import { Problem } from '../../contract/problem.ts';
import { courseProgress } from '../../contract/rules/progress.ts';
import type { CourseAccess } from './course-access.ts';
import { lectureIdsOf } from './courses.ts';
import { addCompletedLecture, type Enrollment, getEnrollment } from './enrollments.ts';
import { toResumePoint } from './learner-course.ts';

/** Times a raised percentage is computed anew before giving up: each lost race means someone else made progress. */
const attempts = 4;

/**
 * Adds a lecture to the completed ones; adding it again changes nothing. Two tabs may do this at once: the one whose
 * percentage is overtaken reads again and repeats, so progress never falls.
 */
export const completeLecture = async (
  learnerId: string,
  { course, enrollment, standing }: CourseAccess,
  lectureId: string,
  now: Date,
): Promise<Enrollment> => {
  const lectureIds = lectureIdsOf(course);
  let known = enrollment;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (known.completedLectures.has(lectureId)) return known;
    const completedLectures = new Set([...known.completedLectures, lectureId]);
    const written = await addCompletedLecture(learnerId, course.id, {
      lectureId,
      progress: Math.max(known.progress, courseProgress(lectureIds, completedLectures)),
      resume: toResumePoint(course, standing, { completedLectures, lastLectureId: lectureId }) ?? null,
      at: now.toISOString(),
    });
    if (written) return written;
    const current = await getEnrollment(learnerId, course.id);
    if (!current) throw new Problem('not-enrolled');
    known = current;
  }
  throw new Problem('unavailable', undefined, { retryAfter: 1 });
};
