import { Check, Minus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/src/lib/paths.ts';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { deploymentFeatures, deployments } from '../facts/enterprise.ts';
import { monthlyFrom } from '../facts/prices.ts';
import patterns from '../sections/patterns.module.css';
import styles from './deployment-comparison.module.css';

/** Without the features of all three, which the section's lead names. */
const distinctFeatures = deploymentFeatures.filter((feature) =>
  deployments.some(({ features }) => !features.includes(feature)),
);

const icon = { size: 18, strokeWidth: 2 } as const;

/** The three deployments with their prices, and a table of how they differ. */
export const DeploymentComparison = () => (
  <>
    <ul className={`grid ${styles.deployments}`}>
      {deployments.map(({ title, description, priceFrom }) => (
        <li key={title} className="stack-8 top">
          <h3>{title}</h3>
          <p className="mono body primary">{monthlyFrom(priceFrom)}</p>
          <p className="note">{description}</p>
          <p className="small above-8">
            <Link to={paths.contact()}>
              Talk to us<VisuallyHidden> about {title.toLowerCase()}</VisuallyHidden>
            </Link>
          </p>
        </li>
      ))}
    </ul>
    <table className={`lined-table ${patterns.textTable} ${styles.table}`} aria-label="How the deployments differ">
      <colgroup>
        <col className={styles.feature} />
        <col span={deployments.length} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Included</th>
          {deployments.map(({ shortTitle }) => (
            <th key={shortTitle} scope="col">
              {shortTitle}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {distinctFeatures.map((feature) => (
          <tr key={feature}>
            <th scope="row">{feature}</th>
            {deployments.map(({ shortTitle, features }) => (
              <td key={shortTitle}>
                {features.includes(feature) ? (
                  <Check {...icon} className="accent" role="img" aria-label="Yes" />
                ) : (
                  <Minus {...icon} className="muted" role="img" aria-label="No" />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </>
);
