import { Link } from 'react-router-dom';
import { paths } from '../../../site/paths.ts';
import { Section } from '../../../ui/section.tsx';
import { deployments } from '../../facts/enterprise.ts';
import { draftEmailPrice, pmCoachPrice, trialDays } from '../../facts/tools.ts';
import styles from './pricing.module.css';

const trial = `${trialDays} days, no card`;
const rows = [
  { name: 'Plan', to: paths.product('plan'), price: 'Free trial', start: trial },
  { name: 'DubLabs', to: paths.product('dublabs'), price: 'Custom pricing', start: 'Talk to us' },
  { name: 'DraftEmail', to: paths.product('draftemail'), price: `$${draftEmailPrice}/month`, start: trial },
  { name: 'Joblyn', to: paths.product('joblyn'), price: 'Free in alpha', start: trial },
  { name: 'PMCoach', to: paths.product('pmcoach'), price: `$${pmCoachPrice}/month`, start: 'Talk to us' },
  ...deployments.map(({ title, priceFrom }) => ({
    name: title,
    to: paths.enterprise(),
    price: priceFrom === null ? 'Custom pricing' : `from $${priceFrom.toLocaleString('en-US')}/month`,
    start: 'Talk to us',
  })),
];

/** All prices in one table; `/pricing` lands here. */
export const Pricing = () => (
  <Section id="pricing" labelledBy="pricing-title">
    <div className={styles.columns}>
      <div className={styles.head}>
        <h2 id="pricing-title">Prices</h2>
        <p className={styles.note}>
          Courses are paid once, each at the price on its page. <Link to={paths.courses()}>See the courses</Link>
        </p>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Tool or plan</th>
            <th scope="col">Price</th>
            <th scope="col">To start</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, to, price, start }) => (
            <tr key={name}>
              <th scope="row">
                <Link to={to}>{name}</Link>
              </th>
              <td className={styles.price}>{price}</td>
              <td className={styles.start}>{start}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Section>
);
