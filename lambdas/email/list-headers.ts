import { environment } from '../runtime/environment.ts';

/** Returns the URL of the preferences page. Opening it changes nothing. */
export const preferencesUrl = (token: string): string => `${environment('SITE_URL')}/subscriptions/${token}`;

/** Returns the URL of the welcome page; its button, or signing in there, confirms the email address. */
export const welcomeUrl = (courseId: string, email: string, token: string): string =>
  `${environment('SITE_URL')}/courses/${courseId}/welcome?${new URLSearchParams({ email, token })}`;

/** Returns the URL of a drip course; the page asks for sign-in if needed. */
export const dripCourseUrl = (courseId: string): string =>
  `${environment('SITE_URL')}/courses/${courseId}/drip-content`;

/** Returns the URL of a drip lecture; the page asks for sign-in if needed. */
export const dripLectureUrl = (courseId: string, sectionIndex: number, lectureIndex: number): string =>
  `${dripCourseUrl(courseId)}/${sectionIndex}/${lectureIndex}`;

/**
 * Headers of every marketing email: mail clients show an unsubscribe button that sends one POST, without cookie, login
 * or redirect (RFC 2369, RFC 8058).
 */
export const listUnsubscribeHeaders = (token: string): Record<string, string> => ({
  'List-Unsubscribe': `<${environment('SITE_URL')}/api/unsubscribe/${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
