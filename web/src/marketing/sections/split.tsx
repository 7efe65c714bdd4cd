import type { ReactNode } from 'react';
import { classNames } from '#web/src/ui/class-names.ts';
import { Section } from '#web/src/ui/section.tsx';
import styles from './split.module.css';

interface SplitProps {
  /** Id of the heading; unique on the page. */
  id: string;
  title: ReactNode;
  /** Paragraphs, lists, links. */
  children: ReactNode;
  picture: ReactNode;
  /** Puts the illustration at the left. */
  flip?: boolean;
  variant?: 'light' | 'dark';
}

/** Text in five of twelve columns, an illustration in seven; phones show the text first. */
export const Split = ({ id, title, children, picture, flip, variant = 'light' }: SplitProps) => (
  <Section variant={variant} labelledBy={id}>
    <div
      className={classNames(
        'grid one-column align-center gap-32-64',
        flip ? `seven-five ${styles.flip}` : 'five-seven',
      )}
    >
      <div className={`stack-16 start ${styles.copy}`}>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      <div className="shrink">{picture}</div>
    </div>
  </Section>
);
