import { durationBuckets, levels } from 'virtual:contract-values';
import { isTopic, topicLabel } from '#contract/rules/topic.ts';
import { levelLabels } from '#web/src/lib/course-labels.ts';

const durationLabels: Record<(typeof durationBuckets)[number], string> = {
  '0-1': 'Under 1 hour',
  '1-3': '1 to 3 hours',
  '3-6': '3 to 6 hours',
  '6-17': '6 to 17 hours',
  '17+': '17 hours or more',
};

/** A filter of the course list: its URL parameter, heading and values in order. */
export interface Facet {
  name: FacetName;
  title: string;
  /** Label of the choice that filters nothing. */
  anyLabel: string;
  options: readonly { value: string; text: string }[];
}

export type FacetName = 'topic' | 'level' | 'duration' | 'price';

const otherFacets: readonly Facet[] = [
  {
    name: 'level',
    title: 'Level',
    anyLabel: 'Any level',
    options: levels.map((value) => ({ value, text: levelLabels[value] })),
  },
  {
    name: 'duration',
    title: 'Duration',
    anyLabel: 'Any length',
    options: durationBuckets.map((value) => ({ value, text: durationLabels[value] })),
  },
  {
    name: 'price',
    title: 'Price',
    anyLabel: 'Free and paid',
    options: [
      { value: 'free', text: 'Free' },
      { value: 'paid', text: 'Paid' },
    ],
  },
];

/** Returns the filters of the course list in display order, with these topics once each. */
export const courseFacets = (topics: readonly string[]): readonly Facet[] => [
  {
    name: 'topic',
    title: 'Topic',
    anyLabel: 'All topics',
    options: [...new Set(topics)].filter(isTopic).map((value) => ({ value, text: topicLabel(value) })),
  },
  ...otherFacets,
];

/** Sort orders of the list; the first one is the default and has no URL parameter. */
export const courseOrders = [
  { value: '', text: 'Most relevant' },
  { value: 'newest', text: 'Newest first' },
  { value: 'shortest', text: 'Shortest first' },
] as const;
