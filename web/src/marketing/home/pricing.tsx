import { coursePrices } from 'virtual:course-prices';
import { Download, EyeOff, Keyboard, type LucideIcon, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { refundDays } from '#contract/rules/refund-window.ts';
import { levelLabels } from '#web/src/lib/course-labels.ts';
import { formatCount } from '#web/src/lib/format.ts';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { Section } from '#web/src/ui/section.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { deployments } from '../facts/enterprise.ts';
import { monthlyFrom, trialDays, trialLabel } from '../facts/prices.ts';
import { pmCoachFigures } from '../facts/tool-figures.ts';
import { type Tool, tools } from '../facts/tools.ts';
import { PriceTable } from '../sections/price-table.tsx';
import { ToolMark } from '../tool-mark/tool-mark.tsx';
import styles from './pricing.module.css';

/** Returns the link to a row's next step; its accessible name includes the name of the row. */
const actionLink = (text: string, name: string, to = paths.contact()) => (
  <Link to={to}>
    {text}
    <VisuallyHidden>: {name}</VisuallyHidden>
  </Link>
);

const { freeCount, paidCourses, paidRange, upgradeRange } = coursePrices;

const courseRows = [
  {
    name: 'Free courses',
    to: paths.courses({ price: 'free' }),
    price: 'Free',
    start: `${formatCount(freeCount, 'course')}, no card`,
    action: actionLink('Choose one', 'free courses', paths.courses({ price: 'free' })),
  },
  ...(paidRange
    ? [
        {
          name: 'Paid courses',
          to: paths.courses({ price: 'paid' }),
          price: paidRange,
          start: `${formatCount(paidCourses.length, 'course')}, pay once`,
          action: actionLink('Choose one', 'paid courses', paths.courses({ price: 'paid' })),
          only: 'narrow' as const,
        },
      ]
    : []),
  ...paidCourses.map(({ id, title, price, level, lectureCount }) => ({
    name: title,
    to: paths.course(id),
    price,
    start: `${levelLabels[level]}, ${formatCount(lectureCount, 'lesson')}`,
    action: actionLink('Enroll', title, paths.enroll(id)),
    only: 'wide' as const,
  })),
];

const trial = [`First ${trialDays} days free, no card`, 'Start Free Trial'] as const;

/** What to know before starting with a tool, and the next step. */
const toolStarts: Record<Tool['slug'], readonly [string, string]> = {
  plan: trial,
  dublabs: ['By minutes and languages', 'Get a quote'],
  draftemail: trial,
  joblyn: trial,
  pmcoach: [`One person, all ${pmCoachFigures.scenarios} scenarios`, 'Talk to us'],
};

/** A tool whose displayed price is its trial has its price on request. */
const toolRows = tools.map(({ slug, name, status, price }) => ({
  name: status === 'Alpha' ? `${name} (${status})` : name,
  to: paths.product(slug),
  price: price === trialLabel ? 'On request' : price,
  mark: <ToolMark slug={slug} size={24} />,
  start: toolStarts[slug][0],
  action: actionLink(toolStarts[slug][1], name),
}));

const enterpriseRows = deployments.map(({ title, fitsIf, priceFrom }) => ({
  name: title,
  to: paths.enterprise(),
  price: monthlyFrom(priceFrom),
  start: `If ${fitsIf}`,
  action: actionLink(priceFrom === null ? 'Get a quote' : 'Talk to us', title),
}));

/** The promise that a buyer sees first. */
const refund = {
  icon: Undo2,
  id: 'refunds',
  title: 'Refunds',
  description: (
    <>
      Not what you expected? Get the full price back within {refundDays} days, no reason needed.{' '}
      <Link to={paths.refundTerms()}>Read the refund policy</Link>
    </>
  ),
};

const promises = [
  { icon: EyeOff, title: 'No tracking', description: 'No tracking cookies, no ads. We count visits, not visitors.' },
  {
    icon: Download,
    title: 'Your data is yours',
    description: 'Export everything we have about you as one file, or delete it all, from your profile.',
  },
  {
    icon: Keyboard,
    title: 'Built for everyone',
    description: 'Captions and transcripts on every video, keyboard control throughout, light and dark themes.',
  },
];

interface PromiseRowProps {
  icon: LucideIcon;
  id?: string;
  title: string;
  description: ReactNode;
}

const PromiseRow = ({ icon: Icon, id, title, description }: PromiseRowProps) => (
  <div id={id} className="grid-12 icon-column">
    <Icon className="accent" size={22} strokeWidth={1.5} aria-hidden />
    <div className="stack-4">
      <h3 id={id && `${id}-title`}>{title}</h3>
      <p className="muted">{description}</p>
    </div>
  </div>
);

/**
 * All prices in one table (target of `/pricing`), beside the promises, one of which is refunds (target of
 * `/refund-policy`). Phones show refunds above the table and the other promises below it.
 */
export const Pricing = () => (
  <Section variant="dark" id="pricing" labelledBy="pricing-title">
    <div className={`grid one-column gap-32-64 ${styles.prices}`}>
      <div className="stack-32 top">
        <div className="stack-16 start">
          <h2 id="pricing-title">Prices</h2>
          <p className="muted">
            Pay once per course, or nothing.
            {upgradeRange && ` Courses by email are free too; ${upgradeRange} opens all their lessons at once.`}
          </p>
          <ButtonLink className="above-8" variant="primary" size="large" to={paths.courses({ price: 'free' })}>
            See {formatCount(freeCount, 'free course')}
          </ButtonLink>
        </div>
        <PromiseRow {...refund} />
      </div>
      <div className={styles.table}>
        <PriceTable
          caption="Prices of courses, tools and enterprise deployments"
          headings={['What', 'Price', 'Good to know', 'Next step']}
          groups={[
            { title: 'Courses', rows: courseRows },
            { title: 'Tools', rows: toolRows },
            { title: 'For companies', rows: enterpriseRows },
          ]}
        />
      </div>
      <ul className="stack-24 top">
        {promises.map((promise) => (
          <li key={promise.title}>
            <PromiseRow {...promise} />
          </li>
        ))}
      </ul>
    </div>
  </Section>
);
