import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { stretchedLink } from '#web/src/ui/card.tsx';
import { MetadataRow } from '#web/src/ui/metadata-row.tsx';
import { Section } from '#web/src/ui/section.tsx';
import heard from '#web/src/ui/visually-hidden.module.css';
import demo from '../demos/demo-section.module.css';
import { trialDays } from '../facts/prices.ts';
import { tools } from '../facts/tools.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { CheckList } from '../sections/check-list.tsx';
import { LinkRows } from '../sections/link-rows.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { ProductWindow } from '../sections/product-window.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { Split } from '../sections/split.tsx';
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

/** Solutions with their uses, each beside its picture; the sides alternate. Text and picture are one link. */
const SolutionList = ({ cards }: { cards: readonly SolutionCard[] }) => (
  <ul className={`grid ${styles.list}`}>
    {cards.map(({ id, title, description, useCases }, index) => (
      <li
        key={id}
        className={`grid one-column ${index % 2 ? 'seven-five' : 'five-seven'} gap-32-64 relative ${styles.card}`}
      >
        <div className="stack-12 top">
          <h3 className={styles.title}>
            <Link className={stretchedLink} to={paths.solution(id)}>
              {title}
            </Link>
          </h3>
          <p className="muted">{description}</p>
          <MetadataRow items={useCases.map((useCase) => useCase.title)} />
          <p className="row-4 accent strong above-8" aria-hidden>
            See how it works <ChevronRight size={18} strokeWidth={1.75} />
          </p>
        </div>
        <div className={`shrink ${styles.picture}`}>{pictures[id]}</div>
      </li>
    ))}
  </ul>
);

/** An answer beside its source page with the sentence marked, and a question the pages do not answer. */
const SourceIllustration = () => (
  <ProductWindow inert title="Warranty terms" status="RAG">
    <div className="grid one-column halves">
      <div className="stack-12 top padded-24">
        <p className={`sunken ${styles.question}`}>Does the warranty cover a used pump?</p>
        <p>
          Yes, for six months from the date of sale. <span className="accent mono-label">page 4</span>
        </p>
        <p className={`sunken ${styles.question}`}>And abroad?</p>
        <p className="muted">The document does not say. Ask a person.</p>
      </div>
      <div className={`stack-12 top padded-24 line-above ground-sunken ${demo.aside}`}>
        <span className="muted mono-label">page 4</span>
        <p>4.1 The warranty begins on the day of sale.</p>
        <p>
          4.2 For used machines <mark className="ground-accent">it ends after six months</mark>, parts that wear
          excepted.
        </p>
        <p>4.3 A claim needs the receipt or the number on the plate.</p>
      </div>
    </div>
  </ProductWindow>
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
    <Split
      variant="dark"
      id="generative-title"
      title="Generative AI, where the answer can be checked"
      picture={<SourceIllustration />}
    >
      <p>
        A model that writes well is convincing even when it is wrong. So whatever we build on one shows where its answer
        comes from, and says when it has none.
      </p>
      <CheckList
        items={[
          'Retrieval (RAG): answers with the page they come from',
          'Fraud detection: the case that differs, and the reason in a sentence',
          'Process optimization: drafts, measured against what your people send',
          'Predictive analytics: the forecast in words, with its figures',
        ]}
      />
    </Split>
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
      heading="Thirty minutes to a first answer"
      description={`Bring the problem to a consultation. Or try a tool for ${trialDays} days, no card needed: if it turns out to be enough, you save yourself a project.`}
      nextStep={{ text: 'Schedule Consultation', to: paths.contact() }}
    />
  </>
);
