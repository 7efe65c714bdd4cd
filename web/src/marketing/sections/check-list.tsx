import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import layout from '#web/src/ui/layout.module.css';
import styles from './check-list.module.css';

/** Included items, each with a check mark. */
export const CheckList = ({ items }: { items: readonly ReactNode[] }) => (
  <ul className={layout.stack12}>
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: items never change their order.
      <li key={index} className={`${layout.grid12} ${layout.iconColumn}`}>
        <Check className={styles.tick} size={18} strokeWidth={2} aria-hidden />
        <span>{item}</span>
      </li>
    ))}
  </ul>
);
