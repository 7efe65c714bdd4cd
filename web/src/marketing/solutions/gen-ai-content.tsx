import { ButtonLink } from '../../ui/button.tsx';
import { demoSite } from '../facts/solutions.ts';
import { CheckList } from '../sections/check-list.tsx';
import { Split } from '../sections/split.tsx';
import { ConversationPicture } from './conversation-picture.tsx';
import { solutionOf } from './solution-cards.ts';
import { SolutionPage } from './solution-page.tsx';

/** The page about generative AI: real-time translation, and a demo on a site of its own. */
export const GenAiContent = () => (
  <SolutionPage card={solutionOf('gen-ai-solutions')} picture={<ConversationPicture />}>
    <Split
      id="generative-title"
      title="Generative AI, where the answer can be checked"
      picture={
        <CheckList
          items={[
            'Retrieval (RAG): answers from your documents, with the page they stand on',
            'Fraud detection: the cases that differ, with the reason in a sentence, for a person to decide',
            'Process optimization: drafts of routine texts, measured against those your people would send',
            'Predictive analytics: the forecast in words, and the figures under it',
          ]}
        />
      }
      flip
    >
      <p>
        A model that writes well is convincing also when it is wrong. So every solution of this kind shows where its
        answer is from, and says when it has none.
      </p>
      <ButtonLink to={demoSite}>Try Demo</ButtonLink>
    </Split>
  </SolutionPage>
);
