import type { Email } from '#local';
import { consoleCall } from './platform.ts';

export type { Email };

/** Emails to an address, oldest first. */
export const emailsTo = async (email: string): Promise<Email[]> =>
  (await consoleCall<Email[]>('GET', 'inbox')).filter(({ to }) => to === email);

/** Subjects of the emails to an address, oldest first. */
export const subjectsTo = async (email: string): Promise<string[]> =>
  (await emailsTo(email)).map(({ subject }) => subject);
