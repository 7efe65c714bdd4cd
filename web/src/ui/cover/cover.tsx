import type { ReactNode } from 'react';
import {
  coverHeight,
  coverPath,
  coverWidth,
  instructorIdOf,
  portraitPath,
  portraitSize,
} from '#contract/cover/cover.ts';
import { classNames } from '../class-names.ts';
import styles from './cover.module.css';
import { Drawing } from './drawing.tsx';

interface CoverProps {
  id: string;
  className?: string | undefined;
  /** Shows the whole cover in a box of another shape; its ground fills the rest. */
  isWhole?: boolean;
}

/** The 16:9 cover of a course; decorative, so hidden from screen readers. */
export const Cover = ({ id, className, isWhole }: CoverProps) => (
  <svg
    className={classNames(styles.cover, className)}
    viewBox={`0 0 ${coverWidth} ${coverHeight}`}
    preserveAspectRatio={`xMidYMid ${isWhole ? 'meet' : 'slice'}`}
    aria-hidden
  >
    <Drawing href={`${coverPath(id)}#cover`} />
  </svg>
);

interface PortraitProps {
  name: string;
  /** Id of the instructor; follows from the name unless given. */
  id?: string | undefined;
  className?: string | undefined;
  /** Drawn over the portrait, on the same grid. */
  children?: ReactNode;
}

/** The portrait of an instructor, as a circle; transparent for instructors without one. Decorative. */
export const Portrait = ({ name, id = instructorIdOf(name), className, children }: PortraitProps) => (
  <svg
    className={classNames(styles.cover, styles.portrait, className)}
    viewBox={`0 0 ${portraitSize} ${portraitSize}`}
    aria-hidden
  >
    <Drawing href={`${portraitPath(id)}#cover`} />
    {children}
  </svg>
);
