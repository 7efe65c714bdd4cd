import type { CourseCard } from '../../../contract/schemas/course.ts';
import { formatCount, formatDuration, formatPrice } from './format.ts';

type Words = Record<CourseCard['level'], string>;

/** How levels are written. */
export const levelWords: Words = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' };

/** How topics are written. */
export const topicWords: Record<CourseCard['topics'][number], string> = {
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
export const courseFacts = ({ level, duration, lectureCount }: CourseCard): string[] => [
  levelWords[level],
  formatDuration(duration),
  formatCount(lectureCount, 'lecture'),
];

/** What a course costs, in words: drip courses are free by email, and a price is for opening all at once. */
export const coursePriceWords = ({ kind, price }: Pick<CourseCard, 'kind' | 'price'>): string => {
  if (kind === 'drip') return 'Free by email';
  return formatPrice(price) || 'Price on request';
};

/** What the one-time upgrade of a drip course costs: `$49` when no price is set, else with two decimals (SPEC section 9). */
export const upgradePriceWords = ({ price }: Pick<CourseCard, 'price'>): string =>
  price === null ? '$49' : `$${price.toFixed(2)}`;
