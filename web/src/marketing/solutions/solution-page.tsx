import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { figures } from '../facts/figures.ts';
import { trialDays } from '../facts/prices.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CheckList } from '../sections/check-list.tsx';
import { ChipList } from '../sections/chip-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { type Figure, StatFigures } from '../sections/stat-figures.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import type { SolutionCard, UseCase } from './solution-cards.ts';
import styles from './solution-page.module.css';
import { SolutionTabs } from './solution-tabs.tsx';

/** Where the solution is used: an example of what goes in and what comes out of each use. */
const UseCases = ({ cases, isDark = false }: { cases: readonly UseCase[]; isDark?: boolean | undefined }) => (
  <Section variant={isDark ? 'dark' : 'light'} labelledBy="uses-title">
    <SectionHead id="uses-title" title="Where it is used" />
    <ul className={`grid ${styles.uses}`}>
      {cases.map(({ title, description, input, inputLanguage, output, outputLanguage }) => (
        <li key={title} className={`grid-12 ${styles.use}`}>
          <h3>{title}</h3>
          <p className="muted">{description}</p>
          <div className={`surface grid-8 padded-16-24 ${styles.example}`}>
            <p className="muted" lang={inputLanguage}>
              {input}
            </p>
            <ArrowDown className="accent" size={18} strokeWidth={1.75} role="img" aria-label="becomes" />
            <p className="strong" lang={outputLanguage}>
              {output}
            </p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

/** The banner's figures; time saved is among those of a solution. */
const bannerFigures: readonly [Figure, Figure, Figure] = [
  { number: figures.enterpriseClients, counts: 'enterprise clients' },
  { number: figures.professionalsTrained, counts: 'professionals trained' },
  { number: figures.countries, counts: 'countries' },
];

const consultation = { text: 'Schedule Consultation', to: paths.contact() };

interface SolutionStartProps {
  card: SolutionCard;
  picture: ReactNode;
  /** Puts the uses on a dark band, on pages whose own sections are all light. */
  hasDarkUses?: boolean;
  /** The page's own sections. */
  children: ReactNode;
}

/** The start of each solution page, up to the page's own sections. */
export const SolutionStart = ({ card, picture, hasDarkUses, children }: SolutionStartProps) => (
  <>
    <PageHero label="Solution" title={card.title} lead={card.description} actions={[consultation]} picture={picture} />
    <SolutionTabs current={card.id} />
    <StickyHeadingSection id="features-title" title={card.subtitle}>
      <CheckList items={card.features} columns />
    </StickyHeadingSection>
    <UseCases cases={card.useCases} isDark={hasDarkUses} />
    {children}
  </>
);

/** The end of each solution page: figures, technologies and the banner. */
export const SolutionEnd = ({ card }: { card: SolutionCard }) => (
  <>
    <StickyHeadingSection
      id="figures-title"
      title="What to expect"
      lead={`Bring ${card.sample} to the consultation. You leave knowing whether it can work.`}
      more={<ButtonLink to={consultation.to}>{consultation.text}</ButtonLink>}
    >
      <StatFigures figures={card.metrics} />
      <p className="note above-12">Averages across all our projects, not a promise for yours.</p>
      <h3 className={styles.technologies}>Built with</h3>
      <ChipList label="Technologies" items={card.technologies} />
    </StickyHeadingSection>
    <CallToAction
      statistics={bannerFigures}
      heading="Start with a tool today"
      description={`A solution takes weeks to build. A tool is ready now: ${trialDays} days on your own work, no card needed.`}
    />
  </>
);

export const SolutionPage = (props: SolutionStartProps) => (
  <>
    <SolutionStart {...props} />
    <SolutionEnd card={props.card} />
  </>
);
