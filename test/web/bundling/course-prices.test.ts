import { expect, test } from '@jest/globals';
import { knownCourses } from '#bin/build/known-courses.ts';
import { readCourses } from '#content/read-courses.ts';
import { buildCourseIndex } from '#contract/rules/course-search.ts';
import { coursePricesOf } from '#web/bundling/course-prices.ts';

test('the price table names the cheapest and the dearest course on sale', async () => {
  const [{ index }, courses] = [await knownCourses(), (await readCourses()).map(({ course }) => course)];
  const rangeOf = (kind: string) => {
    const prices = courses.flatMap((course) => (course.kind === kind && course.price ? [course.price] : []));
    return `$${Math.min(...prices)} to $${Math.max(...prices)}`;
  };
  const paid = courses.filter(({ kind, price }) => kind === 'standard' && price !== 0);
  expect(coursePricesOf(index)).toEqual({
    freeCount: courses.length - paid.length,
    paidCount: paid.length,
    paidRange: rangeOf('standard'),
    upgradeRange: rangeOf('drip'),
  });
});

test('without courses the price table names no price', () => {
  const empty = { freeCount: 0, paidCount: 0, paidRange: '', upgradeRange: '' };
  expect(coursePricesOf(buildCourseIndex([], { version: '', cursorKey: '' }))).toEqual(empty);
});
