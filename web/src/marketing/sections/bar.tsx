import styles from './bar.module.css';

/** A thin drawn bar, filled up to `percent`; the figure is beside it. */
export const Bar = ({ percent }: { percent: number }) => (
  <svg
    className={`full unfilled pill ${styles.bar}`}
    strokeWidth="4"
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    aria-hidden
  >
    <path className="stroke-line" vectorEffect="non-scaling-stroke" d="M0 2h100" />
    <path className="stroke-accent" strokeLinecap="round" vectorEffect="non-scaling-stroke" d={`M0 2h${percent}`} />
  </svg>
);
