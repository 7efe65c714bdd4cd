import type { ReactNode } from 'react';
import { type EmptyDrawing, emptyDrawings } from './empty-drawings.tsx';
import styles from './panel.module.css';

interface EmptyStateProps {
  drawing: EmptyDrawing;
  /** The PageTitle, when this is all that the page shows. */
  title?: ReactNode;
  /** One sentence about what will be here. */
  text: ReactNode;
  /** The one thing to do, usually a ButtonLink. */
  action?: ReactNode;
}

/** A place that has nothing in it yet. */
export const EmptyState = ({ drawing, title, text, action }: EmptyStateProps) => (
  <div className={styles.panel}>
    <svg className={styles.drawing} viewBox="0 0 120 120" aria-hidden>
      {emptyDrawings[drawing]}
    </svg>
    {title}
    <p className={styles.text}>{text}</p>
    {action && <div className={styles.actions}>{action}</div>}
  </div>
);
