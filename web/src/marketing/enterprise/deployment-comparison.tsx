import { Check, Minus } from 'lucide-react';
import { paths } from '#web/src/lib/paths.ts';
import { ButtonLink } from '#web/src/ui/button.tsx';
import { deploymentFeatures, deployments } from '../facts/enterprise.ts';
import { monthlyFrom } from '../facts/prices.ts';
import styles from './deployment-comparison.module.css';

/** Features that not all three deployments have; the section's lead names the others. */
const distinctFeatures = deploymentFeatures.filter((feature) =>
  deployments.some(({ features }) => !features.includes(feature)),
);

const icon = { size: 18, strokeWidth: 2, role: 'img' } as const;

/**
 * The three deployments side by side, each with its price, whom it fits, and which features it has, in the same order.
 * The first is the one to start with.
 */
export const DeploymentComparison = () => (
  <ul className={`grid-24 one-column ${styles.deployments}`}>
    {deployments.map(({ title, description, fitsIf, features, priceFrom }, place) => (
      <li key={title} className={`grid-16 surface padded-24 ${styles.deployment}`}>
        <h3>{title}</h3>
        <p className="title strong numbers">{monthlyFrom(priceFrom)}</p>
        <div className="stack-4 top">
          <p className="strong">Choose it if {fitsIf}.</p>
          <p className="muted">{description}</p>
        </div>
        <ul className="rows rows-12">
          {distinctFeatures.map((feature) => (
            <li key={feature} className="row-12">
              {features.includes(feature) ? (
                <Check {...icon} className="fixed accent" aria-label="Included:" />
              ) : (
                <Minus {...icon} className="fixed muted" aria-label="Not included:" />
              )}
              <span className={features.includes(feature) ? undefined : 'muted'}>{feature}</span>
            </li>
          ))}
        </ul>
        <ButtonLink variant={place === 0 ? 'primary' : 'secondary'} wide to={paths.contact()}>
          Ask about {title.toLowerCase()}
        </ButtonLink>
      </li>
    ))}
  </ul>
);
