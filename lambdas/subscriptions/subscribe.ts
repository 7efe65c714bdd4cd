import { randomBytes } from 'node:crypto';
import type { CatalogueDetailRow } from '../../contract/catalogue-rows.ts';
import { subscriptions } from '../../contract/operations/subscriptions.ts';
import { Problem } from '../../contract/problem.ts';
import { anchorDateOf, scheduleOf } from '../../contract/rules/drip-schedule.ts';
import { normalizeEmail } from '../../contract/rules/email.ts';
import { isTimeZone } from '../../contract/rules/local-time.ts';
import { consentVersionOf } from '../../contract/subscribe-consent.ts';
import { type SubscribeConsent, type SubscriptionRow, subscriberKeys } from '../../contract/subscriber-rows.ts';
import { claimAccessMail, returnAccessMail } from '../data/access-mails.ts';
import { requireCourse } from '../data/courses.ts';
import { isSuppressed, takeFormMail } from '../data/mail-ledger.ts';
import { getSubscription, putSubscription, putToken } from '../data/subscriptions.ts';
import { endpoint } from '../http/endpoint.ts';
import type { FormPages } from '../http/form-answer.ts';
import { viewerTagOf } from '../http/viewer-address.ts';
import { environment } from '../services/environment.ts';
import { sendMail } from '../services/mail.ts';
import { MailNotSent } from '../services/mail-faults.ts';
import { accessLetter } from './access-letter.ts';
import { isPremium } from './is-premium.ts';
import { countCall, countNewCourse, countUnconfirmed, mayMailLink } from './subscribe-limits.ts';
import { changeWithDue } from './subscription-change.ts';

/** What proves later that somebody asked for it. */
const consentOf = (shown: string | undefined, network: string, now: Date): SubscribeConsent => {
  const text = consentVersionOf(shown);
  return { at: now.toISOString(), network, ...(text && { text }) };
};

const newSubscription = (
  email: string,
  course: CatalogueDetailRow,
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
    // Stands in keys, which begin with a letter or digit.
    token: `s${randomBytes(16).toString('base64url')}`,
    mailedThrough: subscribedAt,
  };
  const due = Object.entries(changeWithDue(row, {}, course, now)).filter(([, value]) => value !== undefined);
  return { ...row, ...Object.fromEntries(due) };
};

/** Claims the right to mail the link: at most hourly, to a mailbox that takes mail, while the form's mails of the day last. */
const mayMail = async (subscription: SubscriptionRow, now: Date): Promise<boolean> => {
  const [isClaimed, isUnwanted] = await Promise.all([
    claimAccessMail(subscription, now),
    isSuppressed(subscription.email),
  ]);
  if (!isClaimed || isUnwanted || !(await mayMailLink(subscription.email, now))) return false;
  if (await takeFormMail(now.toISOString().slice(0, 10), Number(environment('MAIL_PER_DAY')))) return true;
  await returnAccessMail(subscription, now);
  return false;
};

/**
 * Mails the link into the course, at most hourly and a few times a day. A mailbox that cannot be written to is not the
 * caller's to know, nor is a day on which the mails of this form are used up: then whoever asks again later gets the
 * letter.
 */
const mailAccess = async (subscription: SubscriptionRow, course: CatalogueDetailRow, now: Date): Promise<void> => {
  const [isAllowed, hasPremium] = await Promise.all([
    mayMail(subscription, now),
    isPremium(subscription),
    putToken(subscription),
  ]);
  if (!isAllowed) return;
  try {
    await sendMail(accessLetter(subscription, course, now, hasPremium));
  } catch (error) {
    if (!(error instanceof MailNotSent) || error.reason === 'refused') return;
    await returnAccessMail(subscription, now);
    throw error;
  }
};

/** The early access form where no script runs; sections then open by UTC until the reader chooses another zone. */
const forms: FormPages<{ courseId: string }> = {
  fields: [
    { name: 'courseId' },
    { name: 'consent' },
    { name: 'email', label: 'Email address', type: 'email', autocomplete: 'email' },
    { name: 'website' },
  ],
  action: 'Get early access',
  takenAt: ({ courseId }) => `/courses/${courseId}/subscribe#sent`,
};

/**
 * Answers nothing but whether there was a subscription: not who has an account, who paid, or since when. The way into
 * the course goes to the mailbox only (reliability rule R19).
 */
export const handler = endpoint(
  subscriptions,
  'subscribe',
  async ({ body, event, now }) => {
    if (body.website) return { status: 'success' as const };
    const email = normalizeEmail(body.email);
    const network = viewerTagOf(event);
    const [course, existing] = await Promise.all([
      requireCourse(body.courseId),
      getSubscription(email, body.courseId),
      countCall(network, now),
    ]);
    if (course.kind !== 'drip') throw new Problem('not-found', 'Course not found.');
    if (!existing?.confirmedAt) await countUnconfirmed(network, email, now);
    if (existing) {
      await mailAccess(existing, course, now);
      return { status: 'existing_access' as const };
    }
    await countNewCourse(email, course.id, now);
    const timeZone = body.timeZone && isTimeZone(body.timeZone) ? body.timeZone : 'UTC';
    const wanted = newSubscription(email, course, timeZone, consentOf(body.consent, network, now), now);
    if (await putSubscription(wanted)) {
      await mailAccess(wanted, course, now);
      return { status: 'success' as const };
    }
    // Somebody subscribed this address in this very moment; their call sends the letter.
    return { status: 'existing_access' as const };
  },
  forms,
);
