import { ClipboardCheck, Layers, MessagesSquare, Target } from 'lucide-react';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { corporateFigures, corporatePrograms } from '../facts/corporate-training.ts';
import { figures } from '../facts/figures.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FeatureList } from '../sections/feature-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { ProductWindow } from '../sections/product-window.tsx';
import { ProgramList } from '../sections/program-list.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { Split } from '../sections/split.tsx';
import { StatStrip } from '../sections/stat-figures.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import styles from './corporate-content.module.css';

const columns = 50;
const dots = Array.from({ length: corporateFigures.virtualInOneDay }, (_, place) => ({
  x: (place % columns) * 10 + 5,
  y: Math.floor(place / columns) * 10 + 5,
}));

/** One dot per person trained in one day. */
const CrowdIllustration = () => (
  <svg
    className={styles.crowd}
    viewBox={`0 0 ${columns * 10} ${(dots.length / columns) * 10}`}
    role="img"
    aria-label={`${corporateFigures.virtualInOneDay} dots, one for each person`}
  >
    <path d={dots.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
  </svg>
);

const people = corporateFigures.virtualInOneDay;
const roomOf = 8;
const rooms = Math.ceil(people / roomOf);

const parts = [
  { at: '09:00', title: 'One speaker', inRooms: false },
  { at: '09:40', title: 'First task', inRooms: true },
  { at: '11:15', title: 'What went wrong, and why', inRooms: false },
  { at: '13:00', title: 'Second task, on your own data', inRooms: true },
  { at: '15:30', title: 'What changes on Monday', inRooms: false },
];

const cells = Array.from({ length: rooms }, (_, place) => `M${place * 4} 0h2.6v16h-2.6z`).join('');

const whole = `M0 0h${rooms * 4}v16H0z`;

/** A virtual day: everyone with one speaker, alternating with rooms of eight. */
const DayIllustration = () => (
  <ProductWindow inert title={`Virtual day, ${people} people`} status="09:00-16:00">
    <ol className={styles.parts}>
      {parts.map(({ at, title, inRooms }) => (
        <li key={at} className={`grid-8 align-baseline ${styles.part}`}>
          <span className="mono">{at}</span>
          <span>{title}</span>
          <span className="mono">{inRooms ? `${rooms} rooms of ${roomOf}` : 'everyone'}</span>
          <svg className={styles.bar} viewBox={`0 0 ${rooms * 4} 16`} preserveAspectRatio="none" aria-hidden>
            <path d={inRooms ? cells : whole} />
          </svg>
        </li>
      ))}
    </ol>
  </ProductWindow>
);

const benefits = [
  {
    icon: Target,
    title: 'Starts with a decision',
    description: 'Before the first session, you name the decision or process that should look different afterward.',
  },
  {
    icon: Layers,
    title: 'One language for both groups',
    description: 'The people who decide and the people who build learn the same terms, so a plan survives the handoff.',
  },
  {
    icon: MessagesSquare,
    title: 'Practice, even at scale',
    description: 'Work in groups of eight, with a task sheet and a person to ask, however many groups there are.',
  },
  {
    icon: ClipboardCheck,
    title: 'Checked after ninety days',
    description: 'We come back to the decision you named, and report what was done and what got stuck.',
  },
];

const rows = [
  { number: corporateFigures.satisfaction, counts: 'participant satisfaction' },
  { number: String(corporateFigures.virtualInOneDay), counts: 'people trained virtually in one day' },
  { number: corporateFigures.implementationSuccess, counts: 'implementation success' },
];

/** The corporate training page down to its form. */
export const CorporateHero = () => (
  <>
    <PageHero
      title="Training for a company, not just a room"
      lead="Two programs, one for the people who decide about AI and one for the people who build with it, for a board of nine or a company of thousands."
      actions={[
        { text: 'Request a Corporate Demo', to: paths.contact() },
        { text: 'Inquire', to: '#inquire' },
      ]}
      picture={
        <div className="stack-32">
          <CrowdIllustration />
          <StatStrip figures={rows} />
        </div>
      }
    />
    <StickyHeadingSection id="benefits-title" title="What makes it stick">
      <FeatureList features={benefits} />
    </StickyHeadingSection>
    <Section variant="dark" labelledBy="programs-title">
      <SectionHead
        id="programs-title"
        title="Two programs that fit together"
        lead="We agree on the length with you; half a day is the minimum that makes sense."
      />
      <ProgramList programs={corporatePrograms} />
    </Section>
    <Split
      id="virtual-title"
      title={`${corporateFigures.virtualInOneDay} people, one day, no travel`}
      picture={<DayIllustration />}
    >
      <p>
        Virtual training does not have to mean a video with questions at the end. The day alternates between one speaker
        for everyone and work in small rooms, each with someone who has done the tasks before.
      </p>
      <p>The next morning, recordings, task sheets and everyone’s questions are in one place.</p>
      <ButtonLink to={paths.enterpriseTraining()}>Training for individual teams</ButtonLink>
    </Split>
  </>
);

/** The banner below the form of the corporate training page. */
export const CorporateSections = () => (
  <CallToAction
    heading="Or start with the tools"
    description="Many companies start with one team and one tool, and bring the training once the questions are known."
    statistics={[
      { number: figures.enterpriseClients, counts: 'enterprise clients' },
      { number: figures.professionalsTrained, counts: 'professionals trained' },
      { number: figures.countries, counts: 'countries' },
    ]}
  />
);
