import { CheckList } from '../sections/check-list.tsx';
import { Split } from '../sections/split.tsx';
import { ConversationIllustration } from './conversation-illustration.tsx';
import { solutionOf } from './solution-cards.ts';
import { SolutionEnd, SolutionStart } from './solution-page.tsx';
import { SourceIllustration } from './source-illustration.tsx';

const card = solutionOf('gen-ai-solutions');

/** The page about generative AI and real-time translation, up to the demo. */
export const GenAiHero = () => (
  <SolutionStart card={card} picture={<ConversationIllustration />}>
    <Split
      id="generative-title"
      title="Generative AI, where the answer can be checked"
      picture={<SourceIllustration />}
      flip
    >
      <p>
        A model that writes well is convincing even when it is wrong. So every solution of this kind shows where its
        answer comes from, and says when it has none.
      </p>
      <CheckList
        items={[
          'Retrieval (RAG): answers with the page they come from',
          'Fraud detection: the case that differs, and the reason in a sentence',
          'Process optimization: drafts, measured against what your people send',
          'Predictive analytics: the forecast in words, over its figures',
        ]}
      />
    </Split>
  </SolutionStart>
);

/** The same page below the demo. */
export const GenAiSections = () => <SolutionEnd card={card} />;
