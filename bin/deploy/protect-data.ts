import { readFileSync } from 'node:fs';
import { stackId } from '#lib/stack-ids.ts';
import type { Stage } from '#lib/stages.ts';
import { awsClient, type ClientSettings } from '../doctor/aws-clients.ts';

/**
 * Forbids CloudFormation to replace or delete what cannot be recreated: sets the stack policy of the data stack.
 * Repeatable. @throws the error of CloudFormation, e.g. when the stack does not exist
 */
export const protectData = async ({ name }: Pick<Stage, 'name'>, settings: ClientSettings): Promise<void> => {
  await awsClient('cloudFormation', settings).setStackPolicy({
    StackName: stackId(name, 'data'),
    StackPolicyBody: readFileSync('lib/data-stack-policy.json', 'utf8'),
  });
};
