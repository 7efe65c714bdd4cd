import { BadgeCheck, Download, EyeOff, Keyboard } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '#contract/brand.ts';
import { refundDays } from '#contract/rules/refund-window.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { deployments } from '../facts/enterprise.ts';
import { figures } from '../facts/figures.ts';
import { customPricing, draftEmailPrice, monthly, monthlyFrom, pmCoachPrice, trialStart } from '../facts/prices.ts';
import { tools } from '../facts/tools.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { EnterpriseTeaser } from '../sections/enterprise-teaser.tsx';
import { FeatureGrid } from '../sections/feature-grid.tsx';
import { LinkRows } from '../sections/link-rows.tsx';
import patterns from '../sections/patterns.module.css';
import { PriceTable } from '../sections/price-table.tsx';
import { SectionHead } from '../sections/section-head.tsx';
import { StatFigures } from '../sections/stat-figures.tsx';
import { StickyHeadingSection } from '../sections/sticky-heading-section.tsx';
import { StatusBadge } from '../tool-mark/status-badge.tsx';
import { ToolMark } from '../tool-mark/tool-mark.tsx';
import styles from './home-sections.module.css';
import { HowItWorks } from './how-it-works.tsx';

const toolLinks = tools.map(({ slug, name, kind, description, facts, status }) => ({
  ...{ title: name, kind, description, facts },
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
      lead="Five tools, each for one job that consultants, creators, job seekers and project managers do every week."
    />
    <LinkRows rows={toolLinks} />
  </Section>
);

const audiences = [
  {
    who: 'Consultants',
    job: 'turn a workshop into a framework the client keeps',
    tool: { text: 'Plan', to: paths.product('plan') },
  },
  {
    who: 'Executives',
    job: 'answer the email that has waited since Monday, and mean every line of it',
    tool: { text: 'DraftEmail', to: paths.product('draftemail') },
  },
  {
    who: 'Creators',
    job: 'reach viewers who do not speak the language of the video',
    tool: { text: 'DubLabs', to: paths.product('dublabs') },
  },
  {
    who: 'Job seekers',
    job: 'hear the hard question before the interviewer asks it',
    tool: { text: 'Joblyn', to: paths.product('joblyn') },
  },
  {
    who: 'Project managers',
    job: 'rehearse the conversation with the sponsor who wants everything by Friday',
    tool: { text: 'PMCoach', to: paths.product('pmcoach') },
  },
  {
    who: 'Enterprises',
    job: 'train whole teams and run the tools on their own terms',
    tool: { text: 'Enterprise', to: paths.enterprise() },
  },
];

/** The tools by audience: who, for what, and which tool. */
const Audiences = () => (
  <Section labelledBy="audiences-title">
    <SectionHead id="audiences-title" title="Who uses this, and for what" />
    <ul className="rows rows-16">
      {audiences.map(({ who, job, tool }) => (
        <li key={who} className={styles.row}>
          <p className={styles.sentence}>
            <strong className="primary strong">{who}</strong> {job}.
          </p>
          <Link className={patterns.wholeLink} to={tool.to}>
            {tool.text}
          </Link>
        </li>
      ))}
    </ul>
  </Section>
);

const figureRows = [
  { number: figures.averageTimeSaved, counts: 'less time per task on average' },
  { number: figures.satisfaction, counts: 'satisfaction with our training' },
  { number: figures.enterpriseClients, counts: 'enterprise clients' },
  { number: figures.typicalRoi, counts: `typical return on investment within ${figures.roiWithin}` },
  { number: figures.implementation, counts: 'from the first meeting to a system in use' },
];

const FiguresBand = () => (
  <StickyHeadingSection id="figures-title" title="Practice that shows up in the work">
    <StatFigures figures={figureRows} />
  </StickyHeadingSection>
);

const talk = 'Talk to us';
const toolPrices = [
  { name: 'Plan', to: paths.product('plan'), price: 'Free trial', start: trialStart },
  { name: 'DubLabs', to: paths.product('dublabs'), price: customPricing, start: talk },
  { name: 'DraftEmail', to: paths.product('draftemail'), price: monthly(draftEmailPrice), start: trialStart },
  { name: 'Joblyn (Alpha)', to: paths.product('joblyn'), price: 'Free trial', start: trialStart },
  { name: 'PMCoach', to: paths.product('pmcoach'), price: monthly(pmCoachPrice), start: talk },
];
const enterprisePrices = deployments.map(({ title, priceFrom }) => ({
  name: title,
  to: paths.enterprise(),
  price: monthlyFrom(priceFrom),
  start: talk,
}));

/** All prices in one table; target of `/pricing`. */
const Pricing = () => (
  <StickyHeadingSection
    anchor="pricing"
    id="pricing-title"
    title="Prices"
    lead="You pay for a course once, at the price on its page; many are free."
    more={<Link to={paths.courses()}>See the courses</Link>}
  >
    <PriceTable
      caption="Prices of the tools and of enterprise deployments"
      headings={['Tool or deployment', 'Price', 'To start']}
      rows={[...toolPrices, ...enterprisePrices]}
    />
  </StickyHeadingSection>
);

/** The refund policy in short, with a link to the whole; target of `/refund-policy`. */
const Refunds = () => (
  <StickyHeadingSection
    anchor="refunds"
    id="refunds-title"
    title="Refunds"
    lead={`Not what you expected? Write to us within ${refundDays} days of paying for a course or an upgrade, and you get the full price back. No reason needed.`}
  >
    <ButtonLink to={paths.refundTerms()}>Read the refund policy</ButtonLink>
  </StickyHeadingSection>
);

const features = [
  {
    icon: EyeOff,
    title: 'No one tracks you here',
    description:
      'No tracking cookies and no advertising scripts. The site counts visits without knowing whose they are.',
  },
  {
    icon: Download,
    title: 'Your notes stay yours',
    description:
      'Export everything we have about you as one file, or delete your account with all of it, from your profile.',
  },
  {
    icon: BadgeCheck,
    title: 'Certificates that can be checked',
    description: 'Each is an Open Badges 3.0 credential, signed, with a public page that proves it in the browser.',
  },
  {
    icon: Keyboard,
    title: 'Made for every way to read',
    description:
      'Captions and transcripts on every video, keyboard control throughout, light and dark, text as large as you like.',
  },
];

/** Promises that hold for the site itself. */
const Trust = () => <FeatureGrid id="trust-title" title="What you can rely on" features={features} />;

/** Home below the courses. */
export const HomeSections = () => (
  <>
    <HowItWorks />
    <ToolList />
    <Audiences />
    <FiguresBand />
    <EnterpriseTeaser />
    <Pricing />
    <Refunds />
    <Trust />
    <CallToAction />
  </>
);
