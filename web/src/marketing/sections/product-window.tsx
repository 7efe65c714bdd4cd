import type { ReactNode } from 'react';
import { classNames } from '#web/src/ui/class-names.ts';
import layout from '#web/src/ui/layout.module.css';
import typography from '#web/src/ui/typography.module.css';
import patterns from './patterns.module.css';
import styles from './product-window.module.css';

interface ProductWindowProps {
  /** Title in the window's bar. */
  title: ReactNode;
  /** At the end of the bar, e.g. a status in mono. */
  status?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
  /** Hides the content from keyboard and screen readers. */
  inert?: boolean;
}

/** A drawn application window, for illustrations and around the demos. */
export const ProductWindow = ({ title, status, children, className, inert = false }: ProductWindowProps) => (
  <div
    className={classNames(typography.small, patterns.frame, className)}
    {...(inert && { inert: true, 'aria-hidden': true })}
  >
    <div className={`${layout.row16} ${layout.between} ${styles.bar}`}>
      <span className={`${layout.row12} ${layout.shrink} ${typography.strong}`}>{title}</span>
      {status && <span className={`${typography.mono} ${layout.fixed}`}>{status}</span>}
    </div>
    {children}
  </div>
);
