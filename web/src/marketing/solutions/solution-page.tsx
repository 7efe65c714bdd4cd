import type { ReactNode } from 'react';
import { paths } from '#web/src/lib/paths.ts';
import { Section } from '#web/src/ui/section.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CheckList } from '../sections/check-list.tsx';
import { ChipList } from '../sections/chip-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { StatFigures } from '../sections/stat-figures.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import type { SolutionCard } from './solution-cards.ts';
import styles from './solution-page.module.css';
import { SolutionTabs } from './solution-tabs.tsx';

interface SolutionStartProps {
  card: SolutionCard;
  picture: ReactNode;
  /** The page's own sections. */
  children: ReactNode;
}

/** The start of each solution page, up to the page's own sections. */
export const SolutionStart = ({ card, picture, children }: SolutionStartProps) => (
  <>
    <PageHero
      label="Solution"
      title={card.title}
      lead={card.description}
      actions={[{ text: 'Schedule Consultation', to: paths.contact() }]}
      picture={picture}
    />
    <SolutionTabs current={card.id} />
    <StickyHeadingSection id="features-title" title={card.subtitle}>
      <CheckList items={card.features} />
    </StickyHeadingSection>
    <Section variant="dark" labelledBy="uses-title">
      <SectionHead id="uses-title" title="Where it is used" />
      <dl className="rows rows-24">
        {card.useCases.map(({ title, description }) => (
          <div key={title} className={styles.use}>
            <dt>{title}</dt>
            <dd className="muted">{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
    {children}
  </>
);

/** The end of each solution page: figures, technologies and the banner. */
export const SolutionEnd = ({ card }: { card: SolutionCard }) => (
  <>
    <StickyHeadingSection
      id="figures-title"
      title="What to expect"
      lead="Averages across all our projects, not a promise for yours."
    >
      <StatFigures figures={card.metrics} />
      <h3 className={styles.technologies}>Built with</h3>
      <ChipList label="Technologies" items={card.technologies} />
    </StickyHeadingSection>
    <CallToAction
      heading="See it on your own case"
      description="Bring one document, one machine or one video. You leave the consultation knowing whether it can work."
    />
  </>
);

export const SolutionPage = (props: SolutionStartProps) => (
  <>
    <SolutionStart {...props} />
    <SolutionEnd card={props.card} />
  </>
);
