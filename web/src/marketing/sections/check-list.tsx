import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './check-list.module.css';

/** Included items, each with a check mark; side by side on wide screens if `columns`. */
export const CheckList = ({ items, columns = false }: { items: readonly ReactNode[]; columns?: boolean }) => (
  <ul className={columns ? 'grid-16 one-column halves quarters' : 'stack-12'}>
    {items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: items never change their order.
      <li key={index} className="grid-12 icon-column">
        <Check className={`accent ${styles.tick}`} size={18} strokeWidth={2} aria-hidden />
        <span>{item}</span>
      </li>
    ))}
  </ul>
);
