import type { ReactNode } from 'react';
import styles from './side-by-side.module.css';

interface Side {
  label: string;
  content: ReactNode;
}

/** Two labeled contents beside each other, or below each other where there is little room. The second one is marked. */
export const SideBySide = ({ sides }: { sides: readonly [Side, Side] }) => (
  <div className="query-container">
    <dl className={`grid-16 one-column ${styles.sides}`}>
      {sides.map(({ label, content }) => (
        <div key={label} className="stack-4 one-column top">
          <dt className="note">{label}</dt>
          <dd className="primary">{content}</dd>
        </div>
      ))}
    </dl>
  </div>
);
