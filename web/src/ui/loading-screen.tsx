import styles from './loading-screen.module.css';
import { BrandMark } from './wordmark.tsx';

/** Loading screen below the header: the mark, five pulsing dots on dark (docs/product.md#pages) and `label`. */
export const LoadingScreen = ({ label }: { label: string }) => (
  <div className={`stack-24 center night muted ${styles.screen}`} role="status">
    <BrandMark large />
    <div className={`flex ${styles.dots}`} aria-hidden>
      <span />
      <span />
      <span />
      <span />
      <span />
    </div>
    <p className="small-size">{label}</p>
  </div>
);
