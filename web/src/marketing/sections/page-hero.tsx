import type { ReactNode } from 'react';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { classNames } from '#web/src/ui/class-names.ts';
import { Container } from '#web/src/ui/container.tsx';
import { MetadataRow } from '#web/src/ui/metadata-row.tsx';
import { PageTitle } from '#web/src/ui/page-title.tsx';
import styles from './page-hero.module.css';
import patterns from './patterns.module.css';

/** A link of a section. */
export interface Action {
  text: string;
  to: string;
}

interface PageHeroProps {
  title: ReactNode;
  lead: ReactNode;
  /** The kind of page, above the title. */
  label?: ReactNode;
  /** Short facts in mono under the actions. */
  facts?: readonly ReactNode[];
  /** The first is the main action. */
  actions?: readonly Action[];
  /** An illustration in HTML or SVG: beside the text. */
  picture?: ReactNode;
  /** A sentence under the actions. */
  note?: ReactNode;
}

/** The dark hero of a marketing page with its h1; the illustration is optional. */
export const PageHero = ({ title, lead, label, facts, actions = [], picture, note }: PageHeroProps) => (
  <section
    className={classNames('relative line-below band', styles.hero, !picture && styles.low)}
    aria-label="Introduction"
  >
    <Container className={classNames('stack-48 one-column', picture ? `align-center ${styles.split}` : undefined)}>
      <div>
        {label && <div className="cluster-12 note below-24">{label}</div>}
        <PageTitle lead={lead}>{title}</PageTitle>
        {actions.length > 0 && (
          <div className={`cluster-12 above-32 ${patterns.actions}`} data-no-print>
            {actions.map(({ text, to }, index) => (
              <ButtonLink key={text} variant={index === 0 ? 'primary' : 'secondary'} size="large" to={to}>
                {text}
              </ButtonLink>
            ))}
          </div>
        )}
        {facts && <MetadataRow items={facts} className="above-24" />}
        {note && <p className={`note above-32 ${styles.note}`}>{note}</p>}
      </div>
      {picture && <div className="shrink">{picture}</div>}
    </Container>
  </section>
);
