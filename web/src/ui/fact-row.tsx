import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './fact-row.module.css';

/** Facts in one mono line, e.g. level, duration, number of lectures; empty ones are left out. */
export const FactRow = ({ facts, className }: { facts: readonly ReactNode[]; className?: string | undefined }) => (
  <ul className={classNames(styles.row, className)}>
    {facts.filter(Boolean).map((fact, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: facts keep their places.
      <li key={index}>{fact}</li>
    ))}
  </ul>
);
