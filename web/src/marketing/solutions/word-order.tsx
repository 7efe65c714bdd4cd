import { Section } from '#web/src/ui/section.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import type { SolutionCard } from './solution-cards.ts';
import { SolutionFeatures } from './solution-page.tsx';
import styles from './word-order.module.css';

interface Sentence {
  language: string;
  said: readonly string[];
  captionLanguage: string;
  caption: readonly string[];
  /** Indexes of words that mean the same, as said and in the caption. */
  links: readonly (readonly [said: number, caption: number])[];
  waits: string;
}

/** One sentence for each use, in the order of the uses. */
const sentences: readonly Sentence[] = [
  {
    language: 'es',
    said: ['La', 'junta', 'nueva', 'gotea', 'en la línea 3.'],
    captionLanguage: 'en',
    caption: ['The', 'new', 'seal', 'is dripping', 'on line 3.'],
    links: [
      [0, 0],
      [1, 2],
      [2, 1],
      [3, 3],
      [4, 4],
    ],
    waits: '“seal” waits for one word.',
  },
  {
    language: 'es',
    said: ['¿Cuándo', 'llega', 'mi', 'pedido?'],
    captionLanguage: 'en',
    caption: ['When', 'will', 'my', 'order', 'arrive?'],
    links: [
      [0, 0],
      [1, 1],
      [1, 4],
      [2, 2],
      [3, 3],
    ],
    waits: '“arrive” is heard early and read last.',
  },
  {
    language: 'en',
    said: ['We', 'move', 'to the', 'new site', 'in March.'],
    captionLanguage: 'de',
    caption: ['Wir', 'ziehen', 'im März', 'an den', 'neuen Standort.'],
    links: [
      [0, 0],
      [1, 1],
      [2, 3],
      [3, 4],
      [4, 2],
    ],
    waits: '“im März” waits for the end of the sentence.',
  },
];

/** The words of a sentence, one below the other. */
const Words = ({ words, language, className }: { words: readonly string[]; language: string; className: string }) => (
  <p className={`grid ${className} ${styles.words}`} lang={language}>
    {words.map((word) => (
      <span key={word}>{word} </span>
    ))}
  </p>
);

/** A sentence beside its caption, with lines between words that mean the same; crossing lines are accented. */
const Alignment = ({ language, said, captionLanguage, caption, links, waits }: Sentence) => (
  <figure className="surface">
    <div className={`grid padded-16 ${styles.alignment}`}>
      <Words words={said} language={language} className="text-end muted" />
      <svg
        className={`full unfilled ${styles.links}`}
        strokeWidth="2"
        viewBox={`0 0 10 ${caption.length}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {links.map(([from, to]) => (
          <path
            key={`${from} ${to}`}
            className={from === to ? 'stroke-line' : 'stroke-accent'}
            vectorEffect="non-scaling-stroke"
            d={`M1 ${from + 0.5}C5 ${from + 0.5} 5 ${to + 0.5} 9 ${to + 0.5}`}
          />
        ))}
      </svg>
      <Words words={caption} language={captionLanguage} className="strong" />
    </div>
    <figcaption className="note line-above padded-12-16">{waits}</figcaption>
  </figure>
);

/** What the translation does: one sentence for each use, and why its caption has to wait. */
export const WordOrder = ({ card }: { card: SolutionCard }) => (
  <Section labelledBy="uses-title">
    <SectionHead
      id="uses-title"
      title={card.subtitle}
      lead="Every language has its own word order. A caption waits for the words that move, marked here, and for no others."
    />
    <ul className={`grid ${styles.uses}`}>
      {card.useCases.map(({ title, description }, index) => {
        const sentence = sentences[index];
        return (
          <li key={title} className={`grid-12 ${styles.use}`}>
            <h3>{title}</h3>
            <p className="muted">{description}</p>
            {sentence && <Alignment {...sentence} />}
          </li>
        );
      })}
    </ul>
    <SolutionFeatures card={card} />
  </Section>
);
