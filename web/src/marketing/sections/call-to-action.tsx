import { Globe, ShieldCheck, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { figures } from '../facts/figures.ts';
import styles from './call-to-action.module.css';
import type { Action } from './page-hero.tsx';
import patterns from './patterns.module.css';
import { type Figure, StatFigures } from './stat-figures.tsx';

interface CallToActionProps {
  heading: string;
  description: ReactNode;
  /** The page's own next step, as the main action; without one, the trial of a tool is the main action. */
  nextStep?: Action;
  statistics?: readonly [Figure, Figure, Figure];
  /** Fragment of the tools, on the solutions page, which lists them itself. */
  toolsAnchor?: `#${string}`;
}

const badges = [
  { text: 'Enterprise Security', Icon: ShieldCheck },
  { text: 'Global Support', Icon: Globe },
  { text: 'Proven Success', Icon: TrendingUp },
];

const standard: readonly [Figure, Figure, Figure] = [
  { number: figures.professionalsTrained, counts: 'professionals trained' },
  { number: figures.averageTimeSaved, counts: 'average time saved' },
  { number: figures.countries, counts: 'countries' },
];

/** The banner at the end of marketing pages (docs/product.md#pages), the only gradient of a page. */
export const CallToAction = ({
  heading,
  description,
  nextStep,
  statistics = standard,
  toolsAnchor,
}: CallToActionProps) => (
  <Section variant="gradient" labelledBy="call-to-action">
    <div className={`seven-five grid align-center ${styles.columns}`}>
      <div className={`stack-16 ${styles.copy}`}>
        <h2 id="call-to-action">{heading}</h2>
        <p className="lead lead-width muted">{description}</p>
        <div className={`cluster-12 above-16 ${patterns.actions}`} data-no-print>
          {nextStep && (
            <ButtonLink variant="primary" size="large" to={nextStep.to}>
              {nextStep.text}
            </ButtonLink>
          )}
          <ButtonLink variant={nextStep ? 'plain' : 'primary'} size="large" to={paths.contact()}>
            Start Free Trial
          </ButtonLink>
          <ButtonLink
            variant={nextStep ? 'plain' : 'secondary'}
            size="large"
            to={`${paths.solutions()}${toolsAnchor ?? ''}`}
          >
            Explore Our Tools
          </ButtonLink>
        </div>
      </div>
      <StatFigures figures={statistics} />
    </div>
    <ul className={`note flex above-48 ${styles.badges}`}>
      {badges.map(({ text, Icon }) => (
        <li key={text} className="row-8">
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  </Section>
);
