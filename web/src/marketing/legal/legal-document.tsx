import type { ReactNode } from 'react';
import { BreadcrumbData } from '#web/src/lib/breadcrumb-data.tsx';
import { Container } from '#web/src/ui/container.tsx';
import { Disclosure } from '#web/src/ui/disclosure.tsx';
import { legalFacts } from '../facts/contact.ts';
import { PageHero } from '../sections/page-hero.tsx';
import patterns from '../sections/patterns.module.css';
import styles from './legal-document.module.css';

/** A section of a legal text; `id` is its URL fragment. */
export interface LegalSection {
  id: string;
  title: string;
  text: ReactNode;
}

interface LegalDocumentProps {
  title: string;
  lead: string;
  path: string;
  /** Non-binding summary. */
  summary: readonly string[];
  sections: readonly LegalSection[];
}

const ContentLinks = ({ sections }: { sections: readonly LegalSection[] }) => (
  <ol>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ol>
);

/**
 * A legal text: summary, table of contents and numbered sections. On phones, the table of contents is folded. Prints
 * without the rest of the page.
 */
export const LegalDocument = ({ title, lead, path, summary, sections }: LegalDocumentProps) => (
  <>
    <BreadcrumbData trail={[{ name: title, path }]} />
    <PageHero title={title} lead={lead} label={`Last updated ${legalFacts.lastUpdated}`} />
    <Container className={`${patterns.withSidebar} ${styles.columns}`}>
      <section
        className={`surface padded-24 text-width ${styles.text} ${styles.summary}`}
        aria-labelledby="summary-title"
        data-no-print
      >
        <h2 id="summary-title" className="title">
          In short
        </h2>
        <ul>
          {summary.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <nav className={`small ${styles.contents}`} aria-label="Contents" data-no-print>
        <div className="wide-only">
          <h2 className="plain-heading small below-12">Contents</h2>
          <ContentLinks sections={sections} />
        </div>
        <div className="narrow-only line-above">
          <Disclosure summary="Contents">
            <ContentLinks sections={sections} />
          </Disclosure>
        </div>
      </nav>
      <div className={`stack-48 text-width ${styles.text}`}>
        {sections.map((section, index) => (
          <section
            key={section.id}
            id={section.id}
            className={`stack-16 ${styles.section}`}
            aria-labelledby={`${section.id}-title`}
          >
            <h2 id={`${section.id}-title`} className="title">
              {index + 1}. {section.title}
            </h2>
            {section.text}
          </section>
        ))}
      </div>
    </Container>
  </>
);
