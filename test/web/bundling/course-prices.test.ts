import { expect, test } from '@jest/globals';
import { knownCourses } from '#bin/build/known-courses.ts';
import { readCourses } from '#content/read-courses.ts';
import { buildCourseIndex } from '#contract/rules/course-search.ts';
import { coursePricesOf } from '#web/bundling/course-prices.ts';

test('the price table names every course on sale with its price, the cheapest first', async () => {
  const [{ index }, courses] = [await knownCourses(), (await readCourses()).map(({ course }) => course)];
  const rangeOf = (kind: string) => {
    const prices = courses.flatMap((course) => (course.kind === kind && course.price ? [course.price] : []));
    return `$${Math.min(...prices)} to $${Math.max(...prices)}`;
  };
  const paid = courses.filter(({ kind, price }) => kind === 'standard' && price !== 0);
  const { paidCourses, ...others } = coursePricesOf(index);
  const ranges = { paidRange: rangeOf('standard'), upgradeRange: rangeOf('drip') };
  expect(others).toEqual({ freeCount: courses.length - paid.length, ...ranges });
  expect(paidCourses.map(({ title, price }) => `${title} ${price}`)).toEqual(
    paid.sort((one, other) => Number(one.price) - Number(other.price)).map(({ title, price }) => `${title} $${price}`),
  );
});

test('without courses the price table names no price', () => {
  const empty = { freeCount: 0, paidCourses: [], paidRange: '', upgradeRange: '' };
  expect(coursePricesOf(buildCourseIndex([], { version: '', cursorKey: '' }))).toEqual(empty);
});
