// `npm run deploy -- --stage dev`: checks the account, builds, shows what would change, deploys all stacks, publishes the
// courses and tests the site. `--yes` deploys without asking, for continuous integration. Repeat it to continue.
import { parseArgs } from 'node:util';
import { awsSettings } from './aws-settings.ts';
import { commandArguments, requireStage, runCommand, stringOption } from './command.ts';
import { deploySteps } from './deploy/deploy-steps.ts';
import { runSteps } from './deploy/run-steps.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    args: commandArguments(),
    options: { stage: stringOption, yes: { type: 'boolean', default: false } },
  });
  const stage = requireStage(values.stage, 'npm run deploy -- --stage <stage> [--yes]');
  const { region } = awsSettings(stage.name);
  const succeeded = await runSteps(deploySteps(stage, values.yes), {
    repeat: `npm run deploy -- --stage ${stage.name}${values.yes ? ' --yes' : ''}`,
    environment: { ...process.env, ...(region && { AWS_REGION: region }) },
  });
  if (succeeded) console.log(`\n${stage.name} is deployed.`);
  return succeeded;
});
