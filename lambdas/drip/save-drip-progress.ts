import { drip } from '#contract/operations/drip.ts';
import { Problem } from '#contract/problem.ts';
import { isWatched } from '#contract/rules/progress.ts';
import type { StoredLecture } from '#contract/storage/catalog-rows.ts';
import { getStudyDay, putStudyDay } from '../data/activity.ts';
import { getDripProgress, putDripProgress } from '../data/drip-progress.ts';
import { putLastLecture } from '../data/enrollments.ts';
import type { NewPlayback } from '../data/playback.ts';
import { endpoint } from '../http/endpoint.ts';
import { completeLecture } from '../learning/complete-lecture.ts';
import { findLecture, requireCourseAccess } from '../learning/course-access.ts';
import { creditClaim, isOpenIn, putPosition } from '../learning/credit-playback.ts';

/**
 * Returns whether a saved position completes the lecture: a video by its length on the server, a text when the reader
 * claims it. A quiz, an assignment and a notebook with required checks are completed only by passing or submitting
 * them.
 */
const isCompletedBy = (lecture: StoredLecture, timestamp: number, isClaimed: boolean): boolean => {
  const { contentType, duration, requiresChecks } = lecture;
  if (contentType === 'video') return isWatched(timestamp, duration);
  return contentType !== 'quiz' && contentType !== 'assignment' && !requiresChecks && isClaimed;
};

export const handler = endpoint(drip, 'saveDripProgress', async ({ params, body, caller, now }) => {
  const { courseId, lectureId } = params;
  const [access, today, known] = await Promise.all([
    requireCourseAccess(caller.id, courseId, now),
    getStudyDay(caller.id, now),
    body.watched && getDripProgress(caller.id, courseId, lectureId),
  ]);
  const { lecture } = findLecture(access, ({ id }) => id === lectureId);
  const timestamp = Math.min(body.timestamp, lecture.duration);
  const isCompleted = isCompletedBy(lecture, timestamp, body.completed);
  const isNewCompletion = isCompleted && !access.enrollment.completedLectures.has(lectureId);
  const at = now.toISOString();

  // Clamped so that a fast clock does not block later saves.
  const observedAt = Math.min(body.observedAt ?? now.getTime(), now.getTime());
  const observed = { timestamp, totalDuration: lecture.duration, isDone: isCompleted, observedAt, at };
  const row = {
    put: (playback: NewPlayback | undefined) => putDripProgress(caller.id, courseId, lectureId, observed, playback),
    get: () => getDripProgress(caller.id, courseId, lectureId),
  };
  const isVideo = lecture.contentType === 'video';
  const claimed = isVideo ? body.watched : undefined;
  const claim = { enrollment: access.enrollment, lecture, player: 'drip' as const, stored: known, claimed };
  const [current] = await Promise.all([
    putPosition(row, creditClaim(claim, now), observedAt),
    isNewCompletion && completeLecture(caller.id, access, lectureId, now, { kind: isVideo ? 'position' : 'marked' }),
    !isNewCompletion &&
      !isOpenIn(access.enrollment, lectureId, 'drip') &&
      putLastLecture(caller.id, courseId, { lectureId, player: 'drip', at }),
    putStudyDay(caller.id, today),
  ]);
  if (!current) throw new Problem('unavailable', undefined, { retryAfter: 1 });
  return current;
});
