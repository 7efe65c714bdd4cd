import { figures } from './figures.ts';
import type { TrainingProgram } from './team-training.ts';

/** Figures of the corporate training page (docs/product.md#facts). */
export const corporateFigures = {
  satisfaction: figures.satisfaction,
  /** People trained virtually in one day. */
  virtualInOneDay: 750,
  implementationSuccess: '92%',
} as const;

/** The two corporate programs (docs/product.md#facts); their length is agreed with the client. */
export const corporatePrograms: readonly Omit<TrainingProgram, 'duration'>[] = [
  {
    title: 'Executive AI Leadership',
    description: 'For the people who decide: what AI changes in your market, where to start, what to forbid.',
    audience: 'Boards, executives, heads of business units',
    topics: ['Strategy and use cases', 'Governance and risk', 'Investment and return', 'Organization and skills'],
  },
  {
    title: 'Technical AI Implementation',
    description: 'For the people who build: from a first working system to one that is measured, safe and maintained.',
    audience: 'Engineering, data and platform teams',
    topics: ['Architecture of AI systems', 'Retrieval and agents', 'Evaluation', 'Security and operations'],
  },
];
