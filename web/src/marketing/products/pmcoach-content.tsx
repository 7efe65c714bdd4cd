import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { enterprisePriceFrom } from '../facts/enterprise.ts';
import { monthly, monthlyFrom, pmCoachPrice, trialDays } from '../facts/prices.ts';
import { pmCoachFigures } from '../facts/tool-figures.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FaqSection } from '../sections/faq-section.tsx';
import { PriceTable } from '../sections/price-table.tsx';
import { ProductWindow } from '../sections/product-window.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import { ToolMark } from '../tool-mark/tool-mark.tsx';
import styles from './pmcoach-content.module.css';
import { ProductHero } from './product-hero.tsx';

const people = [
  { initials: 'VK', name: 'Vera', role: 'finance, wants the number', mood: 'M9 15.5q3-2.5 6 0' },
  { initials: 'TM', name: 'Tom', role: 'sales, has promised it already', mood: 'M9 15h6' },
  { initials: 'AL', name: 'Aiko', role: 'legal, has read the contract', mood: 'M9 14.5q3 2 6 0' },
] as const;

/** A scenario before it starts, and a finished conversation as trust over time. */
const ScenarioIllustration = () => (
  <ProductWindow
    inert
    title={
      <>
        <ToolMark slug="pmcoach" size={32} /> The budget review
      </>
    }
    status="scenario 14"
  >
    <ul className="lines line-below">
      {people.map(({ initials, name, role, mood }) => (
        <li key={initials} className={`row-12 muted row-height ${styles.person}`}>
          <svg viewBox="0 0 24 24" className={`fixed line-drawing ${styles.face}`} strokeWidth="1.5" aria-hidden>
            <circle cx="12" cy="12" r="9" />
            <path d="M9 9.5v.2M15 9.5v.2" />
            <path d={mood} />
          </svg>
          <span>
            <strong className="primary strong">{name}</strong>, {role}
          </span>
        </li>
      ))}
    </ul>
    <div className={`stack-16 ground-sunken ${styles.review}`}>
      <p className="muted">The mood in the room, minute by minute</p>
      <svg viewBox="0 0 400 120" className={`full unfilled ${styles.chart}`} preserveAspectRatio="none" aria-hidden>
        <path className="stroke-line" vectorEffect="non-scaling-stroke" d="M0 30h400M0 60h400M0 90h400" />
        <path
          className={styles.curve}
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          d="M0 58C30 52 44 44 64 50S110 92 140 96 176 70 200 62 262 58 286 42 340 20 400 14"
        />
        <path className="stroke-award" strokeDasharray="3 3" vectorEffect="non-scaling-stroke" d="M140 4v112" />
      </svg>
      <p className={styles.remark}>
        <strong>4:10</strong> You explained the tool before the price. Vera stopped listening here. Say the number
        first.
      </p>
    </div>
  </ProductWindow>
);

export const PmcoachHero = () => (
  <ProductHero
    slug="pmcoach"
    title="Have the hard conversation twice"
    lead="First with PMCoach: it plays the stakeholder, reacts to what you say, and shows you where you lost the room."
    action={{ text: 'Talk to us', to: paths.contact() }}
    facts={[monthly(pmCoachPrice), 'feedback after each conversation']}
    picture={<ScenarioIllustration />}
  />
);

const scenarios = [
  { stake: 'Time', title: 'The date slips', opens: 'Someone else told me it’ll be late.' },
  { stake: 'Money', title: 'Half the budget is gone', opens: 'Explain to me where it went.' },
  { stake: 'Scope', title: 'One more feature before launch', opens: 'It’s only a small button.' },
  { stake: 'People', title: 'You lose your best engineer', opens: 'I need her for two weeks. Starting tomorrow.' },
  { stake: 'Trust', title: 'The demo failed in front of the client', opens: 'How am I supposed to sell this now?' },
  { stake: 'Power', title: 'Two directors want opposite things', opens: 'He has no say in this, and you know it.' },
];

/** Some scenarios: the stakes, what happened, and the other side's first sentence. */
const ScenarioTable = () => (
  <ul className="rows rows-16">
    {scenarios.map(({ stake, title, opens }) => (
      <li key={title} className={`grid align-baseline ${styles.row}`}>
        <span className="mono">{stake}</span>
        <h3>{title}</h3>
        <p className={`muted second-column ${styles.opens}`}>“{opens}”</p>
      </li>
    ))}
  </ul>
);

const questions = [
  {
    question: 'Is it only for project managers?',
    answer: (
      <p>
        No. The scenarios come from projects, but anyone who has to say no to their boss will recognize the people in
        them.
      </p>
    ),
  },
  {
    question: 'Can I bring my own stakeholder?',
    answer: (
      <p>
        Yes. Describe their role, interests and temper, without names. PMCoach plays the person, and you correct it when
        it’s off.
      </p>
    ),
  },
  {
    question: 'What does it cost?',
    answer: (
      <p>
        {monthly(pmCoachPrice)} for one person, with all {pmCoachFigures.scenarios} scenarios.{' '}
        <Link to={paths.contact()}>Write to us</Link> for teams.
      </p>
    ),
  },
] as const;

/** PMCoach's page below the demo. */
export const PmcoachSections = () => (
  <>
    <StickyHeadingSection
      id="scenarios-title"
      variant="dark"
      title={`${pmCoachFigures.scenarios} conversations no one likes to have`}
      lead="Six of them, each with its first sentence. Or set your own scene: who is in the room, what they want, and what kind of week they’ve had."
      more={<Link to={paths.course('stakeholder-conversations')}>Course: Stakeholder Conversations</Link>}
    >
      <ScenarioTable />
    </StickyHeadingSection>
    <StickyHeadingSection id="price-title" title="Price">
      <PriceTable
        caption="Price of PMCoach"
        headings={['What', 'Price', 'To start']}
        rows={[
          {
            name: 'PMCoach for one person',
            description: `All ${pmCoachFigures.scenarios} scenarios and your own`,
            price: monthly(pmCoachPrice),
            start: <Link to={paths.contact()}>Talk to us</Link>,
          },
          {
            name: 'For a whole team',
            to: paths.enterprise(),
            price: monthlyFrom(enterprisePriceFrom),
            start: <Link to={paths.contact()}>Talk to us</Link>,
          },
        ]}
      />
    </StickyHeadingSection>
    <FaqSection items={questions} />
    <CallToAction
      heading="Rehearse the one you’re putting off"
      description={`Tell us which conversation it is, and we’ll set up the scenario with you. Plan, DraftEmail and Joblyn are free for ${trialDays} days, no card.`}
      nextStep={{ text: 'Talk to us', to: paths.contact() }}
    />
  </>
);
