import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** One gray box; `shape` gives it the size of what will stand there, or `className` a size of its own. */
export const SkeletonBox = ({
  shape = 'line',
  className,
}: {
  shape?: 'line' | 'title' | 'media' | 'control';
  className?: string | undefined;
}) => <span aria-hidden className={classNames(styles.box, styles[shape], className)} />;

/** Stands for a part of the page that is loading: boxes like the real layout, seen after 150 ms, heard once. */
export const Skeleton = ({
  children,
  className,
  label = 'Loading',
}: {
  children: ReactNode;
  className?: string | undefined;
  label?: string;
}) => (
  <div aria-busy="true" className={classNames(styles.skeleton, className)}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
);
