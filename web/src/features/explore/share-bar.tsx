import type { CSSProperties, ReactNode } from 'react';
import styles from './share-bar.module.css';

interface ShareBarProps {
  share: number;
  before?: number;
}

/**
 * A bar for a share from 0 to 1, over the outline of its former value. Hidden from screen readers, which read the
 * number beside it.
 */
export const ShareBar = ({ share, before }: ShareBarProps) => (
  <span
    className={`block relative system-colors ${styles.track}`}
    style={{ '--share': share, '--before': before ?? 0 } as CSSProperties}
    aria-hidden
  />
);

/** A list of bars, whose names and amounts are columns. */
export const ShareRows = (list: { children: ReactNode; 'aria-label'?: string; 'aria-labelledby'?: string }) => (
  <ul className={`small grid ${styles.rows}`} {...list} />
);

export const ShareRow = ({ name, amount, ...bar }: ShareBarProps & { name: string; amount: string }) => (
  <li className={`grid align-center ${styles.row}`}>
    <span>{name}</span>
    <ShareBar {...bar} />
    <span className="strong numbers text-end">{amount}</span>
  </li>
);
