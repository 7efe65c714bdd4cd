import type { Plugin } from 'vite';
import { openCourseIndex, type StoredCourseIndex, searchCourses } from '#contract/rules/course-search.ts';
import { formatPrice } from '#contract/rules/format-price.ts';
import type { IndexedCourse } from '#contract/storage/catalog-rows.ts';

const moduleId = 'virtual:course-prices';

/** `$29 to $199`, or one price that all have; empty when none is for sale. */
const priceRange = (courses: readonly IndexedCourse[]): string => {
  const sold = courses.filter(({ price }) => price).sort((one, other) => Number(one.price) - Number(other.price));
  const ends = [...sold.slice(0, 1), ...sold.slice(-1)].map(({ price, currency }) => formatPrice(price, currency));
  return [...new Set(ends)].join(' to ');
};

/** Returns the price table's data about the published courses; counts match the course list's price filter. */
export const coursePricesOf = (index: StoredCourseIndex) => {
  const { price } = searchCourses(openCourseIndex(index), { limit: 1, after: 0 }).counts;
  return {
    freeCount: price.free ?? 0,
    paidCourses: index.courses
      .filter(({ kind, price }) => kind !== 'drip' && price)
      .sort((one, other) => Number(one.price) - Number(other.price))
      .map(({ id, title, price, currency, level, lectureCount }) => ({
        ...{ id, title, level, lectureCount },
        price: formatPrice(price, currency),
      })),
    paidRange: priceRange(index.courses.filter(({ kind }) => kind !== 'drip')),
    upgradeRange: priceRange(index.courses.filter(({ kind }) => kind === 'drip')),
  };
};

/** Serves the prices of the published courses as a module, because a static island cannot wait for a call. */
export const coursePrices = (index: StoredCourseIndex): Plugin => ({
  name: 'course-prices',
  resolveId: (id) => (id === moduleId ? `\0${id}` : undefined),
  load: (id) =>
    id === `\0${moduleId}` ? `export const coursePrices = ${JSON.stringify(coursePricesOf(index))};` : undefined,
});
