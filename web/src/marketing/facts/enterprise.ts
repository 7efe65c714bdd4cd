/** A deployment option (docs/product.md#entities). */
export interface DeploymentOption {
  title: string;
  description: string;
  /** The situation it is for, after "if". */
  fitsIf: string;
  features: readonly string[];
  /** Lowest price in US dollars a month; null for a custom price (docs/product.md#facts). */
  priceFrom: number | null;
}

/** Figures of the enterprise deployments (docs/product.md#facts). The SLA is for the two clouds. */
export const enterpriseFigures = {
  uptime: '99.9%',
  users: '500+',
} as const;

/** Lowest price of a deployment, in US dollars a month (docs/product.md#facts). */
export const enterprisePriceFrom = 2000;

const signOn = 'Single sign-on (SSO)';
const dashboard = 'Admin dashboard';
const ownNetwork = 'Your own keys and network';
const uptime = `${enterpriseFigures.uptime} uptime SLA`;

export const deployments: readonly DeploymentOption[] = [
  {
    title: 'Multi-tenant cloud',
    description: 'Our cloud, your own workspace. The quickest way to start.',
    fitsIf: 'your policies allow a shared cloud',
    features: [signOn, dashboard, uptime],
    priceFrom: enterprisePriceFrom,
  },
  {
    title: 'Private cloud',
    description: 'Your own deployment in the cloud account and region you choose.',
    fitsIf: 'data has to stay in your own account',
    features: [signOn, dashboard, uptime, ownNetwork],
    priceFrom: 5000,
  },
  {
    title: 'On-premise',
    description: 'Runs inside your data center, next to your own systems.',
    fitsIf: 'no data may leave your site',
    features: [signOn, dashboard, ownNetwork, 'Runs in your data center', 'Updates when you choose'],
    priceFrom: null,
  },
];

/** Everything that at least one deployment has, in the order in which they name it. */
export const deploymentFeatures: readonly string[] = [...new Set(deployments.flatMap(({ features }) => features))];
