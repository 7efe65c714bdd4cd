import type { ReactNode } from 'react';
import styles from './section-head.module.css';

/** Heading and lead of a section; `id` is the section's `labelledBy`, `action` goes at the end. */
export const SectionHead = ({
  id,
  title,
  lead,
  action,
}: {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
}) => (
  <div className={`cluster-24 between ${styles.head}`}>
    <div className={`stack-16 ${styles.copy}`}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="lead lead-width muted">{lead}</p>}
    </div>
    {action}
  </div>
);
