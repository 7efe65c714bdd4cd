import { payments } from '#contract/operations/payments.ts';
import { Problem } from '#contract/problem.ts';
import { requireCourse } from '../data/courses.ts';
import { endpoint } from '../http/endpoint.ts';
import { limitCheckouts } from './limit-checkouts.ts';
import { openCheckout } from './open-checkout.ts';

export const handler = endpoint(payments, 'createCheckoutSession', async ({ body, caller, now }) => {
  const [course] = await Promise.all([requireCourse(body.courseId), limitCheckouts(caller.id, now)]);
  if (course.kind === 'drip') throw new Problem('subscribe-instead');
  const { id, url } = await openCheckout({ caller, course, kind: 'course', alreadyPaidCode: 'already-paid', now });
  return { url, sessionId: id };
});
