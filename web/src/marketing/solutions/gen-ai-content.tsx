import { CheckList } from '../sections/check-list.tsx';
import { ProductWindow } from '../sections/product-window.tsx';
import { Split } from '../sections/split.tsx';
import { ConversationIllustration } from './conversation-illustration.tsx';
import styles from './gen-ai-content.module.css';
import { solutionOf } from './solution-cards.ts';
import { SolutionEnd, SolutionStart } from './solution-page.tsx';

/** An answer beside its source page with the sentence marked, and a question the pages do not answer. */
const SourceIllustration = () => (
  <ProductWindow inert title="Warranty terms" status="RAG">
    <div className={`grid ${styles.columns}`}>
      <div className={`stack-12 top ${styles.talk}`}>
        <p className={`sunken ${styles.question}`}>Does the warranty cover a used pump?</p>
        <p>
          Yes, for six months from the date of sale. <span className={`accent ${styles.source}`}>page 4</span>
        </p>
        <p className={`sunken ${styles.question}`}>And abroad?</p>
        <p className="muted">The document does not say. Ask a person.</p>
      </div>
      <div className={`stack-12 top line-above ground-sunken ${styles.page}`}>
        <span className={`muted ${styles.number}`}>page 4</span>
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

const card = solutionOf('gen-ai-solutions');

/** The page about generative AI and real-time translation, up to the demo. */
export const GenAiHero = () => (
  <SolutionStart card={card} picture={<ConversationIllustration />} hasDarkUses>
    <Split
      id="generative-title"
      title="Generative AI, where the answer can be checked"
      picture={<SourceIllustration />}
      flip
    >
      <p>
        Translation is one use of a language model; below are four more. A model that writes well is convincing even
        when it is wrong, so each of them shows where its answer comes from, and says when it has none.
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
