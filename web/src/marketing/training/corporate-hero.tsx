import { ClipboardCheck, Layers, MessagesSquare, Target } from 'lucide-react';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { corporateFigures, corporatePrograms } from '../facts/corporate-training.ts';
import { FeatureList } from '../sections/feature-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { ProgramList } from '../sections/program-list.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { Split } from '../sections/split.tsx';
import { StatStrip } from '../sections/stat-figures.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import styles from './corporate-hero.module.css';
import { CrowdIllustration } from './crowd-illustration.tsx';
import { DayIllustration } from './day-illustration.tsx';

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
        <div className={styles.figures}>
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
