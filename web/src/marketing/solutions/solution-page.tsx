import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { Section } from '#web/src/ui/section.tsx';
import { figures } from '../facts/figures.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CheckList } from '../sections/check-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import type { SolutionCard } from './solution-cards.ts';
import styles from './solution-page.module.css';
import { SolutionTabs } from './solution-tabs.tsx';

/** What the solution does: an example of each use, then its features. */
const UseCases = ({ card }: { card: SolutionCard }) => (
  <Section labelledBy="uses-title">
    <SectionHead id="uses-title" title={card.subtitle} />
    <ul className={`grid ${styles.uses}`}>
      {card.useCases.map(({ title, description, input, inputLanguage, output, outputLanguage }) => (
        <li key={title} className={`grid-12 ${styles.use}`}>
          <h3>{title}</h3>
          <p className="muted below-12">{description}</p>
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
    <div className={styles.features}>
      <CheckList items={card.features} columns />
      <p className="note any-width above-24">
        Another problem? We also build fraud detection, predictive analytics, search over documents (RAG) and process
        optimization: see <Link to={paths.enterpriseCustom()}>custom AI development</Link>.
      </p>
    </div>
  </Section>
);

interface SolutionPageProps {
  card: SolutionCard;
  picture: ReactNode;
  /** The page's own sections. */
  children?: ReactNode;
}

/** The start of each solution page, up to the page's own sections. */
export const SolutionStart = ({ card, picture, children }: SolutionPageProps) => (
  <>
    <PageHero
      title={card.title}
      lead={card.description}
      actions={[{ text: 'Schedule Consultation', to: paths.contact() }]}
      facts={card.technologies}
      picture={picture}
    />
    <SolutionTabs current={card.id} />
    <UseCases card={card} />
    {children}
  </>
);

/** The end of each solution page: the banner with the solution's own figures. */
export const SolutionEnd = ({ card }: { card: SolutionCard }) => (
  <CallToAction
    heading={`Find out with ${card.pilot}`}
    description={
      <>
        Bring {card.sample} to the <Link to={paths.contact()}>consultation</Link>, and you leave knowing whether it can
        work. The figures are averages of our projects, not a promise for yours.
      </>
    }
    statistics={[...card.metrics, { number: figures.enterpriseClients, counts: 'enterprise clients' }]}
  />
);

export const SolutionPage = (props: SolutionPageProps) => (
  <>
    <SolutionStart {...props} />
    <SolutionEnd card={props.card} />
  </>
);
