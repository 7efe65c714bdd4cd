import { SSMClient } from '@aws-sdk/client-ssm';
import { readStageParameters } from '#content/publish/stage-parameters.ts';
import type { Stage } from '#lib/stages.ts';
import { awsSettings } from './aws-settings.ts';

/** Lets the code of functions use a stage's learners table in this process, with the operator's credentials. */
export const useLearnersTable = async ({ name }: Stage): Promise<void> => {
  const settings = awsSettings(name);
  const parameters = await readStageParameters(new SSMClient(settings), name, { LEARNERS_TABLE: 'learners-table' });
  Object.assign(process.env, { ...parameters, ...(settings.region && { AWS_REGION: settings.region }) });
};
