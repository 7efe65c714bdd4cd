import styles from './step-list.module.css';

/** A step, with its duration if known. */
export interface Step {
  title: string;
  description: string;
  takes?: string;
}

/** Ordered steps on a connecting line. */
export const StepList = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={styles.list}>
    {steps.map(({ title, description, takes }) => (
      <li key={title} className={`grid align-baseline relative ${styles.step}`}>
        <h3>{title}</h3>
        {takes && <p className={`nowrap pill mono-label bordered ${styles.takes}`}>{takes}</p>}
        <p className={`all-columns muted ${styles.description}`}>{description}</p>
      </li>
    ))}
  </ol>
);
