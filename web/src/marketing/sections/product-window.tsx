import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './product-window.module.css';

interface ProductWindowProps {
  /** In the bar: what is open. */
  title: ReactNode;
  /** At the end of the bar, e.g. a state in mono. */
  status?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
  /** A picture only: nothing in it can be reached or is heard. */
  inert?: boolean;
}

/** A window of a product, drawn in HTML: for pictures of a tool and around the demos. */
export const ProductWindow = ({ title, status, children, className, inert = false }: ProductWindowProps) => (
  <div className={classNames(styles.window, className)} {...(inert && { inert: true, 'aria-hidden': true })}>
    <div className={styles.bar}>
      <span className={styles.title}>{title}</span>
      {status && <span className={styles.status}>{status}</span>}
    </div>
    {children}
  </div>
);
