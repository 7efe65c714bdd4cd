import { formatDuration } from '../../../contract/rules/format-duration.ts';
import type { LecturePlace } from '../../../contract/rules/resume.ts';
import { dripLectureUrl, welcomeUrl } from '../mailing-headers.ts';
import { type DripLetterFacts, mailingFoot } from './drip-letter.ts';
import { dateFor, type SubjectAndLetter } from './words.ts';

/** The one reminder to confirm an address; after it, silence. `isOpen`: there is something to study already. */
export const confirmReminderLetter = (
  facts: DripLetterFacts,
  subscribedAt: Date,
  isOpen: boolean,
): SubjectAndLetter => ({
  subject: `One click to go: ${facts.course.title}`,
  letter: {
    heading: 'Shall we write to you?',
    paragraphs: [
      `On ${dateFor(subscribedAt, facts.timeZone)}, somebody, most likely you, asked for ${facts.course.title} at this address.${isOpen ? ' The first section is open already.' : ''}`,
      'Press the button to confirm the address. Then we tell you when a section opens, and remind you twice at most if you are away for days.',
    ],
    button: { label: 'Confirm and start', url: welcomeUrl(facts.course.id, facts.email, facts.token) },
    after: [
      'If it was not you, do nothing: without the button, this was our last email, and we forget the address within two weeks.',
    ],
    ...mailingFoot(facts),
  },
});

/** The lecture a reminder leads to. */
export type NextLecture = LecturePlace & { lecture: { title: string; duration: number } };

/** After three quiet days: what comes next, and how long it takes. */
export const quietLetter = (facts: DripLetterFacts, next: NextLecture): SubjectAndLetter => ({
  subject: `Next in ${facts.course.title}: ${next.lecture.title}`,
  letter: {
    heading: next.lecture.title,
    paragraphs: [
      `It is the next lecture in ${facts.course.title}, and it takes ${formatDuration(next.lecture.duration)}. You are in section ${next.sectionIndex + 1} of ${facts.course.sections.length}.`,
    ],
    button: { label: 'Go on from here', url: dripLectureUrl(facts.course.id, next.sectionIndex, next.lectureIndex) },
    ...mailingFoot(facts),
  },
});

/** After ten: the last reminder until they come back. `isMoreToCome`: sections are still to open. */
export const lastQuietLetter = (
  facts: DripLetterFacts,
  next: NextLecture,
  isMoreToCome: boolean,
): SubjectAndLetter => ({
  subject: `Your place in ${facts.course.title} is kept`,
  letter: {
    heading: 'Your place is kept',
    paragraphs: [
      `“${next.lecture.title}” (${formatDuration(next.lecture.duration)}) comes next. Everything that has opened stays open, whenever you come back.`,
      `This is our last reminder${isMoreToCome ? '; from now on we write only when it is time for a section. If the course is not for you now, pause it or stop these emails with the link below' : ''}.`,
    ],
    button: { label: 'Go on from here', url: dripLectureUrl(facts.course.id, next.sectionIndex, next.lectureIndex) },
    ...mailingFoot(facts),
  },
});
