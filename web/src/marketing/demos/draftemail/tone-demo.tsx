import { useState } from 'react';
import { ProductWindow } from '#web/src/marketing/sections/product-window.tsx';
import { ToolMark } from '#web/src/marketing/tool-mark/tool-mark.tsx';
import { DemoSection } from '../demo-section.tsx';
import { Segmented } from '../segmented.tsx';
import { drafts, type Length, lengths, note, type Tone, tones } from './drafts.ts';
import styles from './tone-demo.module.css';

/** Shows one note as an email, in a choice of tones and lengths. */
export const ToneDemo = () => {
  const [tone, setTone] = useState<Tone>('warm');
  const [length, setLength] = useState<Length>('full');
  const draft = drafts[tone];
  const paragraphs = draft[length];
  const words = paragraphs.join(' ').split(/\s+/).length;

  return (
    <DemoSection
      title="The same news, told three ways"
      lead="A delivery slips by two days. Choose how to tell the customer; what the email says stays the same."
    >
      <div className={styles.columns}>
        <div className="stack-24">
          <div className={`stack-8 ${styles.given}`}>
            <p className="note">Your note</p>
            <p>{note}</p>
          </div>
          <Segmented legend="Tone" options={tones} value={tone} onChange={setTone} />
          <Segmented legend="Length" options={lengths} value={length} onChange={setLength} />
        </div>
        <ProductWindow
          title={
            <>
              <ToolMark slug="draftemail" size={32} /> New message
            </>
          }
          status={`${words} words`}
        >
          <div aria-live="polite" data-draft>
            <p className={`grid align-baseline ${styles.line}`}>
              <span className="note">To</span> Ines Duarte
            </p>
            <p className={`grid align-baseline ${styles.line}`}>
              <span className="note">Subject</span> {draft.subject}
            </p>
            <div className={`stack-12 top ${styles.body}`}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </ProductWindow>
      </div>
    </DemoSection>
  );
};
