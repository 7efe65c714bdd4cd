import { TriangleAlert } from 'lucide-react';
import styles from './action-failure.module.css';

/** Error message under the button that caused it; announced at once. */
export const ActionFailure = ({ children }: { children: string | undefined }) =>
  children && (
    <p className={styles.failure} role="alert">
      <TriangleAlert className={styles.icon} size={18} strokeWidth={1.75} aria-hidden />
      {children}
    </p>
  );
