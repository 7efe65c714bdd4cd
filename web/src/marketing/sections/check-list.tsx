import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './check-list.module.css';

/** What is included, one tick a line. */
export const CheckList = ({ items }: { items: readonly ReactNode[] }) => (
  <ul className={styles.list}>
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: items keep their places.
      <li key={index} className={styles.item}>
        <Check className={styles.tick} size={18} strokeWidth={2} aria-hidden />
        <span>{item}</span>
      </li>
    ))}
  </ul>
);
