import { figures } from '../../facts/figures.ts';
import { Beside } from '../beside.tsx';
import { StatFigures } from '../stat-figures.tsx';

const rows = [
  { number: figures.averageTimeSaved, counts: 'of the time a task took, saved on average' },
  { number: figures.satisfaction, counts: 'satisfaction with our training' },
  { number: figures.enterpriseClients, counts: 'enterprise clients' },
  { number: figures.typicalRoi, counts: `typical return on investment within ${figures.roiWithin}` },
  { number: figures.implementation, counts: 'from the first meeting to a system in use' },
];

/** What learning here has changed, as numbers and what they count. */
export const FiguresBand = () => (
  <Beside id="figures-title" title="Practice that shows up in the work">
    <StatFigures figures={rows} />
  </Beside>
);
