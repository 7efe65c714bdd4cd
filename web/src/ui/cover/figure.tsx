import { figureWidth } from '#contract/cover/figure.ts';
import { classNames } from '../class-names.ts';
import styles from './cover.module.css';
import { Drawing } from './drawing.tsx';

interface FigureProps {
  /** URL path of the SVG file. */
  path: string;
  /** Height on the grid of figures. */
  height: number;
  alt: string;
}

/** A figure of a lecture, as wide as its container. */
export const Figure = ({ path, height, alt }: FigureProps) => (
  <svg
    className={classNames(styles.cover, `rounded ${styles.figure}`)}
    viewBox={`0 0 ${figureWidth} ${height}`}
    role="img"
    aria-label={alt}
  >
    <Drawing href={`${path}#figure`} />
  </svg>
);
