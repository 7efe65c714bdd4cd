import type { ReactNode } from 'react';
import { classNames } from '#web/src/ui/class-names.ts';
import styles from './section-head.module.css';

/**
 * Heading and lead of a section; `id` is the section's `labelledBy`, `action` goes at the end. `display` is the largest
 * size, for the one section of a page that says most.
 */
export const SectionHead = ({
  id,
  title,
  lead,
  action,
  size = 'normal',
}: {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  size?: 'normal' | 'display';
}) => (
  <div className={classNames('cluster-24', 'between', styles.head, size === 'display' && styles.display)}>
    <div className={`stack-16 ${styles.copy}`}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={`lead lead-width muted ${styles.lead}`}>{lead}</p>}
    </div>
    {action}
  </div>
);
