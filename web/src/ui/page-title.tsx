import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './page-title.module.css';
import heard from './visually-hidden.module.css';

interface PageTitleProps {
  children: ReactNode;
  /** A sentence under the title, in the lead size. */
  lead?: ReactNode;
  className?: string | undefined;
  /** `small`: the size of a section heading, for working screens. `hidden`: for screen readers only. */
  size?: 'normal' | 'small' | 'display' | 'hidden';
}

/**
 * The page's h1. Navigation moves the focus here; a title that renders after its data takes the focus over from the
 * main element.
 */
export const PageTitle = ({ children, lead, className, size = 'normal' }: PageTitleProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement?.tagName === 'MAIN') title.current?.focus({ preventScroll: true });
  }, []);
  const heading = (
    <h1
      ref={title}
      tabIndex={-1}
      data-page-title
      className={classNames(styles.title, size === 'hidden' ? heard.hidden : styles[size], className)}
    >
      {children}
    </h1>
  );
  if (!lead) return heading;
  return (
    <div>
      {heading}
      <p className="lead muted lead-width above-16">{lead}</p>
    </div>
  );
};
