import { drawCover } from '#contract/cover/draw-cover.ts';
import { coverHeight, coverWidth } from '#contract/cover/patterns.ts';
import { classNames } from '../class-names.ts';
import styles from './cover.module.css';

/** A generated 16:9 cover for anything without a picture; decorative, so hidden from screen readers. */
export const Cover = ({ id, className }: { id: string; className?: string | undefined }) => {
  const { hue, paths } = drawCover(id);
  return (
    <svg
      className={classNames(styles.cover, styles[hue], className)}
      viewBox={`0 0 ${coverWidth} ${coverHeight}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      {paths.map(({ d, variant }) => (
        <path key={d.slice(0, 40)} d={d} className={styles[variant]} />
      ))}
    </svg>
  );
};
