import type { School } from '#lib/stage-problems.ts';
import type { Stage } from '#lib/stages.ts';
import type { ClientSettings } from './aws-clients.ts';

/** What every check of the doctor knows. */
export interface DoctorContext {
  stage: Stage;
  school: School;
  settings: ClientSettings;
  /** Region of the shell, which `npx cdk` would use. */
  shellRegion: string | undefined;
  /** Context in `cdk.json`, which may name the qualifier of CDK's bootstrap stacks. */
  cdkContext: Readonly<Record<string, unknown>>;
  /** Endpoint of Bedrock; default: that of the settings. */
  bedrockEndpoint: string | undefined;
  /** Base URL of Stripe's API; default: Stripe's. */
  stripeUrl: string | undefined;
}

/** Where the procedures that the remedies refer to are described. */
export const deployGuide = 'docs/deploy.md';
