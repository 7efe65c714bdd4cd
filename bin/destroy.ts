// `npm run destroy -- --stage dev`: removes a stage with everything in it, once its name has been typed. Refuses stages
// that keep their data: docs/operations.md#taking-production-down.
import { parseArgs } from 'node:util';
import { getStage, type StageName } from '#lib/stages.ts';
import { awsSettings } from './aws-settings.ts';
import { ask } from './deploy/ask.ts';
import { runSteps } from './deploy/run-steps.ts';

const destroy = (stage: StageName): Promise<boolean> => {
  const { region } = awsSettings(stage);
  const question = `This deletes ${stage} with all its accounts, files and rows. Type the name of the stage: `;
  return runSteps(
    [
      { name: 'Confirm', run: () => ask(question, stage) },
      { name: 'Remove all stacks', run: ['npx', 'cdk', 'destroy', '-c', `stage=${stage}`, '--all', '--force'] },
    ],
    {
      repeat: `npm run destroy -- --stage ${stage}`,
      environment: { ...process.env, ...(region && { AWS_REGION: region }) },
    },
  );
};

try {
  const { values } = parseArgs({ options: { stage: { type: 'string' } } });
  if (!values.stage) throw new Error('Usage: npm run destroy -- --stage <stage>');
  const stage = getStage(values.stage);
  if (stage.keepsData)
    throw new Error(`${stage.name} keeps its data. Follow docs/operations.md#taking-production-down.`);
  process.exitCode = (await destroy(stage.name)) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
