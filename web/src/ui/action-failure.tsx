import { TriangleAlert } from 'lucide-react';
import styles from './action-failure.module.css';
import layout from './layout.module.css';
import typography from './typography.module.css';

/** Error message under the button that caused it; announced at once. */
export const ActionFailure = ({ children }: { children: string | undefined }) =>
  children && (
    <p className={`${layout.row8} ${layout.alignStart} ${typography.small} ${typography.danger}`} role="alert">
      <TriangleAlert className={`${layout.fixed} ${styles.icon}`} size={18} strokeWidth={1.75} aria-hidden />
      {children}
    </p>
  );
