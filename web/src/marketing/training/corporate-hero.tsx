import { ClipboardCheck, Layers, MessagesSquare, Target } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
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
    title: 'Begins with a decision',
    description: 'Before the first session you name the decision or the process that should look different afterwards.',
  },
  {
    icon: Layers,
    title: 'One language for both floors',
    description: 'Those who decide and those who build learn the same terms, so that a plan survives the way down.',
  },
  {
    icon: MessagesSquare,
    title: 'Practice, also at scale',
    description: 'Work in groups of eight, with a task sheet and a person to ask, however many groups there are.',
  },
  {
    icon: ClipboardCheck,
    title: 'Checked after ninety days',
    description: 'We come back to the decision you named, and report what was done and what got stuck.',
  },
];

const rows = [
  { number: corporateFigures.satisfaction, counts: 'satisfaction of those who took part' },
  { number: String(corporateFigures.virtualInOneDay), counts: 'people trained virtually in one day' },
  { number: corporateFigures.implementationSuccess, counts: 'implementation success' },
];

/** The corporate training page down to its form. */
export const CorporateHero = () => (
  <>
    <PageHero
      title="Training for a company, not for a room"
      lead="Two programs, one for those who decide about AI and one for those who build with it, held for a board of nine or a company of thousands."
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
        lead="Their length is agreed with you; half a day is the shortest that is worth the invitation."
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
        for all and work in small rooms, each with somebody who has done the tasks before.
      </p>
      <p>Recordings, task sheets and the questions that were asked are in one place the next morning.</p>
      <ButtonLink to={paths.enterpriseTraining()}>Training for single teams</ButtonLink>
    </Split>
  </>
);
