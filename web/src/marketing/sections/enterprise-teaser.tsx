import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { deployments, enterpriseFigures } from '../facts/enterprise.ts';
import { monthlyFrom } from '../facts/prices.ts';
import { CheckList } from './check-list.tsx';
import styles from './enterprise-teaser.module.css';
import { Split } from './split.tsx';

/** Deployment options as rings by distance from the client: our cloud, their cloud, on-premise. */
const DeploymentIllustration = ({ rows }: { rows: readonly { title: string; price: string }[] }) => (
  <ul className="stack-8">
    {rows.map(({ title, price }, place) => (
      <li key={title} className={`surface grid align-center padded-16-24 ${styles.layer}`} data-place={place}>
        <svg viewBox="0 0 120 70" className={`unfilled stroke-strong ${styles.plate}`} strokeWidth="1.5" aria-hidden>
          <path d="M60 4 116 35 60 66 4 35z" />
          <path d="M60 18 91 35 60 52 29 35z" data-inner />
        </svg>
        <span className="strong">{title}</span>
        <span className="muted numbers">{price}</span>
      </li>
    ))}
  </ul>
);

const rows = deployments.map(({ title, priceFrom }) => ({ title, price: monthlyFrom(priceFrom) }));

/** Deployment options with their prices. */
export const EnterpriseTeaser = () => (
  <Split
    id="enterprise-title"
    variant="dark"
    title="The whole company, on your own terms"
    picture={<DeploymentIllustration rows={rows} />}
  >
    <p>The same tools and courses, run where your data is allowed to live and managed by your own administrators.</p>
    <CheckList
      items={[
        'Single sign-on with the accounts you have',
        'An admin dashboard for seats, use and progress',
        `${enterpriseFigures.uptime} uptime, agreed in an SLA`,
        `${enterpriseFigures.users} users supported`,
      ]}
    />
    <ButtonLink to={paths.enterprise()}>Enterprise deployment</ButtonLink>
  </Split>
);
