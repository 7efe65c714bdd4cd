import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Container } from './container.tsx';
import styles from './section.module.css';

interface SectionProps {
  children: ReactNode;
  /** `dark` and `gradient` are dark in both themes; one gradient on a page. */
  variant?: 'light' | 'dark' | 'gradient';
  id?: string;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  /** The narrow column for running text. */
  text?: boolean;
  className?: string | undefined;
}

/** A band of the page with its padding and column. */
export const Section = ({ children, variant = 'light', id, labelledBy, text = false, className }: SectionProps) => (
  <section id={id} aria-labelledby={labelledBy} className={classNames(styles.section, styles[variant], className)}>
    <Container text={text}>{children}</Container>
  </section>
);
