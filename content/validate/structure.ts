import { decimalsOf, defaultCurrency, minCharges } from '#contract/rules/currency.ts';
import { reservedCourseIds } from '#contract/schemas/identifiers.ts';
import type { Course } from '../define.ts';
import type { Report } from './checked-course.ts';
import { findDuplicates, locatedLectures } from './locations.ts';

/** Checks that a price can be charged. Its decimals are those of the decimal text, because 0.1 + 0.2 is not 0.3. */
const checkPrice = ({ price, currency = defaultCurrency }: Course, report: Report): void => {
  if (price === null || price === 0) return;
  const minCharge = minCharges[currency];
  if (price < minCharge) report('', `price must be 0 or at least ${minCharge} ${currency}`);
  const maxDecimals = decimalsOf(currency);
  const [, decimals = ''] = String(price).split('.');
  if (decimals.length > maxDecimals || String(price).includes('e'))
    report('', `price must have at most ${maxDecimals} decimals in ${currency}`);
};

/** Checks ids, price and previews. */
export const checkStructure = (course: Course, folderName: string, report: Report): void => {
  if (course.id !== folderName) report('', `id is "${course.id}", but the folder is named "${folderName}"`);
  if ((reservedCourseIds as readonly string[]).includes(course.id))
    report('', `the id "${course.id}" is a reserved API path; choose another one`);

  checkPrice(course, report);

  const lectures = locatedLectures(course);
  for (const id of findDuplicates(lectures.map(({ lecture }) => lecture.id)))
    report('', `two lectures have the id "${id}"; progress is stored under it, so it must be unique in the course`);

  const previews = lectures.filter(({ lecture }) => lecture.isPreview);
  for (const { lecture, location } of previews)
    if (lecture.contentType !== 'video')
      report(location, `a ${lecture.contentType} cannot be the preview; only a video can`);
  if (previews.length > 1)
    report(
      '',
      `${previews.length} lectures are marked as preview (${previews.map(({ lecture }) => lecture.id).join(', ')}); mark one`,
    );
};
