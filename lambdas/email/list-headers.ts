import { environment } from '../runtime/environment.ts';

/** The page on which a subscriber changes or stops their mails; opening it writes nothing. */
export const preferencesUrl = (token: string): string => `${environment('SITE_URL')}/subscriptions/${token}`;

/** The page whose button leads into the course; pressing it, or signing in there, confirms the address. */
export const welcomeUrl = (courseId: string, email: string, token: string): string =>
  `${environment('SITE_URL')}/courses/${courseId}/welcome?${new URLSearchParams({ email, token })}`;

/** Where a drip course is studied, which asks for sign-in when it has to. */
export const dripCourseUrl = (courseId: string): string =>
  `${environment('SITE_URL')}/courses/${courseId}/drip-content`;

/** A place in the viewer of drip courses, which asks for sign-in when it has to. */
export const dripLectureUrl = (courseId: string, sectionIndex: number, lectureIndex: number): string =>
  `${dripCourseUrl(courseId)}/${sectionIndex}/${lectureIndex}`;

/**
 * Headers of every letter of a subscription: mail programs show a button that stops the mails by one POST, without
 * cookie, login or redirect (RFC 2369, RFC 8058).
 */
export const listUnsubscribeHeaders = (token: string): Record<string, string> => ({
  'List-Unsubscribe': `<${environment('SITE_URL')}/api/unsubscribe/${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
