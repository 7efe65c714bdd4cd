// `npm run deploy -- --stage dev`: checks the account, builds, shows what would change, deploys all stacks, publishes the
// courses and tests the site. `--yes` deploys without asking, for continuous integration. A repeat continues.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stackId } from '#lib/stack-ids.ts';
import type { Stage } from '#lib/stages.ts';
import { awsSettings } from './aws-settings.ts';
import { commandArguments, requireStage, runCommand, stringOption } from './command.ts';
import { ask } from './deploy/ask.ts';
import { runSteps, type Step } from './deploy/run-steps.ts';
import { awsClient } from './doctor/aws-clients.ts';

const command = (name: string, stage: string) => [process.execPath, 'bin/run.mjs', name, '--stage', stage] as const;

/** Forbids CloudFormation to replace or delete what cannot be recreated. */
const protectData = async (stage: Stage): Promise<boolean> => {
  await awsClient('cloudFormation', awsSettings(stage.name)).setStackPolicy({
    StackName: stackId(stage.name, 'data'),
    StackPolicyBody: readFileSync('lib/data-stack-policy.json', 'utf8'),
  });
  return true;
};

const steps = (stage: Stage, isConfirmed: boolean): Step[] => {
  // What is compared and confirmed is what is deployed.
  const assembly = `build/deploy/${stage.name}`;
  const cdk = (...args: string[]) => ['npx', 'cdk', ...args] as const;
  return [
    { name: 'Check the account', run: command('doctor', stage.name) },
    { name: 'Build', run: [process.execPath, 'bin/run.mjs', 'build'] },
    { name: 'Synthesize', run: cdk('synth', '-c', `stage=${stage.name}`, '--quiet', '--output', assembly) },
    { name: 'Compare with what is deployed', run: cdk('diff', '--app', assembly) },
    ...(isConfirmed
      ? []
      : [{ name: 'Confirm', run: () => ask(`Type "yes" to deploy this to ${stage.name}: `, 'yes') }]),
    // The comparison, which shows every change of a permission, has been confirmed.
    { name: 'Deploy', run: cdk('deploy', '--app', assembly, '--all', '--require-approval', 'never') },
    ...(stage.keepsData ? [{ name: 'Protect the data stack', run: () => protectData(stage) }] : []),
    { name: 'Publish the courses', run: command('publish-content', stage.name) },
    { name: 'Test the site', run: command('smoke', stage.name) },
  ];
};

await runCommand(async () => {
  const { values } = parseArgs({
    args: commandArguments(),
    options: { stage: stringOption, yes: { type: 'boolean', default: false } },
  });
  const stage = requireStage(values.stage, 'npm run deploy -- --stage <stage> [--yes]');
  const { region } = awsSettings(stage.name);
  const succeeded = await runSteps(steps(stage, values.yes), {
    repeat: `npm run deploy -- --stage ${stage.name}${values.yes ? ' --yes' : ''}`,
    environment: { ...process.env, ...(region && { AWS_REGION: region }) },
  });
  if (succeeded) console.log(`\n${stage.name} is deployed.`);
  return succeeded;
});
