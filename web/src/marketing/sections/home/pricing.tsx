import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { deployments } from '#web/src/marketing/facts/enterprise.ts';
import {
  customPricing,
  draftEmailPrice,
  monthly,
  monthlyFrom,
  pmCoachPrice,
  trialStart,
} from '#web/src/marketing/facts/prices.ts';
import { PriceTable } from '../price-table.tsx';
import { StickyHeadingSection } from '../sticky-heading-section.tsx';

const talk = 'Talk to us';
const toolRows = [
  { name: 'Plan', to: paths.product('plan'), price: 'Free trial', start: trialStart },
  { name: 'DubLabs', to: paths.product('dublabs'), price: customPricing, start: talk },
  { name: 'DraftEmail', to: paths.product('draftemail'), price: monthly(draftEmailPrice), start: trialStart },
  { name: 'Joblyn (Alpha)', to: paths.product('joblyn'), price: 'Free trial', start: trialStart },
  { name: 'PMCoach', to: paths.product('pmcoach'), price: monthly(pmCoachPrice), start: talk },
];
const enterpriseRows = deployments.map(({ title, priceFrom }) => ({
  name: title,
  to: paths.enterprise(),
  price: monthlyFrom(priceFrom),
  start: talk,
}));

/** All prices in one table; target of `/pricing`. */
export const Pricing = () => (
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
      rows={[...toolRows, ...enterpriseRows]}
    />
  </StickyHeadingSection>
);
