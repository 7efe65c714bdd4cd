import { progress } from '#contract/operations/progress.ts';
import { Problem } from '#contract/problem.ts';
import { isWatched } from '#contract/rules/progress.ts';
import type { StoredLecture } from '#contract/storage/catalog-rows.ts';
import { getStudyDay, putStudyDay } from '../data/activity.ts';
import { putLastLecture, touchEnrollment } from '../data/enrollments.ts';
import type { NewPlayback } from '../data/playback.ts';
import { getVideoProgress, putVideoProgress } from '../data/video-progress.ts';
import { endpoint } from '../http/endpoint.ts';
import { completeLecture } from '../learning/complete-lecture.ts';
import { type CourseAccess, requireCourseAccess, requireLecture } from '../learning/course-access.ts';
import { creditClaim, isOpenIn, putPosition } from '../learning/credit-playback.ts';

interface Observation {
  lecture: StoredLecture;
  /** The learner's calendar day. */
  today: string;
  at: string;
}

/**
 * Updates the enrollment when the lecture, player or day has changed; usually none has, because players save every few
 * seconds.
 */
const recordStudy = async (
  learnerId: string,
  { enrollment }: CourseAccess,
  observation: Observation,
): Promise<void> => {
  const { lecture, today, at } = observation;
  const { courseId, updatedAt } = enrollment;
  if (!isOpenIn(enrollment, lecture.id, 'course')) {
    return putLastLecture(learnerId, courseId, { lectureId: lecture.id, player: 'course', at });
  }
  const lastStudyDay = updatedAt && (await getStudyDay(learnerId, new Date(updatedAt)));
  if (lastStudyDay !== today) await touchEnrollment(learnerId, courseId, at);
};

export const handler = endpoint(progress, 'saveVideoProgress', async ({ params: { courseId }, body, caller, now }) => {
  const [access, today, known] = await Promise.all([
    requireCourseAccess(caller.id, courseId, now),
    getStudyDay(caller.id, now),
    body.watched && getVideoProgress(caller.id, courseId, body),
  ]);
  const lecture = requireLecture(access, body);
  if (lecture.contentType !== 'video') throw new Problem('not-found', 'This lesson has no video.');

  // Uses the server's duration, because a client's could move the 90% mark.
  const { duration } = lecture;
  const timestamp = Math.min(body.timestamp, duration);
  const watched = isWatched(timestamp, duration);
  const isNewCompletion = watched && !access.enrollment.completedLectures.has(lecture.id);
  const at = now.toISOString();

  // Clamped so that a fast clock does not block later saves.
  const observedAt = Math.min(body.observedAt ?? now.getTime(), now.getTime());
  const observed = { timestamp, duration, isWatched: watched, observedAt, at };
  const row = {
    put: (playback: NewPlayback | undefined) => putVideoProgress(caller.id, courseId, body, observed, playback),
    get: () => getVideoProgress(caller.id, courseId, body),
  };
  const claim = {
    enrollment: access.enrollment,
    lecture,
    player: 'course' as const,
    stored: known,
    claimed: body.watched,
  };
  const [current] = await Promise.all([
    putPosition(row, creditClaim(claim, now), observedAt),
    isNewCompletion
      ? completeLecture(caller.id, access, lecture.id, now, { kind: 'position' })
      : recordStudy(caller.id, access, { lecture, today, at }),
    putStudyDay(caller.id, today),
  ]);
  return { timestamp: current?.timestamp ?? timestamp, duration, completed: current?.completed ?? watched };
});
