import { paths } from '#web/src/lib/paths.ts';
import { Section } from '#web/src/ui/section.tsx';
import { figures } from '../facts/figures.ts';
import { onceFrom } from '../facts/prices.ts';
import { teamPrograms, trainingFormats } from '../facts/team-training.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FaqSection } from '../sections/faq-section.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PriceTable } from '../sections/price-table.tsx';
import { ProductWindow } from '../sections/product-window.tsx';
import { ProgramList } from '../sections/program-list.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import styles from './team-content.module.css';

/** A part of a training day. */
interface AgendaPart {
  time: string;
  title: string;
  /** What the group has made by the end of it. */
  result: string;
  isPractice?: boolean;
}

const parts: readonly AgendaPart[] = [
  { time: '09:00', title: 'Where a model is confidently wrong', result: 'Five answers, checked by hand' },
  {
    time: '10:30',
    title: 'Your own tasks',
    result: 'Three tasks from your week, written as prompts',
    isPractice: true,
  },
  { time: '13:00', title: 'What not to paste', result: 'Your data, sorted into three classes' },
  { time: '14:00', title: 'The same task, twice as good', result: 'Before and after, side by side', isPractice: true },
  { time: '16:00', title: 'Monday', result: 'One page of rules your team agreed on' },
];

/** A training day: its schedule and results. */
const AgendaIllustration = () => (
  <ProductWindow inert title="Day 1" status="on-site">
    <ol className={styles.list}>
      {parts.map(({ time, title, result, isPractice }) => (
        <li key={time} className={styles.part} data-practice={isPractice || undefined}>
          <span className={styles.time}>{time}</span>
          <span className="strong">{title}</span>
          <span className="muted">{result}</span>
        </li>
      ))}
    </ol>
  </ProductWindow>
);

const questions = [
  {
    question: 'How many people can take part?',
    answer: (
      <p>
        Practice works best with up to sixteen people and one trainer; a second trainer doubles that. For hundreds at
        once, see our corporate programs.
      </p>
    ),
  },
  {
    question: 'Which assistant do you teach with?',
    answer: <p>The one your company allows. If there is none yet, the first hour is about choosing one.</p>,
  },
  {
    question: 'What remains after the last day?',
    answer: (
      <p>
        The program’s courses stay open for everyone who took part, with their notes and the page of rules your team
        agreed on.
      </p>
    ),
  },
] as const;

export const TeamContent = () => (
  <>
    <PageHero
      title="Two to five days, on your own work"
      lead="Your people bring tasks from their week. They leave with those tasks done, a way to check the result, and rules they wrote themselves."
      actions={[{ text: 'Plan a training', to: paths.contact() }]}
      facts={teamPrograms.map(({ title, duration }) => `${title}: ${duration}`)}
      picture={<AgendaIllustration />}
    />
    <StickyHeadingSection
      id="programs-title"
      title="Three programs"
      lead="Take one as it is, or combine days of several."
    >
      <ProgramList programs={teamPrograms} />
    </StickyHeadingSection>
    <Section variant="dark" labelledBy="formats-title">
      <SectionHead
        id="formats-title"
        title="On-site, virtual or hybrid"
        lead="The content is the same. Prices are for one training with one group."
      />
      <PriceTable
        caption="Training formats and their prices"
        headings={['Format', 'Price', 'Good for']}
        rows={trainingFormats.map(({ format, description, benefits, priceFrom }) => ({
          name: format,
          description,
          price: onceFrom(priceFrom),
          start: benefits.join(' · '),
        }))}
      />
    </Section>
    <FaqSection items={questions} />
    <CallToAction
      heading="Tell us when, and who will be in the room"
      description="You get a day plan with your own examples in it before you decide."
      statistics={[
        { number: figures.professionalsTrained, counts: 'professionals trained' },
        { number: figures.satisfaction, counts: 'satisfaction' },
        { number: figures.countries, counts: 'countries' },
      ]}
    />
  </>
);
