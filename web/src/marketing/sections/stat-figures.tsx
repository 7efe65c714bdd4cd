import styles from './stat-figures.module.css';

/** A displayed number, and what it counts. */
export interface Figure {
  number: string;
  counts: string;
}

/** Figures one per line, number first; screen readers hear the label before the number. */
export const StatFigures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="rows rows-16">
    {figures.map(({ number, counts }) => (
      <div key={counts} className={`end align-baseline flex ${styles.row}`}>
        <dt className={`muted ${styles.counts}`}>{counts}</dt>
        <dd className={styles.number}>{number}</dd>
      </div>
    ))}
  </dl>
);

/** Two to four figures side by side, e.g. under an illustration. */
export const StatStrip = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={`grid top ${styles.strip}`}>
    {figures.map(({ number, counts }) => (
      <div key={counts} className={`end flex small-size ${styles.column}`}>
        <dt className={`muted ${styles.counts}`}>{counts}</dt>
        <dd className={styles.number}>{number}</dd>
      </div>
    ))}
  </dl>
);
