import { getStage } from '#lib/stages.ts';

/**
 * Settings of AWS clients in commands: the stage's region where it has one, else the variables that CDK reads. Without
 * any, the SDK reads the region of the profile. @throws Error for an unknown stage.
 */
export const awsSettings = (stageName?: string, environment: NodeJS.ProcessEnv = process.env): { region?: string } => {
  const { AWS_REGION, AWS_DEFAULT_REGION } = environment;
  const stage = stageName === undefined ? undefined : getStage(stageName);
  const region = stage?.region ?? AWS_REGION ?? AWS_DEFAULT_REGION;
  return region ? { region } : {};
};
