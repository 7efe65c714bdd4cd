import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './page-title.module.css';
import heard from './visually-hidden.module.css';

interface PageTitleProps {
  children: ReactNode;
  /** A sentence under it, in the lead size. */
  lead?: ReactNode;
  className?: string | undefined;
  /** `small`: at the size of a section heading, for working screens. `hidden`: only heard. */
  size?: 'normal' | 'small' | 'display' | 'hidden';
}

/**
 * The one h1 of a page. Navigation moves the focus here; when the title
 * appears after its data, it takes the focus that waits on the main element.
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
      <p className={styles.lead}>{lead}</p>
    </div>
  );
};
