import type { DueEmail } from '#contract/rules/drip-email.ts';
import type { ReleaseBatch } from '#contract/rules/drip-schedule.ts';
import { dripLectureUrl } from '../list-headers.ts';
import {
  type DripEmailBase,
  lectureCountAndLength,
  marketingFooter,
  sectionOutline,
  titledOutline,
} from './drip-parts.ts';
import { coverPicture } from './pictures.ts';
import { type EmailMessage, formatCount, formatDateTime, joinList } from './text.ts';

/** Data of an announcement. */
export interface ReleaseEmailData extends DripEmailBase {
  /** The next release, if any. */
  next?: ReleaseBatch;
  hasCertificate: boolean;
}

const sectionTitles = ({ course }: DripEmailBase, sectionIndexes: readonly number[]): string[] =>
  sectionIndexes.map((index) => course.sections[index]?.title ?? '');

const quoteTitles = (titles: readonly string[]): string => joinList(titles.map((title) => `“${title}”`));

/** Names the next release in the reader's time zone. */
const nextReleaseLine = (data: ReleaseEmailData): string[] => {
  if (!data.next) return [];
  return [
    `Next: ${quoteTitles(sectionTitles(data, data.next.sectionIndexes))}, on ${formatDateTime(data.next.at, data.timeZone)}.`,
  ];
};

/** Premium lectures are not required for the certificate, so released ones are enough. */
const completionLine = ({ hasCertificate }: ReleaseEmailData): string =>
  hasCertificate
    ? 'No more sections are coming. Finish every open lesson to earn your certificate. Everything stays open, so take your time.'
    : 'No more sections are coming. Everything stays open, so take your time.';

const emailFrame = (data: ReleaseEmailData, { sectionIndexes, isLast }: DueEmail, label: string) => {
  const url = dripLectureUrl(data.course.id, sectionIndexes[0] ?? 0, 0);
  return {
    ...coverPicture(data.course, url),
    button: { label, url },
    after: isLast ? [completionLine(data)] : nextReleaseLine(data),
    ...marketingFooter(data),
  };
};

/** Returns copy that also fits sections that were open before. */
const releaseCopy = ({ isReannounced, isLast }: DueEmail, courseTitle: string, titles: readonly string[]) => {
  const isOne = titles.length === 1;
  const quotedTitles = quoteTitles(titles);
  if (isReannounced) {
    const which = `${isLast ? 'The last' : 'Your next'} section${isOne ? '' : 's'}`;
    return {
      subject: `${which}: ${joinList(titles)}`,
      heading: `${which}: ${quotedTitles}`,
      start: (what: string) => `You restarted ${courseTitle}, and ${what} ${isOne ? 'is' : 'are'} next`,
    };
  }
  return {
    subject: `${isLast ? 'The last section is open' : 'Now open'}: ${joinList(titles)}`,
    heading: `${quotedTitles} ${isOne ? 'is' : 'are'} open`,
    start: (what: string) =>
      `${what.replace(/^./, (char) => char.toUpperCase())} in ${courseTitle} ${isOne ? 'is' : 'are'} ready for you`,
  };
};

/**
 * Announces a section that opens, or sections that open at the same moment, including the last one and reannouncements.
 */
export const releaseEmail = (data: ReleaseEmailData, dueEmail: DueEmail): EmailMessage => {
  const [first = 0] = dueEmail.sectionIndexes;
  const titles = sectionTitles(data, dueEmail.sectionIndexes);
  const section = data.course.sections[first];
  const copy = releaseCopy(dueEmail, data.course.title, titles);
  const which = `section ${first + 1} of ${data.course.sections.length}`;
  const size = section ? `: ${lectureCountAndLength(section)}` : '';
  return {
    subject: copy.subject,
    content: {
      heading: copy.heading,
      paragraphs: [
        titles.length === 1 ? `${copy.start(which)}${size}.` : `${copy.start(formatCount(titles.length, 'section'))}.`,
      ],
      // The heading names a section that opens alone.
      sections:
        titles.length === 1
          ? [sectionOutline(data, first)]
          : dueEmail.sectionIndexes.map((index) => titledOutline(data, index)),
      ...emailFrame(data, dueEmail, 'Open the section'),
    },
  };
};

/** Announces several sections that have opened since the last email. */
export const digestEmail = (data: ReleaseEmailData, dueEmail: DueEmail): EmailMessage => {
  const count = dueEmail.sectionIndexes.length;
  return {
    subject: `${formatCount(count, 'section')} ${dueEmail.isReannounced ? 'ready for you' : 'now open'}: ${data.course.title}`,
    content: {
      heading: dueEmail.isReannounced ? 'Your course continues' : 'New since our last email',
      paragraphs: [
        `${formatCount(count, 'section')} in ${data.course.title} ${count === 1 ? 'is' : 'are'} ready for you. There is no rush: everything stays open.`,
      ],
      sections: dueEmail.sectionIndexes.map((index) => titledOutline(data, index)),
      ...emailFrame(data, dueEmail, 'Continue the course'),
    },
  };
};
