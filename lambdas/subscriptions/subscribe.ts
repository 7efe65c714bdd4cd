import { randomBytes } from 'node:crypto';
import { brand } from '#contract/brand.ts';
import { subscriptions } from '#contract/operations/subscriptions.ts';
import { Problem } from '#contract/problem.ts';
import { anchorDateOf, scheduleOf } from '#contract/rules/drip-schedule.ts';
import { normalizeEmail } from '#contract/rules/email.ts';
import { isTimeZone } from '#contract/rules/local-time.ts';
import type { CourseRow } from '#contract/storage/catalog-rows.ts';
import { type SubscribeConsent, type SubscriptionRow, subscriberKeys } from '#contract/storage/subscriber-rows.ts';
import { consentVersionOf } from '#contract/subscribe-consent.ts';
import { requireCourse } from '../data/courses.ts';
import { getSubscription, putSubscription, putToken } from '../data/subscriptions.ts';
import { claimAccessEmail, releaseAccessEmail } from '../email/access-email-throttle.ts';
import { reserveSignupEmail } from '../email/send-budget.ts';
import { sendEmail, sendsEmail } from '../email/ses.ts';
import { isSuppressed } from '../email/suppressions.ts';
import { accessEmail } from '../email/templates/access.ts';
import { endpoint } from '../http/endpoint.ts';
import type { FormPages } from '../http/form-response.ts';
import { viewerIpHash } from '../http/viewer-ip.ts';
import { EmailNotSentError } from '../runtime/email-errors.ts';
import { environment } from '../runtime/environment.ts';
import { isPremium } from './is-premium.ts';
import { limitCalls, limitNewCourses, limitUnconfirmed, tryAccessEmailLimit } from './subscribe-limits.ts';
import { withDueFields } from './subscription-change.ts';

/** Returns the proof of consent to store. */
const consentOf = (shownText: string | undefined, network: string, now: Date): SubscribeConsent => {
  const text = consentVersionOf(shownText);
  return { at: now.toISOString(), network, ...(text && { text }) };
};

const newSubscription = (
  email: string,
  course: CourseRow,
  timeZone: string,
  consent: SubscribeConsent,
  now: Date,
): SubscriptionRow => {
  const subscribedAt = now.toISOString();
  const row: SubscriptionRow = {
    ...subscriberKeys.subscription(email, course.id),
    subscriptionId: randomBytes(16).toString('hex'),
    courseId: course.id,
    email,
    subscribedAt,
    consent,
    timeZone,
    anchorDate: anchorDateOf(now, timeZone),
    schedule: scheduleOf(course),
    // Used in keys, which start with a letter or digit.
    token: `s${randomBytes(16).toString('base64url')}`,
    announcedThrough: subscribedAt,
  };
  const due = Object.entries(withDueFields(row, {}, course, now)).filter(([, value]) => value !== undefined);
  return { ...row, ...Object.fromEntries(due) };
};

/** Counts an access email to an address; returns false when it may not get another one today. */
type AccessEmailLimit = () => boolean | Promise<boolean>;

/** Claims an access email: at most hourly, to a mailbox that is not suppressed, within the form's daily quota. */
const reserveAccessEmail = async (
  subscription: SubscriptionRow,
  isWithinLimit: AccessEmailLimit,
  now: Date,
): Promise<boolean> => {
  const [isClaimed, isSuppressedEmail] = await Promise.all([
    claimAccessEmail(subscription, now),
    isSuppressed(subscription.email),
  ]);
  if (!isClaimed || isSuppressedEmail || !(await isWithinLimit())) return false;
  if (await reserveSignupEmail(now.toISOString().slice(0, 10), Number(environment('EMAILS_PER_DAY')))) return true;
  await releaseAccessEmail(subscription, now);
  return false;
};

/**
 * Sends the access email, at most hourly and a few times a day. Does not reveal to the caller that a mailbox is
 * suppressed or that the form's quota is used up; a later request then sends the email.
 */
const sendAccessEmail = async (
  subscription: SubscriptionRow,
  course: CourseRow,
  isWithinLimit: AccessEmailLimit,
  now: Date,
): Promise<void> => {
  const [isAllowed, hasPremium] = await Promise.all([
    reserveAccessEmail(subscription, isWithinLimit, now),
    isPremium(subscription),
    putToken(subscription),
  ]);
  if (!isAllowed) return;
  try {
    await sendEmail(accessEmail(subscription, course, now, hasPremium));
  } catch (error) {
    if (!(error instanceof EmailNotSentError) || error.reason === 'refused') return;
    await releaseAccessEmail(subscription, now);
    throw error;
  }
};

/**
 * Requires email, because the link into the course and everything after it is emailed.
 * @throws `email-not-configured`
 */
const requireEmail = (): void => {
  if (sendsEmail()) return;
  throw new Problem(
    'email-not-configured',
    `Email is not configured on this site, and this course arrives by email. You were not subscribed, and nothing was stored. Please write to ${brand.supportEmail}, or try again another day.`,
  );
};

/** Pages of the early access form without scripts; sections open by UTC until the reader chooses a time zone. */
const formPages: FormPages<{ courseId: string }> = {
  fields: [
    { name: 'courseId' },
    { name: 'consent' },
    { name: 'email', label: 'Email address', type: 'email', autocomplete: 'email' },
    { name: 'website' },
  ],
  action: 'Get early access',
  redirectTo: ({ courseId }) => `/courses/${courseId}/subscribe#sent`,
};

/**
 * Responds only whether a subscription existed: not who has an account, who paid, or since when. The link into the
 * course goes only to the mailbox (docs/reliability.md#subscribing).
 */
export const handler = endpoint(
  subscriptions,
  'subscribe',
  async ({ body, event, now }) => {
    if (body.website) return { status: 'success' as const };
    requireEmail();
    const email = normalizeEmail(body.email);
    const network = viewerIpHash(event);
    const [course, existing] = await Promise.all([
      requireCourse(body.courseId),
      getSubscription(email, body.courseId),
      limitCalls(network, now),
    ]);
    if (course.kind !== 'drip') throw new Problem('not-found', 'Course not found.');
    await Promise.all([
      !existing?.confirmedAt && limitUnconfirmed(network, email, now),
      !existing && limitNewCourses(email, course.id, now),
    ]);
    if (existing) {
      // A repeated request counts only once it holds the hourly claim.
      await sendAccessEmail(existing, course, () => tryAccessEmailLimit(email, now), now);
      return { status: 'existing_access' as const };
    }
    const timeZone = body.timeZone && isTimeZone(body.timeZone) ? body.timeZone : 'UTC';
    const subscription = newSubscription(email, course, timeZone, consentOf(body.consent, network, now), now);
    const [isNew, isWithinLimit] = await Promise.all([putSubscription(subscription), tryAccessEmailLimit(email, now)]);
    if (isNew) {
      await sendAccessEmail(subscription, course, () => isWithinLimit, now);
      return { status: 'success' as const };
    }
    // A concurrent call subscribed this address and sends the email.
    return { status: 'existing_access' as const };
  },
  formPages,
);
