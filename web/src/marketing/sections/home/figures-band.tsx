import { Section } from '../../../ui/section.tsx';
import { figures } from '../../facts/figures.ts';
import styles from './figures-band.module.css';

const rows = [
  { number: figures.averageTimeSaved, counts: 'of the time a task took, saved on average' },
  { number: figures.satisfaction, counts: 'satisfaction, asked after every training' },
  { number: figures.enterpriseClients, counts: 'enterprise clients' },
  { number: figures.typicalRoi, counts: `typical return on investment within ${figures.roiWithin}` },
];

/** What learning here has changed, as numbers and what they count. */
export const FiguresBand = () => (
  <Section labelledBy="figures-title">
    <div className={styles.columns}>
      <h2 id="figures-title">Practice that shows up in the work</h2>
      <dl className={styles.list}>
        {rows.map(({ number, counts }) => (
          <div key={counts} className={styles.row}>
            <dt className={styles.counts}>{counts}</dt>
            <dd className={styles.number}>{number}</dd>
          </div>
        ))}
      </dl>
    </div>
  </Section>
);
