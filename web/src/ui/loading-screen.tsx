import styles from './loading-screen.module.css';

/**
 * Full-window loading screen: five pulsing dots on dark (docs/product.md#pages). `label` is announced, and visible with
 * reduced motion.
 */
export const LoadingScreen = ({ label = 'Loading' }: { label?: string }) => (
  <div className={`stack-16 center night muted ${styles.screen}`} role="status">
    <div className={`flex ${styles.dots}`} aria-hidden>
      <span />
      <span />
      <span />
      <span />
      <span />
    </div>
    <p className={`small-size ${styles.label}`}>{label}</p>
  </div>
);
