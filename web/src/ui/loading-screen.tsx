import styles from './loading-screen.module.css';

/** The whole window: five pulsing dots on dark (SPEC section 2). `label` is heard, and seen when motion is reduced. */
export const LoadingScreen = ({ label = 'Loading' }: { label?: string }) => (
  <div className={styles.screen} role="status">
    <div className={styles.dots} aria-hidden>
      <span />
      <span />
      <span />
      <span />
      <span />
    </div>
    <p className={styles.label}>{label}</p>
  </div>
);
