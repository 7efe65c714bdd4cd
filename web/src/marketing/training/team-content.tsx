import { paths } from '#web/src/lib/paths.ts';
import { Section } from '#web/src/ui/section.tsx';
import { figures } from '../facts/figures.ts';
import { onceFrom, trialDays } from '../facts/prices.ts';
import { teamPrograms, trainingFormats } from '../facts/team-training.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FaqSection } from '../sections/faq-section.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PriceTable } from '../sections/price-table.tsx';
import { ProgramList } from '../sections/program-list.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { SampleDay } from './sample-day.tsx';
import { SampleQuestion } from './sample-question.tsx';
import { Trainers } from './trainers.tsx';

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
    question: 'What do we keep afterward?',
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
      actions={[{ text: 'Plan your training', to: paths.contact() }]}
      note="Tell us when, and who will be in the room. You get a plan for each day with your own examples in it before you decide."
      picture={<SampleDay />}
    />
    <Section labelledBy="programs-title">
      <SectionHead id="programs-title" title="Three programs" lead="Take one, or combine days from several." />
      <ProgramList programs={teamPrograms} />
    </Section>
    <Trainers />
    <SampleQuestion />
    <Section variant="dark" labelledBy="formats-title">
      <SectionHead
        id="formats-title"
        title="On-site, virtual or hybrid"
        lead="The content is the same. Each price is for one program and one group."
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
      heading="Plan your training"
      description={`Tell us when, and who will be in the room. Until then, one person can try a tool for ${trialDays} days, no card needed.`}
      nextStep={{ text: 'Plan your training', to: paths.contact() }}
      statistics={[
        { number: figures.professionalsTrained, counts: 'professionals trained' },
        { number: figures.satisfaction, counts: 'satisfaction' },
        { number: figures.countries, counts: 'countries' },
      ]}
    />
  </>
);
