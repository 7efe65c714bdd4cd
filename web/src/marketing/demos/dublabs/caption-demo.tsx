import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
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
import { type MouthShape, mouthsOf, type SpokenWord, spokenWords } from './lips.ts';
import { useClip } from './use-clip.ts';

/** Outlines of mouths on a grid of 20 by 16. */
const mouthPaths: Readonly<Record<MouthShape, string>> = {
  open: 'M1 8C5 0 15 0 19 8 15 16 5 16 1 8z',
  wide: 'M1 8C6 4 14 4 19 8 14 12 6 12 1 8z',
  round: 'M15 8a5 5 0 1 1-10 0 5 5 0 1 1 10 0z',
  closed: 'M2 8q4-2 8-1 4-1 8 1-8 4-16 0z',
};

/** The speaker, whose mouth takes the shape of the sound she speaks. */
const Speaker = ({ label, mouth }: { label: string; mouth: MouthShape | undefined }) => (
  <div className="stack-8 center">
    <div className={`clipped pill ${styles.face}`}>
      <Portrait name="Ingrid Solheim" className="block">
        {mouth && (
          <g className={styles.mouth} data-mouth={mouth}>
            <ellipse cx="80" cy="95" rx="13" ry="9" />
            <path d={mouthPaths[mouth]} />
          </g>
        )}
      </Portrait>
    </div>
    <p className="small-size muted">{label}</p>
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
    color: 'M84 146q-6-6 0-12 6 6 0 12M104 146q-6-6 0-12 6 6 0 12M124 146q-6-6 0-12 6 6 0 12M190 50a22 22 0 0 1 0 44',
  },
  {
    // The tilted kettle, and water in circles on a filter above a jug.
    ink: 'M172 66l-20-41 27-20 33 32zM160 19q-1-15 15-11M164 8l-3-5M166 52c-17 9-27-12-40-8M186 10l13-9q4-2 6 4l9 29M62 84h88l-26 34h-36zM78 118h56M84 120l-8 30q-2 8 6 8h48q8 0 6-8l-8-30',
    color:
      'M118 46q-10 4-10 22M98 74a10 3 0 1 0 20 0a10 3 0 1 0-20 0M82 74a26 7 0 1 0 52 0a26 7 0 1 0-52 0M78 142q14-6 28 0t28 0',
  },
  {
    // A cup and a slice of toast.
    ink: 'M58 88h64v24q0 26-26 26h-12q-26 0-26-26zM122 96h8q12 0 12 12t-14 12h-8M44 146h92M160 138v-28q-10-6-4-18 4-8 14-8h36q10 0 14 8 6 12-4 18v28zM152 146h72',
    color: 'M88 78q-6-8 0-16t0-16M180 104h16v14h-16z',
  },
] as const;

/** What the clip shows while a line is spoken. */
const Scene = ({ line }: { line: number }) => (
  <svg className={`unfilled system-colors stroke-text ${styles.scene}`} viewBox="0 -4 240 172" aria-hidden>
    <path d={scenes[line]?.ink} />
    <path className={styles.moving} d={scenes[line]?.color} />
  </svg>
);

interface LipsProps {
  words: readonly SpokenWord[];
  /** Index of the mouth that is spoken. */
  spoken: number;
}

/** Words, and above them how the lips form their sounds. */
const Lips = ({ words, spoken }: LipsProps) =>
  words.map(({ text, mouths }, place) => {
    const first = mouthsOf(words.slice(0, place)).length;
    const isSpoken = spoken >= first && spoken < first + mouths.length;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line's words keep their places.
      <span key={place} className={styles.word} data-spoken={isSpoken || undefined}>
        <span className={`flex center unfilled ${styles.lips}`} aria-hidden>
          {mouths.map((shape, index) => (
            <svg
              // biome-ignore lint/suspicious/noArrayIndexKey: a word's vowels keep their places.
              key={index}
              viewBox="0 0 20 16"
              data-now={spoken === first + index || undefined}
              aria-hidden
            >
              <path d={mouthPaths[shape]} />
            </svg>
          ))}
        </span>
        {text}{' '}
      </span>
    );
  });

/** A clip of four lines by a drawn speaker: as filmed, and beside it as dubbed into a choice of languages. */
export const CaptionDemo = () => {
  const [language, setLanguage] = useState<Language>('es');
  const { line, setLine, isPlaying, setPlaying, hasVoice, words, mouth, seconds } = useClip(language);
  const { text, name } = languages.find(({ value }) => value === language) ?? languages[0];
  const filmed = spokenWords(lines[line]?.en ?? '', 'en');
  const dubbedMouths = mouthsOf(words);
  const filmedMouths = mouthsOf(filmed);
  // Both takes last equally long.
  const toFilmed = (index: number) => Math.floor((index * filmedMouths.length) / dubbedMouths.length);
  // A clip that does not play shows a moment at which the lips differ.
  const spoken = isPlaying ? mouth : dubbedMouths.findIndex((shape, index) => shape !== filmedMouths[toFilmed(index)]);
  const filmedSpoken = toFilmed(spoken);
  return (
    <DemoSection
      title="Watch one clip in six languages"
      lead="Switch while it plays. The shapes above the words are the lips. DubLabs fits yours, in your own voice."
    >
      <ProductWindow
        title={
          <>
            <ToolMark slug="dublabs" size={32} /> Pour-over coffee
          </>
        }
        status={`line ${line + 1} of ${lines.length}`}
      >
        <div className={`grid primary night ${styles.screen}`}>
          <Scene line={line} />
          <Speaker label="As filmed: English" mouth={filmedMouths[filmedSpoken]} />
          <Speaker label={`Dubbed: ${text}`} mouth={dubbedMouths[spoken]} />
          <p className={`text-centered system-colors muted ${styles.filmed}`} lang="en">
            <Lips words={filmed} spoken={filmedSpoken} />
          </p>
          <p className={`text-centered system-colors ${styles.dubbed}`} lang={language} data-caption>
            <Lips words={words} spoken={spoken} />
          </p>
        </div>
        <div className="stack-16 padded-16">
          <div className={`flex align-center between ${styles.controls}`}>
            <span className="flex" data-needs-script data-no-print>
              <Button
                variant="primary"
                icon={isPlaying ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
                onClick={() => setPlaying(!isPlaying)}
              >
                {isPlaying ? 'Pause' : 'Play'}
              </Button>
            </span>
            <div className={`fill ${styles.progress}`}>
              <ProgressBar value={(100 * seconds) / clipSeconds} label="Played" />
            </div>
            <p className="note numbers">
              {formatTimestamp(seconds)} of {formatTimestamp(clipSeconds)}
            </p>
            <span className="flex" data-needs-script data-no-print>
              <Button onClick={() => setLine((line + 1) % lines.length)}>Next line</Button>
            </span>
          </div>
          <Segmented
            legend="Language"
            stacked
            options={languages.map((option) => ({ ...option, lang: option.value }))}
            value={language}
            onChange={setLanguage}
          />
          <p className={`note ${styles.voice}`} role="status">
            {!hasVoice && `Your device has no ${name} voice, so this clip is silent.`}
          </p>
        </div>
      </ProductWindow>
    </DemoSection>
  );
};
