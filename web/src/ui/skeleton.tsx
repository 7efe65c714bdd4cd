import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A gray placeholder box; `shape` sets the size of the content it replaces, `className` any other. */
export const SkeletonBox = ({
  shape = 'line',
  className,
}: {
  shape?: 'line' | 'title' | 'media' | 'control' | 'button';
  className?: string | undefined;
}) => <span aria-hidden className={classNames('block rounded', styles.box, styles[shape], className)} />;

/** Placeholder of a loading part in the layout of its content; shown after 150 ms, announced once. */
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
