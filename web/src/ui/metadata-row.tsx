import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './metadata-row.module.css';

/** Facts in one mono line, e.g. level, duration, number of lectures; empty ones are left out. */
export const MetadataRow = ({ items, className }: { items: readonly ReactNode[]; className?: string | undefined }) => (
  <ul className={classNames(styles.row, className)}>
    {items.filter(Boolean).map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: facts keep their places.
      <li key={index}>{item}</li>
    ))}
  </ul>
);
