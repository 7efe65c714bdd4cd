import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Container } from '../../ui/container.tsx';
import { MetadataRow } from '../../ui/metadata-row.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './page-hero.module.css';

/** A way on from a section. */
export interface Action {
  text: string;
  to: string;
}

interface PageHeroProps {
  title: ReactNode;
  lead: ReactNode;
  /** A line above the title: what kind of page this is. */
  label?: ReactNode;
  /** Short facts in mono under the actions. */
  facts?: readonly ReactNode[];
  /** The first is the one thing to do next. */
  actions?: readonly Action[];
  /** A picture drawn in HTML or SVG: beside the words, or below them in full width. */
  picture?: ReactNode;
  layout?: 'split' | 'stacked';
  /** A sentence under the actions. */
  note?: ReactNode;
  /** The largest title, and a header that lets the hero through at the top of the page. */
  isHome?: boolean;
}

/** The dark top of a marketing page with its h1; without a picture the words stand alone, as legal pages need it. */
export const PageHero = ({
  title,
  lead,
  label,
  facts,
  actions = [],
  picture,
  layout = 'split',
  note,
  isHome = false,
}: PageHeroProps) => (
  <section className={styles.hero} aria-label="Introduction" data-hero={isHome ? '' : undefined}>
    <Container className={classNames(styles.columns, picture ? styles[layout] : undefined)}>
      <div>
        {label && <div className={styles.label}>{label}</div>}
        <PageTitle size={isHome ? 'display' : 'normal'} lead={lead}>
          {title}
        </PageTitle>
        {actions.length > 0 && (
          <div className={styles.actions} data-no-print>
            {actions.map(({ text, to }, index) => (
              <ButtonLink key={text} variant={index === 0 ? 'primary' : 'secondary'} size="large" to={to}>
                {text}
              </ButtonLink>
            ))}
          </div>
        )}
        {facts && <MetadataRow items={facts} className={styles.metadata} />}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {picture && <div className={styles.picture}>{picture}</div>}
    </Container>
  </section>
);
