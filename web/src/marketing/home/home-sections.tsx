import { coursePrices } from 'virtual:course-prices';
import { BadgeCheck, Captions, Download, EyeOff, Keyboard, MessageSquareQuote, PencilLine, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { refundDays } from '#contract/rules/refund-window.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Container } from '#web/src/ui/container.tsx';
import { Portrait } from '#web/src/ui/cover/cover.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { deployments } from '../facts/enterprise.ts';
import { figures } from '../facts/figures.ts';
import { homeInstructors } from '../facts/home-instructors.ts';
import { customPricing, draftEmailPrice, monthly, monthlyFrom, pmCoachPrice, trialDays } from '../facts/prices.ts';
import { type Tool, tools } from '../facts/tools.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import type { Feature } from '../sections/feature-list.tsx';
import { LinkRows } from '../sections/link-rows.tsx';
import points from '../sections/points.module.css';
import { Points } from '../sections/points.tsx';
import { PriceTable } from '../sections/price-table.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { StatStrip } from '../sections/stat-figures.tsx';
import { StatusBadge } from '../tool-mark/status-badge.tsx';
import { ToolMark } from '../tool-mark/tool-mark.tsx';
import styles from './home-sections.module.css';

const steps: readonly Feature[] = [
  {
    icon: Captions,
    title: 'Watch one idea',
    description: 'Videos last a minute and make one point, with captions and a transcript you can search.',
  },
  {
    icon: PencilLine,
    title: 'Try it right away',
    description: 'Turn dials, run Python in the browser, answer questions that ask you to decide.',
  },
  {
    icon: MessageSquareQuote,
    title: 'Ask when you’re stuck',
    description: 'The assistant answers from the course and links the lesson and the second.',
  },
  {
    icon: BadgeCheck,
    title: 'Show that you can',
    description: 'Finish with a signed certificate that anyone can verify.',
  },
];

/** How every course works, in the dark band under the lesson. */
export const Steps = () => (
  <section className={`line-below band ${styles.steps}`} aria-label="How courses work">
    <Container>
      <Points points={steps} />
    </Container>
  </section>
);

/** Who uses a tool, and for what. */
const jobs: Record<Tool['slug'], string> = {
  plan: 'Consultants turn a workshop into a framework the client keeps.',
  dublabs: 'Creators reach viewers in languages they don’t speak.',
  draftemail: 'Executives answer the email that has waited since Monday, and mean every line.',
  joblyn: 'Job seekers hear the hard question before the interviewer asks it.',
  pmcoach: 'Project managers rehearse with the sponsor who wants everything by Friday.',
};

const toolLinks = tools.map(({ slug, name, kind, facts, status }) => ({
  ...{ title: name, kind, description: jobs[slug], facts },
  to: paths.product(slug),
  mark: <ToolMark slug={slug} size={56} />,
  badge: <StatusBadge status={status} />,
}));

/** The five tools; target of `/products`. */
const ToolList = () => (
  <Section variant="dark" id="tools" labelledBy="tools-title">
    <SectionHead
      id="tools-title"
      title={brand.tagline}
      lead="Five tools, each for one job that comes up every week."
      action={<ButtonLink to={paths.enterprise()}>For companies</ButtonLink>}
    />
    <LinkRows rows={toolLinks} />
  </Section>
);

/** The figures that the banner at the end does not state. */
const results = [
  { number: figures.satisfaction, counts: 'satisfaction with our training' },
  { number: figures.enterpriseClients, counts: 'enterprise clients' },
  { number: figures.typicalRoi, counts: `typical return on investment within ${figures.roiWithin}` },
  { number: figures.implementation, counts: 'from the first meeting to a system in use' },
];

/** Some of the instructors, each with a course, and what came of it. */
const People = () => (
  <Section labelledBy="people-title">
    <SectionHead
      id="people-title"
      title="They did the work first"
      lead="One person writes each course and answers for every example in it."
    />
    <ul className={`stack-32 quarters ${points.points} ${styles.people}`}>
      {homeInstructors.map(({ name, before, courseId, course }) => (
        <li key={name} className="stack-8 top start">
          <Portrait name={name} className={`below-8 ${styles.portrait}`} />
          <h3>{name}</h3>
          <p className="muted">{before}</p>
          <Link to={paths.course(courseId)}>{course}</Link>
        </li>
      ))}
    </ul>
    <div className={styles.results}>
      <StatStrip figures={results} />
    </div>
  </Section>
);

/** The link of a row in the start column, whose accessible name says which item it starts. */
const startLink = (text: string, name: string, to: string = paths.contact()) => (
  <Link to={to}>
    {text}
    <VisuallyHidden>: {name}</VisuallyHidden>
  </Link>
);

const { freeCount, paidCount, paidRange, upgradeRange } = coursePrices;

const courseRows = [
  {
    name: 'Free courses',
    price: 'Free',
    start: <Link to={paths.courses({ price: 'free' })}>See {formatCount(freeCount, 'free course')}</Link>,
  },
  {
    name: 'Paid courses',
    price: `${paidRange}, once`,
    start: <Link to={paths.courses({ price: 'paid' })}>See {formatCount(paidCount, 'paid course')}</Link>,
  },
].slice(0, paidCount > 0 ? 2 : 1);

/** What each tool costs, after its trial if it has one. */
const toolPrices: Record<Tool['slug'], { price: string; hasTrial: boolean }> = {
  plan: { price: 'Price on request', hasTrial: true },
  dublabs: { price: customPricing, hasTrial: false },
  draftemail: { price: monthly(draftEmailPrice), hasTrial: true },
  joblyn: { price: 'Price on request', hasTrial: true },
  pmcoach: { price: monthly(pmCoachPrice), hasTrial: false },
};

const toolRows = tools.map(({ slug, name, status }) => {
  const { price, hasTrial } = toolPrices[slug];
  return {
    name: status === 'Alpha' ? `${name} (${status})` : name,
    to: paths.product(slug),
    price,
    start: startLink(hasTrial ? `Try ${trialDays} days free` : 'Talk to us', name),
  };
});

const enterpriseRows = deployments.map(({ title, priceFrom }) => ({
  name: title,
  to: paths.enterprise(),
  price: monthlyFrom(priceFrom),
  start: startLink('Talk to us', title),
}));

const promises = [
  {
    icon: Undo2,
    id: 'refunds',
    title: 'Refunds',
    description: (
      <>
        Not what you expected? Get the full price back within {refundDays} days, no reason needed.{' '}
        <Link to={paths.refundTerms()}>Read the refund policy</Link>
      </>
    ),
  },
  { icon: EyeOff, title: 'No tracking', description: 'No tracking cookies, no ads. We count visits, not visitors.' },
  {
    icon: Download,
    title: 'Your data is yours',
    description: 'Export everything we have about you as one file, or delete it all, from your profile.',
  },
  {
    icon: Keyboard,
    title: 'Built for everyone',
    description: 'Captions and transcripts on every video, keyboard control throughout, light and dark.',
  },
];

/**
 * All prices in one table, target of `/pricing`, beside promises, among them refunds, target of `/refund-policy`. Phones
 * show the promises below the table.
 */
const Pricing = () => (
  <Section variant="dark" id="pricing" labelledBy="pricing-title">
    <div className={`grid one-column four-eight gap-32-64 ${styles.prices}`}>
      <div className="stack-16 top start">
        <h2 id="pricing-title">Prices</h2>
        <p className="muted">
          Pay once per course, or nothing.
          {upgradeRange && ` Courses by email are free too; ${upgradeRange} opens all their lessons at once.`}
        </p>
      </div>
      <div className={styles.table}>
        <PriceTable
          caption="Prices of courses, tools and enterprise deployments"
          headings={['What', 'Price', 'To start']}
          groups={[
            { title: 'Courses', rows: courseRows },
            { title: 'Tools', rows: toolRows },
            { title: 'For companies', rows: enterpriseRows },
          ]}
        />
      </div>
      <ul className="stack-24 top">
        {promises.map(({ icon: Icon, id, title, description }) => (
          <li key={title} id={id} className="grid-12 icon-column">
            <Icon className="accent" size={22} strokeWidth={1.5} aria-hidden />
            <div className="stack-4">
              <h3 id={id && `${id}-title`}>{title}</h3>
              <p className="muted">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </Section>
);

/** Home below the courses. */
export const HomeSections = () => (
  <>
    <ToolList />
    <People />
    <Pricing />
    <CallToAction />
  </>
);
