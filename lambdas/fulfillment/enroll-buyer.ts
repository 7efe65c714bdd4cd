import { Problem } from '#contract/problem.ts';
import { standardAccessState } from '#contract/rules/lecture-access.ts';
import { requireCourse } from '../data/courses.ts';
import { putEnrollment } from '../data/enrollments.ts';
import type { OwnedSession } from '../data/payment-sessions.ts';
import { toResumePoint } from '../learning/learner-course.ts';

/** The buyer of an unpublished course still paid for it. */
const ignoreNotFound = (error: unknown): undefined => {
  if (error instanceof Problem && error.code === 'not-found') return undefined;
  throw error;
};

/** Enrolls the buyer once; a drip course opens completely. */
export const enrollBuyer = async ({ learnerId, courseId, kind }: OwnedSession, now: Date): Promise<void> => {
  const course = await requireCourse(courseId).catch(ignoreNotFound);
  const accessState = { ...standardAccessState, isPremium: kind === 'upgrade' };
  const resume = (course && toResumePoint(course, accessState, undefined)) ?? null;
  await putEnrollment(learnerId, courseId, { enrolledAt: now.toISOString(), resume });
};
