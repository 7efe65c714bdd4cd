import { drip } from '#contract/operations/drip.ts';
import { Problem } from '#contract/problem.ts';
import { isWatched } from '#contract/rules/progress.ts';
import type { StoredLecture } from '#contract/storage/catalog-rows.ts';
import { getStudyDay, putStudyDay } from '../data/activity.ts';
import { getDripProgress, putDripProgress } from '../data/drip-progress.ts';
import { putLastLecture } from '../data/enrollments.ts';
import { endpoint } from '../http/endpoint.ts';
import { completeLecture } from '../learning/complete-lecture.ts';
import { findLecture, requireCourseAccess } from '../learning/course-access.ts';

/**
 * Returns whether this position completes the lecture: a video by the server's length of it, a text when its reader
 * says so, a quiz only by passing it.
 */
const isCompletedBy = ({ contentType, duration }: StoredLecture, timestamp: number, isClaimed: boolean): boolean => {
  if (contentType === 'video') return isWatched(timestamp, duration);
  return contentType !== 'quiz' && isClaimed;
};

export const handler = endpoint(drip, 'saveDripProgress', async ({ params, body, caller, now }) => {
  const { courseId, lectureId } = params;
  const [access, today] = await Promise.all([
    requireCourseAccess(caller.id, courseId, now),
    getStudyDay(caller.id, now),
  ]);
  const { lecture, sectionIndex, lectureIndex } = findLecture(access, ({ id }) => id === lectureId);
  const timestamp = Math.min(body.timestamp, lecture.duration);
  const isCompleted = isCompletedBy(lecture, timestamp, body.completed);
  const isNewCompletion = isCompleted && !access.enrollment.completedLectures.has(lectureId);
  const resume = { sectionIndex, lectureIndex, lectureId, lectureTitle: lecture.title };
  const at = now.toISOString();

  const [stored] = await Promise.all([
    putDripProgress(caller.id, courseId, lectureId, {
      timestamp,
      totalDuration: lecture.duration,
      isDone: isCompleted,
      // Clamped so that a fast clock does not block later saves.
      observedAt: Math.min(body.observedAt ?? now.getTime(), now.getTime()),
      at,
    }),
    isNewCompletion && completeLecture(caller.id, access, lectureId, now),
    !isNewCompletion &&
      access.enrollment.lastLectureId !== lectureId &&
      putLastLecture(caller.id, courseId, { resume, at }),
    putStudyDay(caller.id, today),
  ]);
  const current = stored ?? (await getDripProgress(caller.id, courseId, lectureId));
  if (!current) throw new Problem('unavailable', undefined, { retryAfter: 1 });
  return current;
});
