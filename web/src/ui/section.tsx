import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Container } from './container.tsx';
import styles from './section.module.css';

interface SectionProps {
  children: ReactNode;
  /** `dark` and `gradient` are dark in both themes; use one gradient per page. */
  variant?: 'light' | 'dark' | 'gradient';
  id?: string;
  /** Id of the section's heading. */
  labelledBy?: string;
  /** Uses the narrow column for running text. */
  text?: boolean;
  className?: string | undefined;
}

const variants = { light: styles.light, dark: 'band line-above line-below', gradient: styles.gradient };

/** A full-width section with padding and a column. */
export const Section = ({ children, variant = 'light', id, labelledBy, text = false, className }: SectionProps) => (
  <section
    id={id}
    aria-labelledby={labelledBy}
    className={classNames('relative primary', styles.section, variants[variant], className)}
  >
    <Container text={text}>{children}</Container>
  </section>
);
