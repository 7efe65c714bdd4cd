import styles from './bar.module.css';

/** A thin drawn bar, filled up to `percent`; the figure is beside it. */
export const Bar = ({ percent }: { percent: number }) => (
  <svg className={`full ${styles.bar}`} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
    <rect className={styles.track} width="100" height="4" rx="2" />
    <rect className="fill-accent" width={percent} height="4" rx="2" />
  </svg>
);
