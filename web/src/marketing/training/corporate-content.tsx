import { paths } from '#web/src/lib/paths.ts';
import { Section } from '#web/src/ui/section.tsx';
import { corporatePrograms } from '../facts/corporate-training.ts';
import { ChipList } from '../sections/chip-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { StepRow } from '../sections/step-row.tsx';
import { TaskSheet } from './task-sheet.tsx';
import { VirtualDay } from './virtual-day.tsx';

const steps = [
  { title: 'Before', description: 'You name the decision or process that should look different afterward.' },
  { title: 'On the day', description: 'Groups of eight work on a task sheet, each with a person to ask.' },
  {
    title: 'The next morning',
    description: 'Recordings, task sheets and everyone’s questions are in one place.',
  },
  {
    title: 'Ninety days later',
    description: 'We come back to the decision you named, and report what was done and what got stuck.',
  },
];

/** The corporate training page down to its form. */
export const CorporateContent = () => (
  <>
    <PageHero
      title="Training for a company, not just a room"
      lead="Two programs, one for the people who decide about AI and one for the people who build with it, for a board of nine or a company of thousands."
      actions={[
        { text: 'Request a Corporate Demo', to: paths.contact() },
        { text: 'See the programs', to: '#programs-title' },
      ]}
      picture={<VirtualDay />}
    />
    <StepRow id="steps-title" title="Start with a decision" steps={steps} />
    <Section variant="dark" labelledBy="programs-title">
      <SectionHead
        id="programs-title"
        title="Two programs, one language"
        lead="The people who decide and the people who build learn the same terms, so a plan survives the handoff. We agree on the length with you, starting at half a day."
      />
      <div className="grid one-column five-seven gap-32-64">
        <ul className="stack-32 top">
          {corporatePrograms.map(({ title, description, audience, topics }) => (
            <li key={title} className="stack-8">
              <h3>{title}</h3>
              <p className="muted">{description}</p>
              <p className="note">{audience}</p>
              <ChipList label="Topics" items={topics} />
            </li>
          ))}
        </ul>
        <TaskSheet />
      </div>
    </Section>
  </>
);
