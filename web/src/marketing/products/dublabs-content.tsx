import { AudioLines, Clapperboard, ScanFace, SpellCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { dubLabsLanguages } from '../facts/dublabs-languages.ts';
import { customPricing } from '../facts/prices.ts';
import { dubLabsFigures } from '../facts/tool-figures.ts';
import { toolOf } from '../facts/tools.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ChipList } from '../sections/chip-list.tsx';
import { FaqSection } from '../sections/faq-section.tsx';
import { FeatureGrid } from '../sections/feature-grid.tsx';
import { ProductWindow } from '../sections/product-window.tsx';
import { StepRow } from '../sections/step-row.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import { ToolMark } from '../tool-mark/tool-mark.tsx';
import styles from './dublabs-content.module.css';
import { ProductHero } from './product-hero.tsx';

const tracks = [
  { language: 'English', state: 'original', seed: 3 },
  { language: 'Spanish', state: 'ready', seed: 5 },
  { language: 'Japanese', state: 'ready', seed: 8 },
  { language: 'Hindi', state: 'lip-sync 74%', seed: 11 },
  { language: 'Arabic', state: 'queued', seed: 0 },
] as const;

const bars = 56;
const wave = (seed: number) =>
  Array.from({ length: bars }, (_, bar) => {
    const height = seed ? 4 + Math.abs(Math.sin(bar * 0.55 + seed) * Math.sin(bar * 0.13 * seed + 1)) * 20 : 1;
    return `M${bar * 5 + 2} ${(14 - height / 2).toFixed(1)}v${height.toFixed(1)}`;
  }).join('');

/** A dubbing job: the speaker, and one track per language. */
const TracksIllustration = () => (
  <ProductWindow
    inert
    title={
      <>
        <ToolMark slug="dublabs" size={32} /> Onboarding, part 2
      </>
    }
    status="5:12"
  >
    <div className={styles.stage}>
      <svg viewBox="0 0 320 120" className={styles.speaker} preserveAspectRatio="xMidYMid slice" aria-hidden>
        <circle cx="160" cy="58" r="26" />
        <path d="M104 124c0-26 24-38 56-38s56 12 56 38" />
        <path d="M148 66q12 8 24 0" data-lips />
        <path d="M196 40q14 18 0 36M210 32q22 26 0 52M124 40q-14 18 0 36M110 32q-22 26 0 52" data-voice />
      </svg>
    </div>
    <ul className="lines">
      {tracks.map(({ language, state, seed }) => (
        <li key={language} className={`grid-16 ${styles.track}`} data-state={state.split(' ')[0]}>
          <span>{language}</span>
          <svg viewBox={`0 0 ${bars * 5} 28`} className={styles.wave} preserveAspectRatio="none" aria-hidden>
            <path d={wave(seed)} />
          </svg>
          <span className={`mono ${styles.state}`}>{state}</span>
        </li>
      ))}
    </ul>
  </ProductWindow>
);

export const DublabsHero = () => (
  <ProductHero
    slug="dublabs"
    title="Your video, in the viewer’s language and your voice"
    lead="Upload once. DubLabs translates what you say, speaks it in your voice, and moves your lips to match."
    action={{ text: 'Ask for a price', to: paths.contact() }}
    facts={[...toolOf('dublabs').facts, customPricing]}
    picture={<TracksIllustration />}
  />
);

const steps = [
  { title: 'Upload', description: 'One file, or a link to where the video already is. Choose the languages.' },
  {
    title: 'Read the script',
    description: 'You confirm names, products and numbers once; they stay the same in every language.',
  },
  {
    title: 'Publish',
    description: 'Each language comes as a video, as a separate audio track, and as captions.',
    takes: `within ${dubLabsFigures.turnaround}`,
  },
];

const features = [
  {
    icon: AudioLines,
    title: 'Voice cloning',
    description: 'A sample of your speech is enough. Viewers hear the person they see, in their own language.',
  },
  {
    icon: ScanFace,
    title: 'Lip-sync',
    description: 'Lips and words match, even when the translation is longer than the original.',
  },
  {
    icon: SpellCheck,
    title: 'Your own glossary',
    description: 'Terms you never want translated, and terms you always want translated the same way.',
  },
  {
    icon: Clapperboard,
    title: 'Room for a whole channel',
    description: `${dubLabsFigures.videosAMonth} videos a month, for courses, product videos or a weekly show.`,
  },
];

const questions = [
  {
    question: 'What does it cost?',
    answer: (
      <p>
        {customPricing}: it depends on minutes and languages. <Link to={paths.contact()}>Tell us about the videos</Link>{' '}
        and you get a price back.
      </p>
    ),
  },
  {
    question: 'Whose voice may be cloned?',
    answer: (
      <p>Your own, or that of a speaker who has agreed in writing. We ask to see the agreement before we start.</p>
    ),
  },
  {
    question: 'How long does a video take?',
    answer: <p>The turnaround is {dubLabsFigures.turnaround} from the confirmed script to the finished languages.</p>,
  },
] as const;

/** DubLabs' page below the demo. */
export const DublabsSections = () => (
  <>
    <StickyHeadingSection
      id="languages-title"
      variant="dark"
      title={`${dubLabsFigures.languages} languages, from one recording`}
      lead={`These ${dubLabsLanguages.length} to start with. Ask us if yours is missing.`}
    >
      <ChipList label="Languages" items={dubLabsLanguages} />
    </StickyHeadingSection>
    <StepRow id="steps-title" title="From upload to published" steps={steps} />
    <FeatureGrid id="features-title" title="What makes it sound like you" features={features} />
    <FaqSection items={questions} />
    <CallToAction
      heading="Send us one video"
      description="Tell us what it is about and which languages your viewers ask for. You get a price and a date back."
      statistics={[
        { number: dubLabsFigures.languages, counts: 'languages' },
        { number: String(dubLabsFigures.videosAMonth), counts: 'videos a month' },
        { number: dubLabsFigures.turnaround, counts: 'turnaround' },
      ]}
    />
  </>
);
