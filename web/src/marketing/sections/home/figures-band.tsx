import { figures } from '#web/src/marketing/facts/figures.ts';
import { StatFigures } from '../stat-figures.tsx';
import { StickyHeadingSection } from '../sticky-heading-section.tsx';

const rows = [
  { number: figures.averageTimeSaved, counts: 'less time per task on average' },
  { number: figures.satisfaction, counts: 'satisfaction with our training' },
  { number: figures.enterpriseClients, counts: 'enterprise clients' },
  { number: figures.typicalRoi, counts: `typical return on investment within ${figures.roiWithin}` },
  { number: figures.implementation, counts: 'from the first meeting to a system in use' },
];

export const FiguresBand = () => (
  <StickyHeadingSection id="figures-title" title="Practice that shows up in the work">
    <StatFigures figures={rows} />
  </StickyHeadingSection>
);
