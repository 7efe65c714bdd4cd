import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { stageProblems } from '#lib/stage-problems.ts';
import { type Finding, notConfigured, ok, problem } from '../findings.ts';
import { awsClient } from './aws-clients.ts';
import type { DoctorContext } from './context.ts';

/** Version that the templates require of CDK's bootstrap stack. */
const requiredBootstrapVersion = 6;
const bootstrapParameter = '/cdk-bootstrap/hnb659fds/version';

/** Checks that the credentials work, that account and region are the stage's, and that its settings are complete. */
export const checkAccount = async ({ stage, settings, shellRegion }: DoctorContext): Promise<Finding[]> => {
  const { Account, Arn } = await awsClient('sts', settings).getCallerIdentity({});
  const problems = stageProblems(stage, { account: Account, region: shellRegion ?? stage.region });
  if (problems.length > 0)
    return problems.map((text) =>
      problem(
        text,
        'Correct the setting in lib/stages.ts, or set AWS_PROFILE and AWS_REGION to the account and region.',
      ),
    );
  if (stage.account !== undefined && stage.region !== undefined) return [ok(`${Arn}, ${stage.region}`)];
  return [
    ok(`${Arn}, account ${Account}`),
    notConfigured(
      `${stage.name} may be deployed to any account and region.`,
      'Set `account` and `region` of the stage in lib/stages.ts.',
    ),
  ];
};

/** Checks that CDK's bootstrap stack is in the account and region, and recent enough. */
export const checkBootstrap = async ({ settings }: DoctorContext): Promise<Finding> => {
  const client = new SSMClient(settings);
  try {
    const { Parameter } = await client.send(new GetParameterCommand({ Name: bootstrapParameter }));
    const version = Number(Parameter?.Value);
    return version >= requiredBootstrapVersion
      ? ok(`version ${version}`)
      : problem(`The bootstrap stack has version ${version}, below ${requiredBootstrapVersion}.`, 'npx cdk bootstrap');
  } catch (error) {
    if ((error as Error).name !== 'ParameterNotFound') throw error;
    const region = await client.config.region();
    return problem(`CDK is not bootstrapped in ${region}.`, `npx cdk bootstrap aws://<account>/${region}`);
  }
};
