import { getStage } from '#lib/stages.ts';

/** Without this limit, a network that drops packets keeps a command waiting for minutes. */
const connectionTimeoutMs = 5_000;

/**
 * Settings of AWS clients in commands: a limit for connecting, and the stage's region where it has one, else that of the
 * variables that CDK reads. Without any, the SDK reads the region of the profile. @throws Error for an unknown stage.
 */
export const awsSettings = (
  stageName?: string,
  environment: NodeJS.ProcessEnv = process.env,
): { region?: string; requestHandler: { connectionTimeout: number } } => {
  const { AWS_REGION, AWS_DEFAULT_REGION } = environment;
  const stage = stageName === undefined ? undefined : getStage(stageName);
  const region = stage?.region ?? AWS_REGION ?? AWS_DEFAULT_REGION;
  return { requestHandler: { connectionTimeout: connectionTimeoutMs }, ...(region && { region }) };
};
