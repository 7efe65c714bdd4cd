// `npm run destroy -- --stage dev`: removes a stage with everything in it, once its name has been typed. Refuses stages
// that keep their data: docs/operations.md#taking-production-down.
import { parseArgs } from 'node:util';
import type { Stage } from '#lib/stages.ts';
import { awsSettings } from './aws-settings.ts';
import { commandArguments, requireStage, runCommand, stringOption } from './command.ts';
import { ask } from './deploy/ask.ts';
import { runSteps } from './deploy/run-steps.ts';
import { awsClient } from './doctor/aws-clients.ts';

const destroy = async ({ name, account }: Stage): Promise<boolean> => {
  const settings = awsSettings(name);
  const owner = account ?? (await awsClient('sts', settings).getCallerIdentity({})).Account;
  const { region } = settings;
  const place = `account ${owner}${region ? `, ${region}` : ''}`;
  const question = `This deletes ${name} (${place}) with all its accounts, files and rows. Type the name of the stage: `;
  return runSteps(
    [
      { name: 'Confirm', run: () => ask(question, name) },
      { name: 'Remove all stacks', run: ['npx', 'cdk', 'destroy', '-c', `stage=${name}`, '--all', '--force'] },
    ],
    {
      repeat: `npm run destroy -- --stage ${name}`,
      environment: { ...process.env, ...(region && { AWS_REGION: region }) },
    },
  );
};

await runCommand(async () => {
  const { values } = parseArgs({ args: commandArguments(), options: { stage: stringOption } });
  const stage = requireStage(values.stage, 'npm run destroy -- --stage <stage>');
  if (stage.keepsData)
    throw new Error(`${stage.name} keeps its data. Follow docs/operations.md#taking-production-down.`);
  return destroy(stage);
});
