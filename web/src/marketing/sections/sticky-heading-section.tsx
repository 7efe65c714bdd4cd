import type { ReactNode } from 'react';
import { Section } from '#web/src/ui/section.tsx';
import styles from './sticky-heading-section.module.css';

interface StickyHeadingSectionProps {
  /** Id of the heading; unique on the page. */
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Content after the lead, e.g. a link. */
  more?: ReactNode;
  children: ReactNode;
  variant?: 'light' | 'dark';
  /** URL fragment of this section. */
  anchor?: string;
}

/** A section with its heading at the left, sticky while its content scrolls. */
export const StickyHeadingSection = ({
  id,
  title,
  lead,
  more,
  children,
  variant = 'light',
  anchor,
}: StickyHeadingSectionProps) => (
  <Section variant={variant} labelledBy={id} {...(anchor && { id: anchor })}>
    <div className="grid one-column four-eight gap-32-64">
      <div className={`stack-16 top start ${styles.head}`}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={`muted ${styles.lead}`}>{lead}</p>}
        {more}
      </div>
      <div>{children}</div>
    </div>
  </Section>
);
