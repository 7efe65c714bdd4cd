import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type EmptyDrawing, emptyDrawings } from './empty-drawings.tsx';
import styles from './panel.module.css';

interface EmptyStateProps {
  drawing: EmptyDrawing;
  /** A PageTitle, when the empty state is the whole page. */
  title?: ReactNode;
  /** One sentence about what will appear here. */
  text: ReactNode;
  /** The next step, usually a ButtonLink. */
  action?: ReactNode;
  /** What follows the action, e.g. a request id. */
  note?: ReactNode;
}

/** Shown where a list or page has no content yet. */
export const EmptyState = ({ drawing, title, text, action, note }: EmptyStateProps) => (
  <div className={classNames('stack-12 center', styles.panel, title !== undefined && styles.whole)}>
    <svg
      className={`line-drawing stroke-strong ${styles.drawing}`}
      strokeWidth="1.5"
      strokeLinejoin="round"
      viewBox="0 0 120 120"
      aria-hidden
    >
      {emptyDrawings[drawing]}
    </svg>
    {title}
    <p className="muted">{text}</p>
    {action && <div className={`cluster-12 center ${styles.actions}`}>{action}</div>}
    {note}
  </div>
);
