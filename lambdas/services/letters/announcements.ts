import type { DueMail } from '../../../contract/rules/drip-mail.ts';
import type { Wave } from '../../../contract/rules/drip-schedule.ts';
import { dripLectureUrl } from '../mailing-headers.ts';
import { type DripLetterFacts, mailingFoot, sectionGroup, sizeOf } from './drip-letter.ts';
import { count, listed, type SubjectAndLetter, whenFor } from './words.ts';

/** What an announcement says besides what has opened. */
export interface AnnouncementFacts extends DripLetterFacts {
  /** What opens next, if anything does. */
  next?: Wave;
  hasCertificate: boolean;
}

const titlesOf = ({ course }: DripLetterFacts, sectionIndexes: readonly number[]): string[] =>
  sectionIndexes.map((index) => course.sections[index]?.title ?? '');

const quoted = (titles: readonly string[]): string => listed(titles.map((title) => `“${title}”`));

/** When what comes, in the reader's own time. */
const nextLine = (facts: AnnouncementFacts): string[] => {
  if (!facts.next) return [];
  return [`Next: ${quoted(titlesOf(facts, facts.next.sectionIndexes))}, on ${whenFor(facts.next.at, facts.timeZone)}.`];
};

/** Premium lectures do not count for the certificate, so what time has opened is enough. */
const lastLine = ({ hasCertificate }: AnnouncementFacts): string =>
  hasCertificate
    ? 'No more sections are to come. Finish every open lecture and the certificate is yours. Nothing closes, so take the time you need.'
    : 'No more sections are to come. Nothing closes, so take the time you need.';

const frame = (facts: AnnouncementFacts, { sectionIndexes, isLast }: DueMail) => ({
  groups: sectionIndexes.map((index) => sectionGroup(facts, index)),
  after: isLast ? [lastLine(facts)] : nextLine(facts),
  ...mailingFoot(facts),
});

/** What is true of sections that were open before, too. */
const wordsOf = ({ isAgain, isLast }: DueMail, courseTitle: string, titles: readonly string[]) => {
  const isOne = titles.length === 1;
  const names = quoted(titles);
  if (isAgain) {
    const which = `${isLast ? 'The last' : 'Your next'} section${isOne ? '' : 's'}`;
    return {
      subject: `${which}: ${listed(titles)}`,
      heading: `${which}: ${names}`,
      start: (what: string) => `You started ${courseTitle} again, and ${what} ${isOne ? 'is' : 'are'} next`,
    };
  }
  return {
    subject: `${isLast ? 'The last section is open' : 'Now open'}: ${listed(titles)}`,
    heading: `${names} ${isOne ? 'is' : 'are'} open`,
    start: (what: string) =>
      `${what.replace(/^./, (sign) => sign.toUpperCase())} of ${courseTitle} ${isOne ? 'is' : 'are'} ready for you`,
  };
};

/** A section has opened, or comes again; or several at one instant. Also the last one. */
export const sectionLetter = (facts: AnnouncementFacts, mail: DueMail): SubjectAndLetter => {
  const [first = 0] = mail.sectionIndexes;
  const titles = titlesOf(facts, mail.sectionIndexes);
  const section = facts.course.sections[first];
  const words = wordsOf(mail, facts.course.title, titles);
  const which = `section ${first + 1} of ${facts.course.sections.length}`;
  const size = section ? `: ${sizeOf(section)}` : '';
  return {
    subject: words.subject,
    letter: {
      heading: words.heading,
      paragraphs: [
        titles.length === 1 ? `${words.start(which)}${size}.` : `${words.start(count(titles.length, 'section'))}.`,
      ],
      button: { label: 'Open the section', url: dripLectureUrl(facts.course.id, first, 0) },
      ...frame(facts, mail),
    },
  };
};

/** Several sections have opened, or come again, since the last letter. */
export const digestLetter = (facts: AnnouncementFacts, mail: DueMail): SubjectAndLetter => {
  const [first = 0] = mail.sectionIndexes;
  const number = mail.sectionIndexes.length;
  return {
    subject: `${count(number, 'section')} ${mail.isAgain ? 'to go on with' : 'now open'}: ${facts.course.title}`,
    letter: {
      heading: `What has ${mail.isAgain ? 'come' : 'opened'} since our last email`,
      paragraphs: [
        `${count(number, 'section')} of ${facts.course.title} ${number === 1 ? 'is' : 'are'} ready for you. There is no hurry; they stay open.`,
      ],
      button: { label: 'Continue the course', url: dripLectureUrl(facts.course.id, first, 0) },
      ...frame(facts, mail),
    },
  };
};
