import * as z from 'zod/mini';
import { operations } from '../define.ts';
import { Email, Id, Instant, TimeZone } from '../schemas/identifiers.ts';

/** A subscription as the holder of its link may see it: enough to change it, not enough to identify the subscriber. */
export const SubscriptionView = z.object({
  courseId: Id,
  courseTitle: z.string(),
  /** First letter and domain, e.g. `a***@example.com`. */
  email: z.string(),
  timeZone: z.string(),
  /** Whether emails are on. */
  mails: z.boolean(),
  paused: z.boolean(),
  /** Whether the email address was confirmed; no section is announced before that. */
  confirmed: z.boolean(),
  /** Whether it is paid for: everything is open, and nothing is announced. */
  premium: z.boolean(),
  /** Whether a restart would change the schedule: false on the day it started. */
  canRestart: z.boolean(),
  /** Upcoming releases in order; empty when there are none or while paused. */
  upcoming: z.array(
    z.object({
      opensAt: Instant,
      sections: z.array(z.string()),
      /** The sections are already open and come again on that day, because the subscriber restarted. */
      again: z.boolean(),
    }),
  ),
});
export type SubscriptionView = z.output<typeof SubscriptionView>;

/** Emailed links carry the token: `/courses/{courseId}/welcome?email=…&token=…` and `/subscriptions/{token}`. */
export const subscriptions = operations({
  subscribe: {
    summary: 'Subscribe an email address to a drip course.',
    method: 'POST',
    path: '/drip-courses/subscribe',
    access: 'public',
    body: z.strictObject({
      courseId: Id,
      email: Email,
      /** IANA time zone of the reader, e.g. Europe/Berlin; unlock times follow it. An unknown one counts as UTC. */
      timeZone: z.optional(z.string().check(z.maxLength(64))),
      /** Version of the wording next to the button; an unknown one counts as none. */
      consent: z.optional(z.string().check(z.maxLength(20))),
      /** Honeypot: hidden in the form, so only bots fill it. */
      website: z.optional(z.string().check(z.maxLength(200))),
    }),
    form: true,
    response: z.object({ status: z.enum(['success', 'existing_access']) }),
    problems: ['not-found', 'email-not-configured'],
    needs: [
      'catalog:GetItem',
      'subscribers:GetItem',
      'subscribers:PutItem',
      'subscribers:UpdateItem',
      'subscribers:DeleteItem',
      'learners:GetItem',
      'email:SendEmail',
    ],
    limit:
      '1,000 unconfirmed email addresses a day and 3,000 calls an hour per network; 3 new courses and 5 emails a day per email address',
  },
  confirmSubscription: {
    summary: 'Confirm the email address of a subscription with the button in the welcome email.',
    method: 'POST',
    path: '/drip-courses/confirm/{token}',
    access: 'public',
    response: z.object({ courseId: Id, confirmed: z.literal(true) }),
    problems: ['not-found'],
    needs: ['catalog:GetItem', 'subscribers:GetItem', 'subscribers:UpdateItem'],
  },
  unsubscribe: {
    summary: 'Unsubscribe from the emails of a subscription (RFC 8058 one-click). Access stays.',
    method: 'POST',
    path: '/unsubscribe/{token}',
    access: 'public',
    body: 'raw',
    response: z.object({ unsubscribed: z.literal(true) }),
    problems: ['not-found'],
    needs: ['subscribers:GetItem', 'subscribers:UpdateItem'],
  },
  getSubscription: {
    summary: 'Get a subscription by the token of its emailed link.',
    method: 'GET',
    path: '/subscriptions/{token}',
    access: 'public',
    response: SubscriptionView,
    problems: ['not-found'],
    needs: ['catalog:GetItem', 'subscribers:GetItem', 'learners:GetItem'],
  },
  saveSubscription: {
    summary: 'Change time zone, emails or pause of a subscription, or restart it; omitted fields stay the same.',
    method: 'PUT',
    path: '/subscriptions/{token}',
    access: 'public',
    body: z.strictObject({
      /** Applies to sections that are not open yet. */
      timeZone: z.optional(TimeZone),
      mails: z.optional(z.boolean()),
      /** While paused, days do not count; open sections stay open. */
      paused: z.optional(z.boolean()),
      /** Restarts the schedule today, at most once a day. Open sections stay open; stopped emails stay stopped. */
      restart: z.optional(z.literal(true)),
    }),
    response: SubscriptionView,
    problems: ['not-found'],
    needs: ['catalog:GetItem', 'subscribers:GetItem', 'subscribers:UpdateItem', 'learners:GetItem'],
  },
  getReleaseCalendar: {
    summary: 'Get the release schedule as an iCalendar feed (RFC 5545).',
    method: 'GET',
    path: '/subscriptions/{token}/calendar.ics',
    access: 'public',
    response: 'text/calendar',
    problems: ['not-found'],
    needs: ['catalog:GetItem', 'subscribers:GetItem', 'learners:GetItem'],
  },
  linkAccount: {
    summary: "Link the subscription of the learner's verified email address to their account.",
    method: 'POST',
    path: '/drip-courses/link-account',
    access: 'learner',
    body: z.strictObject({ courseId: Id }),
    response: z.object({ success: z.literal(true) }),
    problems: ['not-found', 'email-not-verified'],
    needs: [
      'identity:AdminGetUser',
      'catalog:GetItem',
      'subscribers:GetItem',
      'subscribers:UpdateItem',
      'subscribers:PutItem',
      'subscribers:DeleteItem',
      'learners:GetItem',
      'learners:PutItem',
      'learners:UpdateItem',
      'learners:DeleteItem',
      'email:SendEmail',
    ],
  },
});
