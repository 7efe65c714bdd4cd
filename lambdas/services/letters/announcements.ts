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

/** A section has opened; or several at one instant. Also the last one. */
export const sectionLetter = (facts: AnnouncementFacts, mail: DueMail): SubjectAndLetter => {
  const [first = 0] = mail.sectionIndexes;
  const titles = titlesOf(facts, mail.sectionIndexes);
  const section = facts.course.sections[first];
  const heading = `${quoted(titles)} ${titles.length === 1 ? 'is' : 'are'} open`;
  const which = `Section ${first + 1} of ${facts.course.sections.length}`;
  const size = section ? `: ${sizeOf(section)}` : '';
  return {
    subject: `${mail.isLast ? 'The last section is open' : 'Now open'}: ${listed(titles)}`,
    letter: {
      heading,
      paragraphs: [
        titles.length === 1
          ? `${which} of ${facts.course.title} is ready for you${size}.`
          : `${count(titles.length, 'section')} of ${facts.course.title} are ready for you.`,
      ],
      button: { label: 'Open the section', url: dripLectureUrl(facts.course.id, first, 0) },
      ...frame(facts, mail),
    },
  };
};

/** Several sections have opened since the last letter. */
export const digestLetter = (facts: AnnouncementFacts, mail: DueMail): SubjectAndLetter => {
  const [first = 0] = mail.sectionIndexes;
  const number = mail.sectionIndexes.length;
  return {
    subject: `${count(number, 'section')} now open: ${facts.course.title}`,
    letter: {
      heading: 'What has opened since our last email',
      paragraphs: [
        `${count(number, 'section')} of ${facts.course.title} ${number === 1 ? 'is' : 'are'} ready for you. There is no hurry; they stay open.`,
      ],
      button: { label: 'Continue the course', url: dripLectureUrl(facts.course.id, first, 0) },
      ...frame(facts, mail),
    },
  };
};
