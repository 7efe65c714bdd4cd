import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './metadata-row.module.css';

/** Short facts in one mono line, e.g. level, duration, number of lectures; skips empty items. */
export const MetadataRow = ({ items, className }: { items: readonly ReactNode[]; className?: string | undefined }) => (
  <ul className={classNames('flex wrap muted mono-label', styles.row, className)}>
    {items.filter(Boolean).map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: items never change their order.
      <li key={index} className="flex">
        {item}
      </li>
    ))}
  </ul>
);
