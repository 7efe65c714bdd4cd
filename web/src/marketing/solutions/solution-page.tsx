import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { figures } from '../facts/figures.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CheckList } from '../sections/check-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import type { SolutionCard } from './solution-cards.ts';
import { SolutionTabs } from './solution-tabs.tsx';

/** The hero of a solution page, and the tabs under it. */
export const SolutionHero = ({ card, picture }: { card: SolutionCard; picture: ReactNode }) => (
  <>
    <PageHero
      title={card.title}
      lead={card.description}
      actions={[{ text: 'Schedule Consultation', to: paths.contact() }]}
      facts={card.technologies}
      picture={picture}
    />
    <SolutionTabs current={card.id} />
  </>
);

/** The features of a solution, under the examples of its uses. */
export const SolutionFeatures = ({ card }: { card: SolutionCard }) => (
  <div className="above-48">
    <CheckList items={card.features} columns />
    <p className="note any-width above-24">
      A different problem? We also build fraud detection, predictive analytics, search over documents (RAG) and process
      optimization: see <Link to={paths.enterpriseCustom()}>custom AI development</Link>.
    </p>
  </div>
);

/** The end of each solution page: the banner with the solution's own figures. */
export const SolutionEnd = ({ card }: { card: SolutionCard }) => (
  <CallToAction
    heading={`Find out with ${card.pilot}`}
    description={`Bring ${card.sample} to the consultation, and you leave knowing whether it can work. The figures are averages of our projects, not a promise for yours.`}
    nextStep={{ text: 'Schedule Consultation', to: paths.contact() }}
    statistics={[...card.metrics, { number: figures.enterpriseClients, counts: 'enterprise clients' }]}
  />
);
