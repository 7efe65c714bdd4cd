import type { DueMail } from '../../../contract/rules/drip-mail.ts';
import { type AnnouncementFacts, digestLetter, sectionLetter } from './announcements.ts';
import { confirmReminderLetter, lastQuietLetter, type NextLecture, quietLetter } from './reminders.ts';
import type { SubjectAndLetter } from './words.ts';

/** What any letter of the release job may say. */
export interface DripMailFacts extends AnnouncementFacts {
  subscribedAt: Date;
  /** The lecture to go on with; only when something open is unfinished. */
  nextLecture?: NextLecture;
}

/** The letter for what is due. Throws for a reminder to go on when there is nothing to go on with. */
export const dripLetter = (mail: DueMail, facts: DripMailFacts): SubjectAndLetter => {
  switch (mail.kind) {
    case 'released':
    case 'last-section':
      return sectionLetter(facts, mail);
    case 'digest':
      return digestLetter(facts, mail);
    case 'confirm-reminder':
      return confirmReminderLetter(facts, facts.subscribedAt, facts.nextLecture !== undefined);
  }
  const { nextLecture } = facts;
  if (!nextLecture) throw new Error(`There is nothing to remind of in ${facts.course.id}.`);
  return mail.kind === 'quiet-3'
    ? quietLetter(facts, nextLecture)
    : lastQuietLetter(facts, nextLecture, facts.next !== undefined);
};
