import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { MetadataRow } from '#web/src/ui/metadata-row.tsx';
import { Section } from '#web/src/ui/section.tsx';
import heard from '#web/src/ui/visually-hidden.module.css';
import { trialDays } from '../facts/prices.ts';
import { tools } from '../facts/tools.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { LinkRows } from '../sections/link-rows.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { ToolMark } from '../tool-mark/tool-mark.tsx';
import { ConversationIllustration } from './conversation-illustration.tsx';
import { DiagnosisIllustration } from './diagnosis-illustration.tsx';
import { ProjectPhases } from './project-phases.tsx';
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
            <Link className="row-8 inline quiet-link" to={paths.solution(id)}>
              {title}
              <ArrowUpRight className="fixed muted" size={24} strokeWidth={1.75} aria-hidden />
            </Link>
          </h3>
          <p className="strong">{subtitle}</p>
          <p className="muted">{description}</p>
          <MetadataRow items={useCases.map((useCase) => useCase.title)} />
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
      actions={[{ text: 'Schedule Consultation', to: paths.contact() }]}
      note="Thirty minutes with someone who has built systems like yours. You leave with a yes, a no, or the question to answer first."
      picture={<ProjectPhases />}
    />
    <SolutionTabs />
    <Section id="solutions" labelledBy="solutions-title">
      <h2 id="solutions-title" className={heard.hidden}>
        What they do
      </h2>
      <SolutionList cards={solutionCards} />
    </Section>
    <Section id="tools" variant="dark" labelledBy="tools-title">
      <SectionHead
        id="tools-title"
        title="Tools you can start with today"
        lead="A solution takes weeks to build. These five are ready now, and often the first step."
      />
      <LinkRows rows={toolRows} />
    </Section>
    <CallToAction
      toolsAnchor="#tools"
      heading="Try a tool on your own work"
      description={`${trialDays} days, no card needed. If a tool turns out to be enough, you save yourself a project.`}
    />
  </>
);
