import type { Email } from '#local';
import { consoleCall } from './platform.ts';

export type { Email };

/** Emails to an address, oldest first. */
export const emailsTo = (email: string): Promise<Email[]> =>
  consoleCall<Email[]>('GET', `inbox?to=${encodeURIComponent(email)}`);

/** Subjects of the emails to an address, oldest first. */
export const subjectsTo = async (email: string): Promise<string[]> =>
  (await emailsTo(email)).map(({ subject }) => subject);
