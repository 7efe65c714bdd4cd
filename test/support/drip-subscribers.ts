import { course } from '#content/courses/ai-literacy-in-ten-days/course.ts';
import type { OutputOf } from '#contract/index.ts';
import { type Email, emailsTo } from './inbox.ts';
import { type ApiResponse, type Learner, newIpAddress, newLearner, send } from './platform.ts';

/** A drip course of five sections that open on days 0, 2, 4, 7 and 9 at 8:00; the last one has a premium lecture. */
export const dripCourseId = 'ai-literacy-in-ten-days';
export const dripParams = { courseId: dripCourseId };

/** Length of the first lecture, a video. */
export const firstVideoSeconds = course.sections
  .flatMap(({ lectures }) => lectures)
  .flatMap((lecture) => (lecture.contentType === 'video' ? [lecture.seconds] : []))[0] as number;

/** Number of lectures that a subscriber without the upgrade has open once each section has opened. */
export const openCounts: readonly number[] = course.sections.map(
  (_, last) =>
    course.sections
      .slice(0, last + 1)
      .flatMap(({ lectures }) => lectures)
      .filter(({ type }) => type !== 'premium').length,
);
/** The same after the last section. */
export const openInTheEnd = Math.max(...openCounts);
/** Number of lectures of a section. */
export const lecturesOfSection = (index: number): number => course.sections.at(index)?.lectures.length ?? 0;

/** Returns the token in the link of an email. */
export const linkTokenIn = (message: Email | undefined): string => {
  const token = message?.text.match(/[?&]token=([\w-]+)/)?.[1];
  if (!token) throw new Error('The email has no link with a token.');
  return token;
};

/** Sends the subscribe form, from a new IP address by default. */
export const sendSubscribe = (
  body: { email: string; courseId?: string; timeZone?: string; consent?: string; website?: string },
  headers: Record<string, string> = {},
): Promise<ApiResponse<OutputOf<'subscribe'> & { code?: string }>> =>
  send('subscribe', {
    body: { courseId: dripCourseId, ...body },
    headers: { 'x-local-viewer-address': newIpAddress(), ...headers },
  });

/** Creates an account whose address is subscribed to the course but not yet linked. */
export const newUnlinkedSubscriber = async (timeZone = 'Europe/Berlin'): Promise<Learner & { linkToken: string }> => {
  const reader = await newLearner();
  await sendSubscribe({ email: reader.email, timeZone });
  const [welcome] = await emailsTo(reader.email);
  return { ...reader, linkToken: linkTokenIn(welcome) };
};

/** Does the same and links the subscription. */
export const newLinkedSubscriber = async (timeZone?: string): Promise<Learner & { linkToken: string }> => {
  const subscriber = await newUnlinkedSubscriber(timeZone);
  await subscriber.call('linkAccount', { body: dripParams });
  return subscriber;
};
