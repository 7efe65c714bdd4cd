import { classNames } from '../class-names.ts';
import styles from './cover.module.css';
import { type CoverPath, coverHeight, coverWidth, patterns } from './patterns.ts';
import { randomFrom } from './random.ts';

/** Hues of a cover, by the name of their token. */
export const coverHues = ['plan', 'dublabs', 'draftemail', 'joblyn', 'pmcoach', 'accent'] as const;

export interface CoverDrawing {
  hue: (typeof coverHues)[number];
  paths: CoverPath[];
}

/** The picture that belongs to an id: one of six patterns in one of six hues, always the same. */
export const drawCover = (id: string): CoverDrawing => {
  const random = randomFrom(id);
  const pattern = patterns[Math.floor(random() * patterns.length)] ?? patterns[0];
  const hue = coverHues[Math.floor(random() * coverHues.length)] ?? 'accent';
  return { hue, paths: pattern ? pattern(random) : [] };
};

/** A drawn 16:9 picture for whatever has no picture; decoration, so it is hidden from screen readers. */
export const Cover = ({ id, className }: { id: string; className?: string | undefined }) => {
  const { hue, paths } = drawCover(id);
  return (
    <svg
      className={classNames(styles.cover, styles[hue], className)}
      viewBox={`0 0 ${coverWidth} ${coverHeight}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
    >
      {paths.map(({ d, look }) => (
        <path key={d.slice(0, 40)} d={d} className={styles[look]} />
      ))}
    </svg>
  );
};
