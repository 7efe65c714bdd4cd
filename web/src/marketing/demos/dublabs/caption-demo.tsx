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

/** What the clip shows with each line: in ink, and in the tool's color what moves. */
const scenes = [
  {
    // A kettle under a tap.
    ink: 'M200 22h-46q-12 0-12 12v14M134 48h16M112 146l10-58h44l10 58zM119 124c-24-2-20-32-36-38M167 94h20q6 0 4 8l-10 38',
    color: 'M142 56v40M118 116q8-6 16 0t16 0 16 0M122 132q8-6 16 0t16 0',
  },
  {
    // The kettle on a flame, and half a minute on a clock.
    ink: 'M72 128l10-58h44l10 58zM92 70q12-16 24 0M104 60v-6M79 106c-24-2-20-32-36-38M127 76h20q6 0 4 8l-10 38M66 152h76M190 44a28 28 0 1 0 .1 0M190 72V54M184 36h12',
    color:
      'M84 146q-6-6 0-12 6 6 0 12M104 146q-6-6 0-12 6 6 0 12M124 146q-6-6 0-12 6 6 0 12M42 58q-6-8 0-14t0-14M56 52q-6-8 0-14M190 50a22 22 0 0 1 0 44',
  },
  {
    // Water in circles onto a filter above a jug.
    ink: 'M76 76h88l-26 38h-36zM92 116h56M98 118l-8 30q-2 8 6 8h48q8 0 6-8l-8-30M212 68l-38-18 16-34 40 20zM180 34c-26-22-32-8-58-14',
    color:
      'M120 24v34M112 66a8 2.5 0 1 0 16 0a8 2.5 0 1 0-16 0M100 66a20 6 0 1 0 40 0a20 6 0 1 0-40 0M92 142q14-6 28 0t28 0',
  },
  {
    // A cup and a slice of toast.
    ink: 'M58 88h64v24q0 26-26 26h-12q-26 0-26-26zM122 96h8q12 0 12 12t-14 12h-8M44 146h92M160 138v-28q-10-6-4-18 4-8 14-8h36q10 0 14 8 6 12-4 18v28zM152 146h72',
    color: 'M78 78q-6-8 0-16t0-16M98 78q-6-8 0-16t0-16M180 104h16v14h-16z',
  },
] as const;

/** What the clip shows while a line is spoken. */
const Scene = ({ line }: { line: number }) => (
  <svg
    className={`unfilled system-colors stroke-text ${styles.scene}`}
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
    viewBox="0 0 240 168"
    aria-hidden
  >
    <path d={scenes[line]?.ink} />
    <path className={styles.moving} d={scenes[line]?.color} />
  </svg>
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
            <Scene line={line} />
            <Speaker isSpeaking={isPlaying} />
            <p className={`text-centered grid ${styles.caption}`} lang={language} data-caption>
              {words?.[language]}
            </p>
          </div>
          <div className="stack-24 top padded-24">
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
