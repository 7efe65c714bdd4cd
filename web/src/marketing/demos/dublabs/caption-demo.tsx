import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { portraitSize } from '#contract/cover/cover.ts';
import { formatTimestamp } from '#web/src/lib/format.ts';
import { ProductWindow } from '#web/src/marketing/sections/product-window.tsx';
import { ToolMark } from '#web/src/marketing/tool-mark/tool-mark.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { Portrait } from '#web/src/ui/cover/cover.tsx';
import { ProgressBar } from '#web/src/ui/progress-bar.tsx';
import { DemoSection } from '../demo-section.tsx';
import { Segmented } from '../segmented.tsx';
import styles from './caption-demo.module.css';
import { clipSeconds, type Language, languages, lines } from './clip.ts';
import { useClip } from './use-clip.ts';

/** The speaker, whose mouth moves while the clip plays. */
const Speaker = ({ isSpeaking }: { isSpeaking: boolean }) => (
  <div className={`relative ${styles.speaker}`}>
    <Portrait name="Ines Carrow" className="block" />
    <svg className="covering" viewBox={`0 0 ${portraitSize} ${portraitSize}`} aria-hidden>
      {isSpeaking && <ellipse className={styles.mouth} cx="80" cy="94" rx="8" ry="5" data-mouth />}
    </svg>
  </div>
);

const barsALine = 24;

/** Returns heights from 2 to 20 derived from the letters of a line, so that every language has its own wave. */
const heightsOf = (words: string): number[] =>
  Array.from({ length: barsALine }, (_, bar) => {
    const letter = words.codePointAt(Math.floor((bar / barsALine) * words.length)) ?? 32;
    return letter === 32 ? 2 : 5 + ((letter * 7 + bar * 11) % 16);
  });

/** The clip's speech as a wave, line by line, with the current line highlighted. */
const Waves = ({ line, words }: { line: number; words: readonly string[] }) => (
  <div className={`grid line-above ${styles.track}`} aria-hidden>
    {words.map((text, place) => (
      <svg
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have the same order in every language.
        key={place}
        className={`full unfilled stroke-strong ${styles.wave}`}
        strokeWidth="1.5"
        viewBox={`0 0 ${barsALine * 4} 24`}
        preserveAspectRatio="none"
        data-current={place === line || undefined}
        aria-hidden
      >
        <path
          d={heightsOf(text)
            .map((height, bar) => `M${bar * 4 + 2} ${12 - height / 2}v${height}`)
            .join('')}
        />
      </svg>
    ))}
  </div>
);

/** A clip of four lines by a drawn speaker, heard and captioned in a choice of languages. */
export const CaptionDemo = () => {
  const [language, setLanguage] = useState<Language>('es');
  const { line, setLine, isPlaying, setPlaying, isHeard, seconds } = useClip(language);
  const chosen = languages.find(({ value }) => value === language);
  const words = lines[line];
  return (
    <DemoSection
      title="Hear one clip in six languages"
      lead="Switch mid-clip. Your device reads these captions aloud; DubLabs speaks them in your own voice."
    >
      <ProductWindow
        title={
          <>
            <ToolMark slug="dublabs" size={32} /> Pour-over coffee
          </>
        }
        status={`line ${line + 1} of ${lines.length}`}
      >
        <div className="grid one-column seven-five">
          <div className={`grid-16 align-center primary night ${styles.screen}`}>
            <Speaker isSpeaking={isPlaying} />
            <p className={`text-centered grid ${styles.caption}`} lang={language} data-caption>
              {words?.[language]}
            </p>
          </div>
          <div className="stack-24 top padded-24">
            <Segmented
              legend="Language"
              stacked
              options={languages.map((option) => ({ ...option, lang: option.value }))}
              value={language}
              onChange={setLanguage}
            />
            <div className={`stack-4 top ${styles.original}`}>
              <p className="muted">Original, English</p>
              <p lang="en">{words?.en}</p>
            </div>
            <div className="stack-8">
              <ProgressBar value={(100 * seconds) / clipSeconds} label="Played" />
              <p className="note numbers">
                {formatTimestamp(seconds)} of {formatTimestamp(clipSeconds)}
              </p>
            </div>
            <div className={`cluster-8 ${styles.controls}`} data-needs-script data-no-print>
              <Button
                variant="primary"
                icon={isPlaying ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
                onClick={() => setPlaying(!isPlaying)}
              >
                {isPlaying ? 'Pause' : 'Play the clip'}
              </Button>
              <Button onClick={() => setLine((line + 1) % lines.length)}>Next line</Button>
            </div>
            <p className="note" role="status">
              {isPlaying && !isHeard && `Your device has no ${chosen?.name} voice, so you see the captions only.`}
            </p>
          </div>
        </div>
        <Waves line={line} words={lines.map((texts) => texts[language])} />
      </ProductWindow>
    </DemoSection>
  );
};
