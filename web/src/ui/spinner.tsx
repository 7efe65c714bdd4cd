import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A spinner. Set `label` when no text beside it says what is loading. */
export const Spinner = ({ label, size = 18 }: { label?: string; size?: number }) => (
  <>
    <svg
      className={`unfilled ${styles.spinner}`}
      strokeWidth="2.5"
      strokeLinecap="round"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden
    >
      <circle cx="12" cy="12" r="9" className={styles.track} />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
  </>
);
