import type { DueEmail } from '#contract/rules/drip-email.ts';
import { digestEmail, type ReleaseEmailData, releaseEmail } from './announcements.ts';
import { confirmReminderEmail, inactivityEmail, lastInactivityEmail, type NextLecture } from './reminders.ts';
import type { EmailMessage } from './text.ts';

/** Data of any email of the release job. */
export interface DripEmailData extends ReleaseEmailData {
  subscribedAt: Date;
  /** The next unfinished lecture that is open, if any. */
  nextLecture?: NextLecture;
}

/**
 * Returns the email that is due.
 * @throws Error for an inactivity reminder without a next lecture
 */
export const dripEmail = (dueEmail: DueEmail, data: DripEmailData): EmailMessage => {
  switch (dueEmail.kind) {
    case 'released':
    case 'last-section':
      return releaseEmail(data, dueEmail);
    case 'digest':
      return digestEmail(data, dueEmail);
    case 'confirm-reminder':
      return confirmReminderEmail(data, data.subscribedAt, data.nextLecture !== undefined);
  }
  const { nextLecture } = data;
  if (!nextLecture) throw new Error(`Course ${data.course.id} has no unfinished lecture for a reminder.`);
  return dueEmail.kind === 'inactive-3'
    ? inactivityEmail(data, nextLecture)
    : lastInactivityEmail(data, nextLecture, data.next !== undefined);
};
