import type { ReactNode } from 'react';
import { type EmptyDrawing, emptyDrawings } from './empty-drawings.tsx';
import layout from './layout.module.css';
import styles from './panel.module.css';
import typography from './typography.module.css';

interface EmptyStateProps {
  drawing: EmptyDrawing;
  /** A PageTitle, when the empty state is the whole page. */
  title?: ReactNode;
  /** One sentence about what will appear here. */
  text: ReactNode;
  /** The next step, usually a ButtonLink. */
  action?: ReactNode;
}

/** Shown where a list or page has no content yet. */
export const EmptyState = ({ drawing, title, text, action }: EmptyStateProps) => (
  <div className={`${layout.stack12} ${layout.center} ${styles.panel}`}>
    <svg className={styles.drawing} viewBox="0 0 120 120" aria-hidden>
      {emptyDrawings[drawing]}
    </svg>
    {title}
    <p className={typography.muted}>{text}</p>
    {action && (
      <div className={`${layout.cluster12} ${layout.center} ${layout.cluster12} ${layout.center} ${styles.actions}`}>
        {action}
      </div>
    )}
  </div>
);
