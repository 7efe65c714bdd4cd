import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './side-by-side.module.css';

interface Side {
  label: string;
  content: ReactNode;
  /** False leaves it out in print. */
  isOnPaper?: boolean;
}

/** Two labeled contents beside each other, or below each other where there is little room. The second one is marked. */
export const SideBySide = ({ sides }: { sides: readonly [Side, Side] }) => (
  <div className="query-container">
    <dl className={`grid-16 one-column ${styles.sides}`}>
      {sides.map(({ label, content, isOnPaper = true }, index) => (
        <div
          key={label}
          className={classNames('stack-4 one-column top', index === 1 && 'side-line side-accent')}
          data-no-print={!isOnPaper || undefined}
        >
          <dt className="note">{label}</dt>
          <dd className="primary">{content}</dd>
        </div>
      ))}
    </dl>
  </div>
);
