import type { OutputOf } from '../../contract/index.ts';
import type { Mail } from '../../local/services/mail/inbox.ts';
import { type Answer, consoleCall, type Learner, newAddress, newLearner, send } from './platform.ts';

/** A drip course of five sections that open on days 0, 2, 4, 7 and 9, the last one with a premium lecture. */
export const dripCourseId = 'ai-literacy-in-ten-days';
export const dripParams = { courseId: dripCourseId };

/** Everything sent to an address so far, first to last. */
export const mailsTo = async (email: string): Promise<Mail[]> =>
  (await consoleCall<Mail[]>('GET', 'inbox')).filter(({ to }) => to === email);

/** The token in the link of a letter. */
export const tokenIn = (mail: Mail | undefined): string => {
  const token = mail?.text.match(/[?&]token=([\w-]+)/)?.[1];
  if (!token) throw new Error('The letter has no link with a token.');
  return token;
};

/** Sends the subscribe form, each time from an address of its own, unless one is given. */
export const subscribe = (
  body: { email: string; courseId?: string; timeZone?: string; consent?: string; website?: string },
  headers: Record<string, string> = {},
): Promise<Answer<OutputOf<'subscribe'> & { code?: string }>> =>
  send('subscribe', {
    body: { courseId: dripCourseId, ...body },
    headers: { 'x-local-viewer-address': newAddress(), ...headers },
  });

/** An account whose address is subscribed to the course but not yet linked. */
export const newReader = async (timeZone = 'Europe/Berlin'): Promise<Learner & { linkToken: string }> => {
  const reader = await newLearner();
  await subscribe({ email: reader.email, timeZone });
  const [welcome] = await mailsTo(reader.email);
  return { ...reader, linkToken: tokenIn(welcome) };
};

/** The same with the subscription linked. */
export const newSubscriber = async (timeZone?: string): Promise<Learner & { linkToken: string }> => {
  const subscriber = await newReader(timeZone);
  await subscriber.call('linkAccount', { body: dripParams });
  return subscriber;
};
