import { courseLength } from '#contract/rules/duration-labels.ts';
import type { CourseProgress } from '#contract/schemas/content.ts';
import type { CourseCard } from '#contract/schemas/course.ts';
import { formatCount, formatMoney, formatPrice } from './format.ts';

type LevelLabels = Record<CourseCard['level'], string>;

/** Display names of levels. */
export const levelLabels: LevelLabels = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' };

/** Returns level, number of lessons and length for a course card. */
export const courseMetadata = (course: CourseCard): string[] => [
  levelLabels[course.level],
  formatCount(course.lectureCount, 'lesson'),
  courseLength(course),
];

/** Says what is graded in a course with a project, and by whom; undefined without a project. */
export const gradingLabel = ({ hasAssignment }: Pick<CourseCard, 'hasAssignment'>): string | undefined =>
  hasAssignment ? 'Quizzes are graded automatically; you grade your project against a rubric.' : undefined;

/** Returns the price label. Drip courses are free by email; their price opens everything at once. */
export const coursePriceLabel = ({
  kind,
  price,
  currency,
}: Pick<CourseCard, 'kind' | 'price' | 'currency'>): string => {
  if (kind === 'drip') return 'Free email course';
  return formatPrice(price, currency) || 'Price on request';
};

/**
 * Returns whether a drip course sells an upgrade. `null` means not on sale; a missing price is unknown, and the server
 * decides at checkout.
 */
export const isUpgradeSold = ({ price }: Partial<Pick<CourseCard, 'price'>>): boolean => price !== null && price !== 0;

/** Returns the upgrade price with its decimals, or `$49` when the price is missing (docs/product.md#constants). */
export const upgradePriceLabel = ({ price, currency }: Partial<Pick<CourseCard, 'price' | 'currency'>>): string =>
  typeof price === 'number' && currency ? formatMoney(price, currency) : '$49';

/** Returns e.g. `1 of 15 lessons done, 1 more with Premium`; counts the same lectures as the `progress` percentage. */
export const completedLabel = (
  { completedLectures, countedLectures }: Pick<CourseProgress, 'completedLectures' | 'countedLectures'>,
  total: number,
): string => {
  const extra = total - countedLectures;
  const completedText = `${completedLectures.length} of ${formatCount(countedLectures, 'lesson')} done`;
  return extra > 0 ? `${completedText}, ${extra} more with Premium` : completedText;
};
