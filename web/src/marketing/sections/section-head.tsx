import type { ReactNode } from 'react';
import layout from '#web/src/ui/layout.module.css';
import typography from '#web/src/ui/typography.module.css';
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
  <div className={`${layout.cluster24} ${layout.between} ${styles.head}`}>
    <div className={`${layout.stack16} ${styles.copy}`}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={`${typography.lead} ${styles.lead}`}>{lead}</p>}
    </div>
    {action}
  </div>
);
