import type { CourseDetail } from '#contract/schemas/course.ts';
import { formatCount, formatDuration, formatLongDate } from './format.ts';

type Section = CourseDetail['sections'][number];
type ContentType = Section['lectures'][number]['contentType'];

/** Display names of content types. */
export const contentTypeLabels: Record<ContentType, string> = {
  video: 'Video',
  reading: 'Reading',
  quiz: 'Quiz',
  notebook: 'Notebook',
  explore: 'Explorable',
  assignment: 'Assignment',
  document: 'Document',
};

/** Names the type and length of a lesson, e.g. `Video · 6 min`. */
export const typeAndLength = ({ contentType, duration }: { contentType: ContentType; duration: number }): string =>
  `${contentTypeLabels[contentType]} · ${formatDuration(duration)}`;

/** Returns the number of lectures of a type, e.g. `8 videos`; undefined without any. */
export const lectureCountLabel = ({ sections }: CourseDetail, contentType: ContentType): string | undefined => {
  const count = sections.flatMap(({ lectures }) => lectures).filter((lecture) => lecture.contentType === contentType);
  if (count.length === 0) return undefined;
  const noun = contentTypeLabels[contentType].toLowerCase();
  return noun === 'quiz' && count.length > 1 ? `${count.length} quizzes` : formatCount(count.length, noun);
};

/** Returns the day of a drip course on which a section opens: day 1 is that of the subscription. */
export const dayNumber = (opensAfterDays: number): number => opensAfterDays + 1;

/** Returns the day on which the last section opens by schedule; undefined when all are open. */
export const lastOpeningDay = ({ sections }: CourseDetail): number | undefined => {
  const days = sections.flatMap(({ opensAfterDays }) => opensAfterDays ?? []);
  const last = Math.max(0, ...days);
  return last > 0 ? dayNumber(last) : undefined;
};

/** Returns when a section of a drip course opens, e.g. `Opens on day 8`; undefined for standard courses. */
export const opensLabel = ({ opensAfterDays, opensOn }: Section): string | undefined => {
  if (opensOn) return `Opens on ${formatLongDate(opensOn, 'UTC')}`;
  if (opensAfterDays === undefined) return undefined;
  return opensAfterDays === 0 ? 'Opens at once' : `Opens on day ${dayNumber(opensAfterDays)}`;
};

/** `Updated November 20, 2026`; the instant is midnight UTC of the author's date. */
export const updatedLabel = ({ updatedAt }: Pick<CourseDetail, 'updatedAt'>): string =>
  `Updated ${formatLongDate(updatedAt, 'UTC')}`;

/** Returns the names of languages by BCP 47 tags, e.g. `English and German`. */
export const languagesLabel = (tags: readonly string[]): string => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return new Intl.ListFormat('en').format(tags.map((tag) => names.of(tag) ?? tag));
};
