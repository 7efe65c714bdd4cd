import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** A titled row of components. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.group}>
    <h2 className={styles.title}>{title}</h2>
    <div className="cluster-16">{children}</div>
  </div>
);
