import type { CSSProperties } from 'react';
import styles from './share-bar.module.css';

/**
 * A bar for a share from 0 to 1, over the outline of its former value. Hidden from screen readers, which read the
 * number beside it.
 */
export const ShareBar = ({ share, before }: { share: number; before?: number }) => (
  <span className={styles.track} style={{ '--share': share, '--before': before ?? 0 } as CSSProperties} aria-hidden />
);
