import { Disclosure } from '#web/src/ui/disclosure.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { languages, lines } from '../demos/dublabs/clip.ts';
import { ProductWindow } from '../sections/product-window.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import styles from './sentence-lengths.module.css';

const dubs = languages.filter(({ value }) => value !== 'en');

/** Width of the drawing, in which the original is 100 wide. */
const drawnLength = 150;

/** The difference in percent with its sign, e.g. `+12%`. */
const signed = (percent: number) => `${percent > 0 ? '+' : ''}${percent}%`.replace('-', '−');

/** A translation as a bar up to its length; the part that is longer than the original is marked. */
const LengthBar = ({ percent }: { percent: number }) => (
  <svg
    className="full unfilled all-columns"
    height="12"
    strokeWidth="6"
    viewBox={`0 0 ${drawnLength} 12`}
    preserveAspectRatio="none"
    aria-hidden
  >
    <path className="stroke-accent" vectorEffect="non-scaling-stroke" d={`M0 6H${Math.min(percent, 100)}`} />
    {percent > 100 && <path className="stroke-award" vectorEffect="non-scaling-stroke" d={`M100 6H${percent}`} />}
    <path className="stroke-text" strokeWidth="1" vectorEffect="non-scaling-stroke" d="M100 0V12" />
  </svg>
);

/** A sentence of the clip, and its translations with their lengths. */
const Sentence = ({ en, ...texts }: (typeof lines)[number]) => (
  <ProductWindow title={en}>
    <ul className="stack-12 padded-16">
      {dubs.map(({ value, text }) => {
        const dub = texts[value as keyof typeof texts];
        const percent = Math.round((dub.length / en.length) * 100);
        return (
          <li key={value} className={`grid align-baseline ${styles.dub}`}>
            <span className="muted">{text}</span>
            <span lang={value}>{dub}</span>
            <span className="mono text-end">{signed(percent - 100)}</span>
            <LengthBar percent={percent} />
          </li>
        );
      })}
    </ul>
  </ProductWindow>
);

/** The sentence that shows the most: shorter in one language, much longer in others. */
const [opening, shown, ...others] = lines;

/** The sentences of DubLabs' sample clip: how long each is in other languages, compared with the original. */
export const SentenceLengths = () => (
  <Section labelledBy="lengths-title">
    <div className="grid-32 one-column five-seven align-center">
      <SectionHead
        id="lengths-title"
        title="Every language needs a different amount of time"
        lead="A sentence from DubLabs’ sample clip, measured in letters. The mark is where the English one ends. Whatever runs past it is reworded until voice and lips end together."
      />
      <div className="shrink">{shown && <Sentence {...shown} />}</div>
    </div>
    <Disclosure className="line-above above-48" summary="See the other sentences in the clip">
      <ul className="grid-24 one-column halves">
        {[opening, ...others].map(
          (line) =>
            line && (
              <li key={line.en} className="shrink">
                <Sentence {...line} />
              </li>
            ),
        )}
      </ul>
    </Disclosure>
  </Section>
);
