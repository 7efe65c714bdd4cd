import { progress } from '#contract/operations/progress.ts';
import { Problem } from '#contract/problem.ts';
import { readingThreshold } from '#contract/rules/progress.ts';
import type { StoredLecture } from '#contract/storage/catalog-rows.ts';
import { getStudyDay, putStudyDay } from '../data/activity.ts';
import type { Enrollment } from '../data/enrollments.ts';
import { endpoint } from '../http/endpoint.ts';
import { completeLecture, type Manner } from '../learning/complete-lecture.ts';
import { type CourseAccess, findLecture, requireCourseAccess } from '../learning/course-access.ts';
import { toEnrollmentProgress } from '../learning/learner-course.ts';

/**
 * Requires a lecture that learners may mark as completed: in this course, unlocked, and not completed by passing a
 * quiz, submitting an assignment or passing required checks.
 */
const requireMarkable = (access: CourseAccess, lectureId: string): StoredLecture => {
  const { lecture } = findLecture(access, ({ id }) => id === lectureId);
  if (lecture.contentType === 'quiz') throw new Problem('invalid-request', 'A quiz is completed by passing it.');
  if (lecture.contentType === 'assignment') {
    throw new Problem('invalid-request', 'An assignment is completed by submitting it.');
  }
  if (lecture.requiresChecks) {
    throw new Problem('invalid-request', 'This notebook is completed by passing every check on the server.');
  }
  return lecture;
};

/** The browser's claim about how a lecture was completed. */
interface Claim {
  readSeconds?: number | undefined;
  checksPassed?: true | undefined;
}

/**
 * Requires a claim that fits the kind of lecture: only readings are read, and only notebooks have checks.
 * @throws `invalid-request`
 */
const requireClaim = ({ contentType }: StoredLecture, { readSeconds, checksPassed }: Claim): void => {
  if (readSeconds !== undefined && contentType !== 'reading') {
    throw new Problem('invalid-request', 'Only a reading is completed by reading it.');
  }
  if (checksPassed && contentType !== 'notebook') {
    throw new Problem('invalid-request', 'Only a notebook has checks.');
  }
};

/**
 * Returns how a lecture was completed. The reading time is limited to the time since the course was last studied; a
 * reading counts as read from a minimum share of its estimated time.
 */
const mannerOf = (
  { duration }: StoredLecture,
  { readSeconds, checksPassed }: Claim,
  { enrolledAt, updatedAt = enrolledAt }: Enrollment,
  now: Date,
): Manner => {
  if (checksPassed) return { kind: 'checks' };
  const sinceStudied = Math.max(0, Math.floor((now.getTime() - Date.parse(updatedAt)) / 1000));
  const seconds = Math.min(readSeconds ?? 0, sinceStudied);
  return readSeconds !== undefined && seconds >= readingThreshold * duration
    ? { kind: 'read', seconds }
    : { kind: 'marked' };
};

export const handler = endpoint(progress, 'saveCourseProgress', async ({ params, body, caller, now }) => {
  const [access, today] = await Promise.all([
    requireCourseAccess(caller.id, params.courseId, now),
    getStudyDay(caller.id, now),
  ]);
  if (body.completedLecture === undefined) return toEnrollmentProgress(access);
  const lecture = requireMarkable(access, body.completedLecture);
  requireClaim(lecture, body);
  const [enrollment] = await Promise.all([
    completeLecture(caller.id, access, lecture.id, now, (enrollment) => mannerOf(lecture, body, enrollment, now)),
    putStudyDay(caller.id, today),
  ]);
  return toEnrollmentProgress({ ...access, enrollment });
});
