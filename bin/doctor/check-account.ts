import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { stageProblems } from '#lib/stage-problems.ts';
import { type Finding, notConfigured, ok, problem } from '../findings.ts';
import { awsClient, type ClientSettings } from './aws-clients.ts';
import type { DoctorContext } from './context.ts';

/** Version that the templates require of CDK's bootstrap stack. */
const requiredBootstrapVersion = 6;
/** CDK's own, for accounts that are bootstrapped without a qualifier. */
const defaultQualifier = 'hnb659fds';

/** Checks that the credentials work, that account and region are the stage's, and that its settings are complete. */
export const checkAccount = async ({ stage, school, settings, shellRegion }: DoctorContext): Promise<Finding[]> => {
  const { Account, Arn } = await awsClient('sts', settings).getCallerIdentity({});
  const problems = stageProblems(stage, { account: Account, region: shellRegion ?? stage.region }, school);
  if (problems.length > 0)
    return problems.map((text) =>
      problem(
        text,
        'Correct the setting in lib/stages.ts or contract/brand.ts, or set AWS_PROFILE and AWS_REGION to the account and region.',
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

const checkBootstrapIn = async (region: string, qualifier: string, settings: ClientSettings): Promise<Finding> => {
  const client = new SSMClient({ ...settings, region });
  try {
    const { Parameter } = await client.send(new GetParameterCommand({ Name: `/cdk-bootstrap/${qualifier}/version` }));
    const version = Number(Parameter?.Value);
    return version >= requiredBootstrapVersion
      ? ok(`version ${version} in ${region}`)
      : problem(
          `The bootstrap stack in ${region} has version ${version}, below ${requiredBootstrapVersion}.`,
          `npx cdk bootstrap aws://<account>/${region}`,
        );
  } catch (error) {
    if ((error as Error).name !== 'ParameterNotFound') throw error;
    const under = qualifier === defaultQualifier ? '' : ` under the qualifier ${qualifier} of cdk.json`;
    return problem(`CDK is not bootstrapped in ${region}${under}.`, `npx cdk bootstrap aws://<account>/${region}`);
  }
};

/** Checks that CDK's bootstrap stack is in the account's regions of the stage, and recent enough. */
export const checkBootstrap = async ({ stage, settings, cdkContext }: DoctorContext): Promise<Finding[]> => {
  const region = await new SSMClient(settings).config.region();
  // The web ACL of the distribution is always in us-east-1.
  const regions = new Set(stage.firewall ? [region, 'us-east-1'] : [region]);
  const qualifier = String(cdkContext['@aws-cdk/core:bootstrapQualifier'] ?? defaultQualifier);
  return Promise.all([...regions].map((each) => checkBootstrapIn(each, qualifier, settings)));
};
