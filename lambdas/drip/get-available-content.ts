import { drip } from '../../contract/operations/drip.ts';
import { lookAfterReturn, nextLook } from '../../contract/rules/drip-mail.ts';
import { addedRules, nextOpening } from '../../contract/rules/drip-schedule.ts';
import { type CourseAccess, requireCourseAccess } from '../data/course-access.ts';
import { lectureTexts } from '../data/courses.ts';
import { toLearnerSections } from '../data/learner-course.ts';
import { keepAddedRules } from '../data/subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';

/**
 * What being here changes: rules of lectures the author has added are kept from now on, and somebody the release job
 * waited for no more is looked at again. Writes nothing on almost every visit.
 */
const welcomeBack = async ({ course, enrollment, standing, subscription }: CourseAccess, now: Date): Promise<void> => {
  if (!subscription) return;
  const rules = addedRules(subscription.schedule, course);
  const hasNew = Object.keys(rules).length > 0;
  if (!hasNew && subscription.dueAt) return;
  const facts = {
    subscription,
    course,
    completedLectures: enrollment.completedLectures,
    ...(enrollment.updatedAt && { lastStudiedAt: enrollment.updatedAt }),
    isPremium: standing.isPremium,
    isSuppressed: false,
  };
  const dueAt = subscription.dueAt ? nextLook(facts, now) : lookAfterReturn(facts, now);
  if (hasNew || dueAt) await keepAddedRules(subscription, rules, dueAt);
};

export const handler = endpoint(drip, 'getAvailableContent', async ({ params: { courseId }, caller, now }) => {
  const [access, texts] = await Promise.all([requireCourseAccess(caller.id, courseId, now), lectureTexts(courseId)]);
  await welcomeBack(access, now);
  const { course, standing, subscription } = access;
  const content = toLearnerSections(course, standing, texts);
  const next = subscription && !standing.isPremium ? nextOpening(subscription, course, now) : undefined;
  return {
    content,
    unlockedContent: content.flatMap(({ lectures }) => lectures.filter((it) => it.isUnlocked).map(({ id }) => id)),
    nextReleaseDate: next?.at.toISOString() ?? null,
    timeZone: subscription?.timeZone ?? 'UTC',
    isPremium: standing.isPremium,
    courseTitle: course.title,
    paused: subscription?.pausedAt !== undefined,
    ...(subscription && { subscriptionToken: subscription.token }),
  };
});
