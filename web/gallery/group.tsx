import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** A titled row of components. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.group}>
    <h2 className="below-16 title-size">{title}</h2>
    <div className="cluster-16">{children}</div>
  </div>
);
