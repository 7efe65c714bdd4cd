import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { ProductWindow } from '#web/src/marketing/sections/product-window.tsx';
import { ToolMark } from '#web/src/marketing/tool-mark/tool-mark.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { DemoSection } from '../demo-section.tsx';
import { Segmented } from '../segmented.tsx';
import styles from './caption-demo.module.css';
import { type Language, languages, lines } from './clip.ts';
import { useClip } from './use-clip.ts';

const steam = ['M148 62c-6-9 6-14 0-24', 'M160 58c-6-9 6-14 0-24', 'M172 62c-6-9 6-14 0-24'];

/** The clip: a drawn coffee maker. Steam rises while it plays, and the cup fills line by line. */
const ClipIllustration = ({ line, isPlaying }: { line: number; isPlaying: boolean }) => (
  <svg
    className={`full line-drawing covering ${styles.picture}`}
    strokeWidth="2"
    strokeLinejoin="round"
    viewBox="0 0 320 180"
    preserveAspectRatio="xMidYMid slice"
    data-playing={isPlaying || undefined}
    aria-hidden
  >
    <path className={styles.table} d="M0 140h320v40H0z" />
    <circle className={styles.window} cx="252" cy="52" r="34" />
    <path className={styles.thin} d="M252 18v68M218 52h68" />
    {steam.map((d) => (
      <path key={d} className={styles.steam} d={d} />
    ))}
    <path className={styles.dripper} d="M126 70h68l-18 30h-32z" />
    <path className={styles.line} d="M194 74h14" />
    <path className={styles.glass} d="M138 100h44l10 40h-64z" />
    <path className={`zoom-image ${styles.coffee}`} data-level={line} d="M134.5 114h51l6.5 26h-64z" />
    <path className={styles.line} d="M84 140v-22a10 10 0 0 1 10-10h0M64 112h28v28H64zM64 118h-8a6 6 0 0 0 0 14h8" />
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

/** A drawn clip of four lines, heard and captioned in a choice of languages. */
export const CaptionDemo = () => {
  const [language, setLanguage] = useState<Language>('es');
  const { line, setLine, isPlaying, setPlaying, isHeard } = useClip(language);
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
            <ToolMark slug="dublabs" size={32} /> Pour-over in one minute
          </>
        }
        status={`line ${line + 1} of ${lines.length}`}
      >
        <div className="grid one-column seven-five">
          <div className={`relative primary night ${styles.screen}`}>
            <ClipIllustration line={line} isPlaying={isPlaying} />
            <p className={`text-centered absolute ${styles.caption}`} lang={language} data-caption>
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
              {isPlaying && !isHeard && `Your device has no voice for ${chosen?.text}, so you see the captions only.`}
            </p>
          </div>
        </div>
        <Waves line={line} words={lines.map((texts) => texts[language])} />
      </ProductWindow>
    </DemoSection>
  );
};
