import { Check, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BreadcrumbData } from '#web/src/lib/breadcrumb-data.tsx';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { figures } from '../facts/figures.ts';
import { trialDays } from '../facts/prices.ts';
import { tools } from '../facts/tools.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { EnterpriseTeaser } from '../sections/enterprise-teaser.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import patterns from '../sections/patterns.module.css';
import { ProductWindow } from '../sections/product-window.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { Split } from '../sections/split.tsx';
import { StatusBadge } from '../tool-mark/status-badge.tsx';
import { ToolMark } from '../tool-mark/tool-mark.tsx';
import styles from './about-content.module.css';
import { Results } from './results.tsx';
import { Founder, Pivots, Story } from './story.tsx';

const claims = [
  { claim: 'A marathon is 42.195 kilometers long.', isTrue: true, note: 'Looked up. Signed.' },
  { claim: 'Mount Everest was first climbed in 1954.', isTrue: false, note: 'Reads well. It was 1953.' },
  { claim: 'On a mountain, water boils at a lower temperature.', isTrue: true, note: 'Looked up. Signed.' },
] as const;

/** The first exercise of every course, filled in. */
const ExerciseIllustration = () => (
  <ProductWindow inert title="Exercise 1: which of these would you sign?" status="3 of 3">
    <ol className="lines line-below">
      {claims.map(({ claim, isTrue, note }) => (
        <li key={claim} className={`grid icon-column align-start ${styles.claim}`} data-false={!isTrue || undefined}>
          <span className={`centered pill ground-accent ${styles.mark}`}>
            {isTrue ? <Check size={18} /> : <X size={18} />}
          </span>
          <span className={`body ${styles.copy}`}>{claim}</span>
          <span className={isTrue ? 'mono' : 'mono danger'}>{note}</span>
        </li>
      ))}
    </ol>
    <p className="muted padded-16-24">All three were written in the same confident tone. That is the lesson.</p>
  </ProductWindow>
);

export const AboutHero = () => (
  <>
    <BreadcrumbData trail={[{ name: 'About us', path: paths.about() }]} />
    <PageHero
      title="We teach AI for the work you actually do"
      lead="Asking well, checking what comes back, and knowing when not to use it. You can learn that in the time you have, on the work you already do."
      actions={[
        { text: 'See the courses', to: paths.courses() },
        { text: 'Talk to us', to: paths.contact() },
      ]}
      picture={<ExerciseIllustration />}
    />
  </>
);

/** The five tools as a grid of links. */
const ToolGrid = () => (
  <Section labelledBy="tools-title">
    <SectionHead
      id="tools-title"
      title="What we build"
      lead="Five tools, one for each job that learners kept bringing back to class."
      action={<ButtonLink to={paths.tools()}>Compare the tools</ButtonLink>}
    />
    <ul className={`${patterns.frame} ${patterns.tiles} ${styles.grid}`}>
      {tools.map(({ slug, name, kind, description, status }) => (
        <li key={slug} className={`stack-4 top relative padded-24 ground-surface ${styles.cell}`}>
          <div className="row-16 between below-16">
            <ToolMark slug={slug} />
            <StatusBadge status={status} />
          </div>
          <h3>
            <Link className="primary undecorated whole-link" to={paths.product(slug)}>
              {name}
            </Link>
          </h3>
          <p className="note">{kind}</p>
          <p className="above-8">{description}</p>
        </li>
      ))}
    </ul>
  </Section>
);

/** Hours after Auckland's 8:00 at which each city reaches 8:00, on a day in June. */
const morningOffsets = [
  { place: 'Auckland', hours: 0 },
  { place: 'Mumbai', hours: 6.5 },
  { place: 'Berlin', hours: 10 },
  { place: 'New Jersey', hours: 16 },
  { place: 'San Francisco', hours: 19 },
] as const;

const leftPx = 150;
const hourPx = 16;

const Mornings = () => (
  <svg className={`${patterns.frame} full`} viewBox="0 0 520 292" aria-hidden>
    {morningOffsets.map(({ place, hours }, row) => (
      <g key={place} transform={`translate(0 ${52 + row * 52})`}>
        <text className={`fill-text ${styles.city}`} x="16" y="5">
          {place}
        </text>
        <path className="stroke-line" strokeWidth="2" d={`M${leftPx} 0H504`} />
        <path className="stroke-accent" strokeWidth="2" d={`M${leftPx + hours * hourPx} 0H504`} />
        <circle className="fill-accent" cx={leftPx + hours * hourPx} r="6" />
        <text className={styles.time} x={leftPx + hours * hourPx} y="-14" textAnchor="middle">
          8:00
        </text>
      </g>
    ))}
  </svg>
);

const Countries = () => (
  <Split id="countries-title" title={`At home in ${figures.countries} countries`} picture={<Mornings />}>
    <p>
      Learners and clients in {figures.countries} countries do not wake up at the same time. So a course by email opens
      each section at the same local hour for everyone, even on the day the clocks change.
    </p>
    <p>Every video has captions and a transcript, and anyone can check a certificate from anywhere.</p>
  </Split>
);

/** Static sections of the About page (docs/product.md#pages). */
export const AboutSections = () => (
  <>
    <Story />
    <Results />
    <Founder />
    <Pivots />
    <ToolGrid />
    <EnterpriseTeaser />
    <Countries />
    <CallToAction
      heading="Come and see for yourself"
      description={`Take a free course, or try a tool on your own work for ${trialDays} days. No card needed. Real people answer your questions.`}
      nextStep={{ text: 'See the courses', to: paths.courses() }}
      statistics={[
        { number: figures.professionalsTrained, counts: 'professionals trained' },
        { number: figures.averageTimeSaved, counts: 'average time saved' },
        { number: figures.implementation, counts: 'to implementation' },
      ]}
    />
  </>
);
