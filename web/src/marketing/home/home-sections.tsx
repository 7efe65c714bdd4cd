import { BadgeCheck, Captions, MessageSquareQuote, PencilLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Container } from '#web/src/ui/container.tsx';
import { Portrait } from '#web/src/ui/cover/cover.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { figures } from '../facts/figures.ts';
import { homeInstructors } from '../facts/home-instructors.ts';
import { trialDays } from '../facts/prices.ts';
import { type Tool, tools } from '../facts/tools.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import type { Feature } from '../sections/feature-list.tsx';
import { LinkRows } from '../sections/link-rows.tsx';
import points from '../sections/points.module.css';
import { Points } from '../sections/points.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { StatStrip } from '../sections/stat-figures.tsx';
import { StatusBadge } from '../tool-mark/status-badge.tsx';
import { ToolMark } from '../tool-mark/tool-mark.tsx';
import styles from './home-sections.module.css';
import { Pricing } from './pricing.tsx';

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
    description: 'The assistant answers from the course and links to the exact second.',
  },
  {
    icon: BadgeCheck,
    title: 'Show what you can do',
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
  draftemail: 'Executives answer the email that has been waiting since Monday, and mean every line.',
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

/** Figures that the banner at the end of the page does not show. */
const results = [
  { number: figures.satisfaction, counts: 'satisfaction with our training' },
  { number: figures.enterpriseClients, counts: 'enterprise clients' },
  { number: figures.typicalRoi, counts: `typical return on investment within ${figures.roiWithin}` },
  { number: figures.implementation, counts: 'from the first meeting to a system in use' },
];

/** Some of the instructors, each with a course, and figures of results. */
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

/** Home below the courses. */
export const HomeSections = () => (
  <>
    <ToolList />
    <People />
    <Pricing />
    <CallToAction
      heading="Make yourself 10x more valuable"
      description={`Start with a free course, or try a tool on your own work for ${trialDays} days. No card needed.`}
      nextStep={{ text: 'Browse courses', to: paths.courses() }}
    />
  </>
);
