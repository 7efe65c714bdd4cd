import type { ReactNode } from 'react';
import { classNames } from '#web/src/ui/class-names.ts';
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
  <div className={classNames(styles.window, className)} {...(inert && { inert: true, 'aria-hidden': true })}>
    <div className={styles.bar}>
      <span className={styles.title}>{title}</span>
      {status && <span className={styles.status}>{status}</span>}
    </div>
    {children}
  </div>
);
