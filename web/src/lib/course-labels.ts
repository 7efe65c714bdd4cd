import type { CourseProgress } from '../../../contract/schemas/content.ts';
import type { CourseCard } from '../../../contract/schemas/course.ts';
import { formatCount, formatDuration, formatPrice } from './format.ts';

type LevelLabels = Record<CourseCard['level'], string>;

/** How levels are written. */
export const levelLabels: LevelLabels = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' };

/** How topics are written. */
export const topicLabels: Record<CourseCard['topics'][number], string> = {
  prompting: 'Prompting',
  'generative-ai': 'Generative AI',
  'machine-learning': 'Machine learning',
  agents: 'Agents',
  data: 'Data',
  strategy: 'Strategy',
  communication: 'Communication',
  'responsible-ai': 'Responsible AI',
};

/** Level, duration and number of lectures, as they stand on a course card. */
export const courseMetadata = ({ level, duration, lectureCount }: CourseCard): string[] => [
  levelLabels[level],
  formatDuration(duration),
  formatCount(lectureCount, 'lecture'),
];

/** What a course costs, in words: drip courses are free by email, and a price is for opening all at once. */
export const coursePriceLabel = ({ kind, price }: Pick<CourseCard, 'kind' | 'price'>): string => {
  if (kind === 'drip') return 'Free by email';
  return formatPrice(price) || 'Price on request';
};

/**
 * Tells whether a drip course has an upgrade to buy. The catalog states `null` for a course that is not on sale; a
 * price that is absent from an answer is unknown, and the server decides when the upgrade is bought.
 */
export const isUpgradeSold = ({ price }: Partial<Pick<CourseCard, 'price'>>): boolean => price !== null && price !== 0;

/** Price of the one-time upgrade: with two decimals, or `$49` when the answer lacks it (SPEC section 9). */
export const upgradePriceLabel = ({ price }: Partial<Pick<CourseCard, 'price'>>): string =>
  typeof price === 'number' ? `$${price.toFixed(2)}` : '$49';

/** `1 of 15 lessons done, 1 more with Premium`: counts what the percentage of `progress` counts, of `total` lessons. */
export const completedLabel = (
  { completedLectures, countedLectures }: Pick<CourseProgress, 'completedLectures' | 'countedLectures'>,
  total: number,
): string => {
  const extra = total - countedLectures;
  const completedText = `${completedLectures.length} of ${formatCount(countedLectures, 'lesson')} done`;
  return extra > 0 ? `${completedText}, ${extra} more with Premium` : completedText;
};
