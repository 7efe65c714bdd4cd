import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { dubLabsFigures } from '#web/src/marketing/facts/tool-figures.ts';
import { ProductWindow } from '#web/src/marketing/sections/product-window.tsx';
import { ToolMark } from '#web/src/marketing/tool-mark/tool-mark.tsx';
import { Button } from '#web/src/ui/button.tsx';
import { classNames } from '#web/src/ui/class-names.ts';
import { DemoSection, needsScript } from '../demo-section.tsx';
import { Segmented } from '../segmented.tsx';
import styles from './caption-demo.module.css';
import { type Language, languages, lineSeconds, lines } from './clip.ts';
import { ClipIllustration } from './clip-illustration.tsx';
import { Waves } from './waves.tsx';

/** A drawn clip of four lines with captions in a choice of languages. It has no sound. */
export const CaptionDemo = () => {
  const [language, setLanguage] = useState<Language>('es');
  const [line, setLine] = useState(0);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setLine((now) => (now + 1) % lines.length), lineSeconds * 1000);
    return () => clearInterval(timer);
  }, [isPlaying]);

  const words = lines[line];
  return (
    <DemoSection
      title="One clip, six of the languages"
      lead={`Switch while it plays: the line keeps its place in the clip. Here you see captions; DubLabs speaks ${dubLabsFigures.languages} languages in your own voice.`}
    >
      <ProductWindow
        title={
          <>
            <ToolMark slug="dublabs" size={32} /> Pour-over in one minute
          </>
        }
        status={`line ${line + 1} of ${lines.length}`}
      >
        <div className={styles.columns}>
          <div className={styles.screen}>
            <ClipIllustration line={line} isPlaying={isPlaying} />
            <p className={styles.caption} lang={language} data-caption>
              {words?.[language]}
            </p>
          </div>
          <div className={styles.side}>
            <Segmented
              legend="Caption language"
              stacked
              options={languages.map((option) => ({ ...option, lang: option.value }))}
              value={language}
              onChange={setLanguage}
            />
            <div className={styles.original}>
              <p className={styles.label}>Original, English</p>
              <p lang="en">{words?.en}</p>
            </div>
            <div className={classNames(styles.controls, needsScript)}>
              <Button
                icon={isPlaying ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
                onClick={() => setPlaying(!isPlaying)}
              >
                {isPlaying ? 'Pause' : 'Play the clip'}
              </Button>
              <Button variant="plain" onClick={() => setLine((line + 1) % lines.length)}>
                Next line
              </Button>
            </div>
          </div>
        </div>
        <Waves line={line} words={lines.map((texts) => texts[language])} />
      </ProductWindow>
    </DemoSection>
  );
};
