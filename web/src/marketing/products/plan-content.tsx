import { paths } from '#web/src/lib/paths.ts';
import { planFrameworks, planQuestions } from '../facts/plan-frameworks.ts';
import { trialDays, trialLabel } from '../facts/prices.ts';
import { Bar } from '../sections/bar.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { FaqSection } from '../sections/faq-section.tsx';
import patterns from '../sections/patterns.module.css';
import { ProductWindow } from '../sections/product-window.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import { ToolMark } from '../tool-mark/tool-mark.tsx';
import { CourseCallout } from './course-callout.tsx';
import styles from './plan-content.module.css';
import { ProductHero } from './product-hero.tsx';

const cells = [
  { area: 'partners', title: 'Partners', notes: ['Two local farms', 'Cargo bike courier'] },
  { area: 'activities', title: 'Activities', notes: ['Cook before noon', 'Plan routes'] },
  { area: 'value', title: 'Value', notes: ['Lunch that fits a 30-minute break', 'No packaging to throw away'] },
  { area: 'relations', title: 'Relations', notes: ['Standing order, paused any day'] },
  { area: 'segments', title: 'Segments', notes: ['Offices under 40 people', 'Two schools'] },
  { area: 'resources', title: 'Resources', notes: ['Kitchen by the station'] },
  { area: 'channels', title: 'Channels', notes: ['Office managers'] },
  { area: 'costs', title: 'Costs', notes: ['Wages', 'Produce', 'Boxes'] },
  { area: 'revenue', title: 'Revenue', notes: ['Weekly subscription'] },
] as const;

/** A Business Model Canvas in progress, with the current question's cell highlighted. */
const CanvasIllustration = () => (
  <ProductWindow
    inert
    title={
      <>
        <ToolMark slug="plan" size={32} /> {planFrameworks[0].name}
      </>
    }
    status={`18 of ${planFrameworks[0].questions}`}
  >
    <div className={`${patterns.tiles} ${styles.canvas}`}>
      {cells.map(({ area, title, notes }) => (
        <div key={area} className={`stack-4 top ground-sunken label-size ${styles.cell}`} data-area={area}>
          <p className={styles.title}>{title}</p>
          {notes.map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
        </div>
      ))}
    </div>
    <div className="stack-8 padded-16 line-above">
      <p className="strong">Who would miss you first if you closed on Friday?</p>
      <p className={`any-width rounded flex align-center ${styles.answer}`}>
        Offices too small for a cafeteria
        <span className={styles.caret} />
      </p>
    </div>
  </ProductWindow>
);

export const PlanHero = () => (
  <ProductHero
    slug="plan"
    title="A strategy framework, finished before the meeting"
    lead="Plan asks what a good consultant would ask, one question at a time, and builds the framework as you answer."
    action={{ text: 'Start Free Trial', to: paths.contact() }}
    facts={[`${planFrameworks.length} frameworks`, `${planQuestions} questions`, `${trialLabel}, no card`]}
    picture={<CanvasIllustration />}
  />
);

const uses: Record<(typeof planFrameworks)[number]['name'], string> = {
  'Business Model Canvas': 'How does this make money, and for whom? Nine fields on one sheet.',
  SWOT: 'Where are we, and what is coming? Two fields about you, two about the market.',
  "Porter's Five Forces": 'Who takes the margin in this market? Rivals, newcomers, substitutes, buyers, suppliers.',
};

const maxUses = Math.max(...planFrameworks.map(({ minutes }) => minutes));

/** Plan's frameworks with questions, minutes, and a bar for the time. */
const FrameworkTable = () => (
  <ul className="rows rows-24">
    {planFrameworks.map(({ name, questions, minutes }) => (
      <li key={name} className="stack-8">
        <div className="cluster-16 align-baseline between">
          <h3>{name}</h3>
          <span className="mono-small">{questions} questions</span>
        </div>
        <p className="muted">{uses[name]}</p>
        <p className={`grid-16 above-8 any-width align-center mono-small ${styles.time}`}>
          <Bar percent={(minutes / maxUses) * 100} />
          <span className="text-end">{minutes} min</span>
        </p>
      </li>
    ))}
  </ul>
);

const questions = [
  {
    question: 'Do I need to know the frameworks?',
    answer: (
      <p>
        No. Each question says what it’s for and shows a sample answer from another industry. After one framework,
        you’ll know it well enough to argue with it.
      </p>
    ),
  },
  {
    question: 'Can I stop in the middle?',
    answer: <p>Yes. Plan saves every answer as you give it and picks up at the next question when you return.</p>,
  },
  {
    question: 'What does the trial include?',
    answer: (
      <p>
        All {planFrameworks.length} frameworks and all {planQuestions} questions for {trialDays} days. We ask for no
        card, so we charge nothing when it ends.
      </p>
    ),
  },
] as const;

/** Plan's page below the demo. */
export const PlanSections = () => (
  <>
    <StickyHeadingSection
      id="frameworks-title"
      variant="dark"
      title="Three frameworks, three kinds of doubt"
      lead="Start with the one that keeps you up at night. Plan tidies up what you said and adds nothing you didn’t."
    >
      <FrameworkTable />
    </StickyHeadingSection>
    <CourseCallout
      courseId="ai-strategy-for-executives"
      name="AI Strategy for Executives"
      title="From the framework to the decision"
    >
      AI Strategy for Executives takes the next step: which opportunities to pay for, what each one costs, and how to
      tell after a quarter whether it worked.
    </CourseCallout>
    <FaqSection items={questions} />
    <CallToAction
      heading="Bring your own business"
      description={`All of Plan for ${trialDays} days, no card. Tell us what you’re deciding, and we’ll set it up.`}
    />
  </>
);
