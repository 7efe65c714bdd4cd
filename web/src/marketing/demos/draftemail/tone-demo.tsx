import { Fragment, useState } from 'react';
import { ProductWindow } from '#web/src/marketing/sections/product-window.tsx';
import { ToolMark } from '#web/src/marketing/tool-mark/tool-mark.tsx';
import { DemoSection } from '../demo-section.tsx';
import { Segmented } from '../segmented.tsx';
import { drafts, type Length, lengths, note, type Tone, tones } from './drafts.ts';
import styles from './tone-demo.module.css';
import { compareWords } from './word-difference.ts';

interface Version {
  tone: Tone;
  length: Length;
}

/** A version in words, e.g. `Formal, short`. */
const nameOf = ({ tone, length }: Version) =>
  `${tones.find(({ value }) => value === tone)?.text}, ${lengths.find(({ value }) => value === length)?.text.toLowerCase()}`;

/** Matches kept words worth marking: several words, a name or a number, not a single `and`. */
const isFact = / |\d|\p{Lu}/u;

const textOf = ({ tone, length }: Version) => drafts[tone][length];

/** Shows one note as an email in a choice of tones and lengths, and marks what stayed from the last choice. */
export const ToneDemo = () => {
  const [shown, setShown] = useState<Version>({ tone: 'warm', length: 'full' });
  const [before, setBefore] = useState<Version>({ tone: 'direct', length: 'full' });
  const choose = (change: Partial<Version>) => {
    setBefore(shown);
    setShown({ ...shown, ...change });
  };
  const { tone, length } = shown;
  const draft = drafts[tone];
  const text = textOf(shown);
  const { paragraphs, keptCount, newCount } = compareWords(textOf(before), text);

  return (
    <DemoSection
      title="Same news, three tones"
      lead="A delivery slips by two days. Pick a tone, and see how the words change and the facts don’t."
    >
      <div className={`grid one-column align-start ${styles.columns}`}>
        <div className="stack-24">
          <div className={`stack-8 ${styles.given}`}>
            <p className="note">Your note</p>
            <p>{note}</p>
          </div>
          <Segmented legend="Tone" options={tones} value={tone} onChange={(next) => choose({ tone: next })} />
          <Segmented legend="Length" options={lengths} value={length} onChange={(next) => choose({ length: next })} />
          <p className="note" data-needs-script>
            <mark className={`inherit ${styles.kept}`}>{keptCount} words</mark> were kept from the version “
            {nameOf(before)}
            ”, and {newCount} are new. The day, the time and the price come from your note.
          </p>
        </div>
        <ProductWindow
          title={
            <>
              <ToolMark slug="draftemail" size={32} /> New message
            </>
          }
          status={`${keptCount + newCount} words`}
        >
          <div aria-live="polite" data-draft>
            <p className={`grid align-baseline any-width line-below ${styles.line}`}>
              <span className="note">To</span> Ines Duarte
            </p>
            <p className={`grid align-baseline any-width line-below ${styles.line}`}>
              <span className="note">Subject</span> {draft.subject}
            </p>
            <div className={`stack-12 top body padded-24 ${styles.body}`}>
              {paragraphs.map((runs, paragraph) => (
                <p key={text[paragraph]}>
                  {runs.map(({ text: words, isNew }, place) => {
                    const trimmed = words.trimEnd();
                    return (
                      // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other identity.
                      <Fragment key={place}>
                        {isNew || !isFact.test(trimmed) ? (
                          trimmed
                        ) : (
                          <mark className={`inherit ${styles.kept}`}>{trimmed}</mark>
                        )}
                        {words.slice(trimmed.length)}
                      </Fragment>
                    );
                  })}
                </p>
              ))}
            </div>
          </div>
        </ProductWindow>
      </div>
    </DemoSection>
  );
};
