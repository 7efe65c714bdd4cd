import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { Section } from '#web/src/ui/section.tsx';
import { solutionPhases } from '../facts/custom-development.ts';
import { tools } from '../facts/tools.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { LinkRows } from '../sections/link-rows.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { StepList } from '../sections/step-list.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import { ToolMark } from '../tool-mark/tool-mark.tsx';
import { ConversationIllustration } from './conversation-illustration.tsx';
import { DiagnosisIllustration } from './diagnosis-illustration.tsx';
import { type SolutionCard, solutionCards } from './solution-cards.ts';
import { SolutionTabs } from './solution-tabs.tsx';
import styles from './solutions-content.module.css';
import { TimelineIllustration } from './timeline-illustration.tsx';

const pictures: Record<SolutionCard['id'], ReactNode> = {
  'gen-ai-solutions': <ConversationIllustration />,
  'ai-agents-solutions': <DiagnosisIllustration />,
  'custom-ai-solutions': <TimelineIllustration />,
};

/** Solutions with their uses, each beside its picture; the sides alternate. */
const SolutionList = ({ cards }: { cards: readonly SolutionCard[] }) => (
  <ul className={`grid ${styles.list}`}>
    {cards.map(({ id, title, subtitle, description, useCases }, index) => (
      <li
        key={id}
        className={`grid one-column align-center ${index % 2 ? 'seven-five' : 'five-seven'} gap-32-64 ${styles.card}`}
      >
        <div className="stack-12">
          <h3 className={styles.title}>
            <Link className="inherit" to={paths.solution(id)}>
              {title}
            </Link>
          </h3>
          <p className={styles.subtitle}>{subtitle}</p>
          <p className="muted">{description}</p>
          <ul className={`cluster-8 above-8 ${styles.uses}`} aria-label={`Uses of ${title}`}>
            {useCases.map((useCase) => (
              <li key={useCase.title} className="small">
                {useCase.title}
              </li>
            ))}
          </ul>
        </div>
        <div className={`shrink ${styles.picture}`}>{pictures[id]}</div>
      </li>
    ))}
  </ul>
);

const toolRows = tools.map(({ slug, name, kind, description }) => ({
  ...{ title: name, kind, description },
  to: paths.product(slug),
  mark: <ToolMark slug={slug} />,
}));

export const SolutionsContent = () => (
  <>
    <PageHero
      title="AI systems for the work you already do"
      lead="Three solutions we have built often enough to know how they run. Each is adapted to your data, your terms and your rules."
      actions={[
        { text: 'Schedule Consultation', to: paths.contact() },
        { text: 'See all three', to: '#solutions' },
      ]}
    />
    <SolutionTabs />
    <Section id="solutions" labelledBy="solutions-title">
      <SectionHead id="solutions-title" title="What they do" />
      <SolutionList cards={solutionCards} />
    </Section>
    <StickyHeadingSection
      id="phases-title"
      variant="dark"
      title="From the first call to going live"
      lead="A first project in four phases. After the prototype you know whether the rest is worth it."
    >
      <StepList steps={solutionPhases} />
    </StickyHeadingSection>
    <Section id="tools" labelledBy="tools-title">
      <SectionHead
        id="tools-title"
        title="Tools you can start with today"
        lead="A solution takes weeks to build. These five are ready now, and often the first step."
      />
      <LinkRows rows={toolRows} />
    </Section>
    <CallToAction
      toolsAnchor="#tools"
      heading="Bring one problem"
      description="Thirty minutes with someone who has built systems like yours. You leave with a yes, a no, or the question to answer first."
    />
  </>
);
