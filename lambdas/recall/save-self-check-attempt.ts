import { recall } from '#contract/operations/recall.ts';
import { Problem } from '#contract/problem.ts';
import type { NewSelfCheckAttempt } from '#contract/schemas/self-check.ts';
import { getLectureRow } from '../data/courses.ts';
import { getSelfCheck, lastAttempt, putSelfCheck, type StoredSelfCheck } from '../data/self-check-attempts.ts';
import { endpoint } from '../http/endpoint.ts';
import { findLecture, requireCourseAccess } from '../learning/course-access.ts';

/** Attempts before the last one whose verdicts are kept. */
const maxEarlier = 20;

/**
 * Returns the stored attempt if the new one repeats it; undefined if the new one is the next.
 * @throws `attempt-conflict` when that number is taken, `invalid-request` when it is not the next
 */
const findRepeated = (
  stored: StoredSelfCheck | undefined,
  { attempt, answer, verdict }: NewSelfCheckAttempt,
): StoredSelfCheck | undefined => {
  const next = (stored?.attempt ?? 0) + 1;
  if (attempt > next) throw new Problem('invalid-request', `The next attempt is number ${next}.`);
  if (attempt === next) return undefined;
  if (stored?.attempt === attempt && stored.answer === answer && stored.verdict === verdict) return stored;
  throw new Problem('attempt-conflict', 'You have answered this question elsewhere in the meantime.');
};

const withAttempt = (
  stored: StoredSelfCheck | undefined,
  { attempt, answer, verdict }: NewSelfCheckAttempt,
  now: Date,
): StoredSelfCheck => {
  const last = stored ? [{ verdict: stored.verdict, answeredAt: stored.answeredAt }] : [];
  const earlier = [...(stored?.earlier ?? []), ...last].slice(-maxEarlier);
  return { attempt, answer, verdict, answeredAt: now.toISOString(), earlier };
};

/** Checks access first, so that outsiders cannot tell which questions exist. */
export const handler = endpoint(recall, 'saveSelfCheckAttempt', async ({ params, body, caller, now }) => {
  const { courseId, lectureId } = params;
  const { questionId } = body;
  const selfCheckKey = { courseId, lectureId, questionId };
  const [access, lectureRow, stored] = await Promise.all([
    requireCourseAccess(caller.id, courseId, now),
    getLectureRow(courseId, lectureId),
    getSelfCheck(caller.id, selfCheckKey),
  ]);
  findLecture(access, ({ id }) => id === lectureId);
  if (!lectureRow?.selfChecks?.some(({ id }) => id === questionId))
    throw new Problem('not-found', 'This lesson does not ask this question anymore. Reload the page.');

  const repeated = findRepeated(stored, body);
  if (repeated) return lastAttempt(questionId, repeated);
  const selfCheck = withAttempt(stored, body, now);
  if (await putSelfCheck(caller.id, selfCheckKey, selfCheck)) return lastAttempt(questionId, selfCheck);
  // Another tab stored this number concurrently: an identical attempt is a repeat, any other is refused.
  const winner = findRepeated(await getSelfCheck(caller.id, selfCheckKey), body);
  if (!winner) throw new Problem('attempt-conflict');
  return lastAttempt(questionId, winner);
});
