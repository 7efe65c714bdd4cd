import type { ReactNode } from 'react';
import { classNames } from '#web/src/ui/class-names.ts';
import patterns from './patterns.module.css';

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
  <div className={classNames('small', patterns.frame, className)} {...(inert && { inert: true, 'aria-hidden': true })}>
    <div className="row-16 between line-below padded-8-16 row-height">
      <span className="row-12 shrink strong">{title}</span>
      {status && <span className="mono fixed">{status}</span>}
    </div>
    {children}
  </div>
);
