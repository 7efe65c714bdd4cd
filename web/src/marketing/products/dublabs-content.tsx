import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { Portrait } from '#web/src/ui/cover/cover.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { dubLabsLanguages } from '../facts/dublabs-languages.ts';
import { customPricing, trialDays } from '../facts/prices.ts';
import { dubLabsFigures } from '../facts/tool-figures.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FaqSection } from '../sections/faq-section.tsx';
import { ProductWindow } from '../sections/product-window.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { StepRow } from '../sections/step-row.tsx';
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

/** Sound waves at one side of the speaker. */
const Sound = ({ d }: { d: string }) => (
  <svg className={`line-drawing ${styles.voice}`} strokeWidth="3" width="40" height="116" aria-hidden>
    <path d={d} />
  </svg>
);

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
    <div className="row-24 center line-below ground-sunken padded-16">
      <Sound d="M36 30q-16 28 0 56M20 16q-26 42 0 84" />
      <Portrait name="Ines Carrow" className={styles.speaker} />
      <Sound d="M4 30q16 28 0 56M20 16q26 42 0 84" />
    </div>
    <ul className="lines">
      {tracks.map(({ language, state, seed }) => (
        <li key={language} className={`grid-16 align-center ${styles.track}`}>
          <span>{language}</span>
          <svg
            viewBox={`0 0 ${bars * 5} 28`}
            className={`full line-drawing ${state === 'original' || state === 'queued' ? 'stroke-strong' : styles.voice} ${styles.wave}`}
            strokeWidth="2"
            preserveAspectRatio="none"
            aria-hidden
          >
            <path d={wave(seed)} />
          </svg>
          <span className={`mono text-end ${state === 'ready' ? 'accent' : ''}`}>{state}</span>
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
    action={{ text: 'Get a quote', to: paths.contact() }}
    facts={[customPricing, `${dubLabsFigures.videosAMonth} videos a month`]}
    picture={<TracksIllustration />}
  />
);

/** The languages in one block of large type. */
const LanguageWall = () => (
  <Section variant="dark" labelledBy="languages-title">
    <SectionHead
      id="languages-title"
      title={`${dubLabsFigures.languages} languages, one recording`}
      lead={
        <>
          These are the languages so far. Don’t see yours? <Link to={paths.contact()}>Ask us</Link>.
        </>
      }
    />
    <ul className={`flex wrap ${styles.wall}`}>
      {dubLabsLanguages.map((language) => (
        <li key={language}>{language}</li>
      ))}
    </ul>
  </Section>
);

const steps = [
  { title: 'Upload', description: 'Send one file, or a link to where the video already is. Pick the languages.' },
  {
    title: 'Check the script',
    description: 'Confirm names, products and numbers once. Your glossary keeps them the same in every language.',
  },
  {
    title: 'Voice and lips',
    description: 'Voice cloning lets you speak the language. Lip-sync matches, even when the translation runs longer.',
  },
  {
    title: 'Publish',
    description: 'Get each language as a video, an audio track and captions.',
    takes: `within ${dubLabsFigures.turnaround}`,
  },
];

const questions = [
  {
    question: 'What does it cost?',
    answer: (
      <p>
        {customPricing}: it depends on minutes and languages. <Link to={paths.contact()}>Tell us about the videos</Link>{' '}
        and we’ll send you a price.
      </p>
    ),
  },
  {
    question: 'Whose voice may be cloned?',
    answer: <p>Yours, or that of a speaker who has agreed in writing. We ask to see the agreement before we start.</p>,
  },
  {
    question: 'How long does a video take?',
    answer: <p>{dubLabsFigures.turnaround}, from the confirmed script to the finished videos.</p>,
  },
] as const;

/** DubLabs' page below the demo. */
export const DublabsSections = () => (
  <>
    <LanguageWall />
    <StepRow id="steps-title" title="From upload to published" steps={steps} />
    <FaqSection items={questions} />
    <CallToAction
      heading="Send us one video"
      description={`We answer with a price and a date. Plan, DraftEmail and Joblyn are free for ${trialDays} days, no card.`}
      nextStep={{ text: 'Get a quote', to: paths.contact() }}
    />
  </>
);
