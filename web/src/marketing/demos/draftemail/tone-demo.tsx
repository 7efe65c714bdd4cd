import { useState } from 'react';
import { ProductWindow } from '#web/src/marketing/sections/product-window.tsx';
import { ToolMark } from '#web/src/marketing/tool-mark/tool-mark.tsx';
import layout from '#web/src/ui/layout.module.css';
import typography from '#web/src/ui/typography.module.css';
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
        <div className={layout.stack24}>
          <div className={`${layout.stack8} ${styles.given}`}>
            <p className={typography.note}>Your note</p>
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
            <p className={`${layout.grid} ${layout.alignBaseline} ${styles.line}`}>
              <span className={typography.note}>To</span> Ines Duarte
            </p>
            <p className={`${layout.grid} ${layout.alignBaseline} ${styles.line}`}>
              <span className={typography.note}>Subject</span> {draft.subject}
            </p>
            <div className={`${layout.stack12} ${layout.top} ${styles.body}`}>
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
