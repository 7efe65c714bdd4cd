import type { CSSProperties } from 'react';
import styles from './share-bar.module.css';

/** A bar for a share from 0 to 1, over the outline of what it was before; beside a number, so hidden from readers. */
export const ShareBar = ({ share, before }: { share: number; before?: number }) => (
  <span className={styles.track} style={{ '--share': share, '--before': before ?? 0 } as CSSProperties} aria-hidden />
);
