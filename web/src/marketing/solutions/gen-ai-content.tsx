import demo from '../demos/demo-section.module.css';
import { ProductWindow } from '../sections/product-window.tsx';
import { Split } from '../sections/split.tsx';
import { ConversationIllustration } from './conversation-illustration.tsx';
import { solutionOf } from './solution-cards.ts';
import { SolutionEnd, SolutionHero } from './solution-page.tsx';
import { WordOrder } from './word-order.tsx';

const terms = [
  { term: 'PX-200', rule: 'stays as it is' },
  { term: 'filler', rule: 'llenadora' },
  { term: 'lockout', rule: 'bloqueo' },
] as const;

/** A sentence and its caption, beside the glossary that decided two of its words. */
const GlossaryIllustration = () => (
  <ProductWindow inert title="Glossary" status="English, Spanish">
    <div className="grid one-column halves">
      <div className="stack-12 top padded-24">
        <p className="muted">Check the PX-200 before you start the filler.</p>
        <p className="body strong">
          Revise la <mark className="ground-accent">PX-200</mark> antes de arrancar la{' '}
          <mark className="ground-accent">llenadora</mark>.
        </p>
      </div>
      <ul className={`lines top grid padded-8-16 line-above ground-sunken ${demo.aside}`}>
        {terms.map(({ term, rule }) => (
          <li key={term} className="row-16 between padded-block-8">
            <span className="strong">{term}</span>
            <span className="mono">{rule}</span>
          </li>
        ))}
      </ul>
    </div>
  </ProductWindow>
);

const card = solutionOf('gen-ai-solutions');

/** The page about real-time translation, up to the demo. */
export const GenAiHero = () => (
  <>
    <SolutionHero card={card} picture={<ConversationIllustration />} />
    <WordOrder card={card} />
    <Split id="glossary-title" variant="dark" title="Your own words, said your way" picture={<GlossaryIllustration />}>
      <p>
        A translation that is almost right stops a shift: a part number becomes a word, and the name of a machine
        becomes another machine.
      </p>
      <p>
        So the glossary comes first. It has your names, which stay as they are, and your terms, as your people say them
        in each language.
      </p>
    </Split>
  </>
);

/** The same page below the demo. */
export const GenAiSections = () => <SolutionEnd card={card} />;
