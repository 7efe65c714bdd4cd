import type { ReactNode } from 'react';
import layout from '../src/ui/layout.module.css';
import styles from './gallery.module.css';

/** A titled row of components. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.group}>
    <h2 className={styles.title}>{title}</h2>
    <div className={layout.cluster16}>{children}</div>
  </div>
);
