import { drip } from '#contract/operations/drip.ts';
import { checkAfterReturn, nextCheckAt } from '#contract/rules/drip-email.ts';
import { addedRules, nextUnlockingBatch } from '#contract/rules/drip-schedule.ts';
import { getLectureRows } from '../data/courses.ts';
import { storeAddedRules } from '../data/subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';
import { type CourseAccess, requireCourseAccess } from '../learning/course-access.ts';
import { toLearnerSections } from '../learning/learner-course.ts';

/**
 * Updates the schedule at a visit: stores release rules of added lectures and reschedules subscribers the release job
 * had dropped as inactive. Rarely writes.
 */
const resumeSchedule = async (
  { course, enrollment, accessState, subscription }: CourseAccess,
  now: Date,
): Promise<void> => {
  if (!subscription) return;
  const rules = addedRules(subscription.schedule, course);
  const hasAddedRules = Object.keys(rules).length > 0;
  if (!hasAddedRules && subscription.dueAt) return;
  const context = {
    subscription,
    course,
    completedLectures: enrollment.completedLectures,
    ...(enrollment.updatedAt && { lastStudiedAt: enrollment.updatedAt }),
    isPremium: accessState.isPremium,
    isSuppressed: false,
  };
  const dueAt = subscription.dueAt ? nextCheckAt(context, now) : checkAfterReturn(context, now);
  if (hasAddedRules || dueAt) await storeAddedRules(subscription, rules, dueAt);
};

export const handler = endpoint(drip, 'getAvailableContent', async ({ params: { courseId }, caller, now }) => {
  const [access, texts] = await Promise.all([requireCourseAccess(caller.id, courseId, now), getLectureRows(courseId)]);
  await resumeSchedule(access, now);
  const { course, accessState, subscription } = access;
  const content = toLearnerSections(course, accessState, texts);
  const nextBatch = subscription && !accessState.isPremium ? nextUnlockingBatch(subscription, course, now) : undefined;
  return {
    content,
    unlockedContent: content.flatMap(({ lectures }) =>
      lectures.filter((lecture) => lecture.isUnlocked).map(({ id }) => id),
    ),
    nextReleaseDate: nextBatch?.at.toISOString() ?? null,
    timeZone: subscription?.timeZone ?? 'UTC',
    isPremium: accessState.isPremium,
    courseTitle: course.title,
    paused: subscription?.pausedAt !== undefined,
    ...(subscription && { subscriptionToken: subscription.token }),
  };
});
