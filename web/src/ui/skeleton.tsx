import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Default sizes. `media` and `cover` get their height from an aspect ratio. */
const sizes = {
  line: { width: '100%', height: '1em' },
  title: { width: '60%', height: '2.25em' },
  control: { width: '10em', height: '2.75em' },
  button: { width: '100%', height: '3.25em' },
  card: { width: '100%', height: '20em' },
  media: { width: '100%', height: undefined },
  cover: { width: '100%', height: undefined },
};

interface SkeletonBoxProps {
  /** The content it replaces. */
  shape?: keyof typeof sizes;
  /** In `em` or percent. */
  width?: string;
  /** In `em`. */
  height?: string;
  className?: string | undefined;
}

/**
 * A gray placeholder box, as wide as its container at most. An SVG, because the Content Security Policy allows its size
 * attributes in prerendered pages and blocks inline styles.
 */
export const SkeletonBox = ({
  shape = 'line',
  width = sizes[shape].width,
  height = sizes[shape].height,
  className,
}: SkeletonBoxProps) => (
  <svg aria-hidden className={classNames('rounded', styles.box, styles[shape], className)} {...{ width, height }} />
);

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
