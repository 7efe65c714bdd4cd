import { AudioLines, Clapperboard, ScanFace, SpellCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { dubLabsLanguages } from '#web/src/marketing/facts/dublabs-languages.ts';
import { customPricing } from '#web/src/marketing/facts/prices.ts';
import { dubLabsFigures } from '#web/src/marketing/facts/tool-figures.ts';
import { CallToAction } from '#web/src/marketing/sections/call-to-action.tsx';
import { ChipList } from '#web/src/marketing/sections/chip-list.tsx';
import { FaqSection } from '#web/src/marketing/sections/faq-section.tsx';
import { FeatureGrid } from '#web/src/marketing/sections/feature-grid.tsx';
import { StepRow } from '#web/src/marketing/sections/step-row.tsx';
import { StickyHeadingSection } from '#web/src/marketing/sections/sticky-heading-section.tsx';

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
