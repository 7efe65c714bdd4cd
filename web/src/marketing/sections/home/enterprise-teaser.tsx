import { paths } from '#web/src/lib/paths.ts';
import { deployments, enterpriseFigures } from '#web/src/marketing/facts/enterprise.ts';
import { monthlyFrom } from '#web/src/marketing/facts/prices.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { CheckList } from '../check-list.tsx';
import { Split } from '../split.tsx';
import { DeploymentIllustration } from './deployment-illustration.tsx';

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
