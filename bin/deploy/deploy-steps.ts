import type { Stage } from '#lib/stages.ts';
import { awsSettings } from '../aws-settings.ts';
import { ask } from './ask.ts';
import { protectData } from './protect-data.ts';
import type { Step } from './run-steps.ts';

const command = (name: string, stage: string) => [process.execPath, 'bin/run.mjs', name, '--stage', stage] as const;

/** Returns the steps of a deployment in order; `isConfirmed` leaves out the question. Each is safe to repeat. */
export const deploySteps = (stage: Stage, isConfirmed: boolean): Step[] => {
  // What is compared and confirmed is what is deployed.
  const assembly = `build/deploy/${stage.name}`;
  const cdk = (...args: string[]) => ['npx', 'cdk', ...args] as const;
  const protect = async () => {
    await protectData(stage, awsSettings(stage.name));
    return true;
  };
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
    ...(stage.keepsData ? [{ name: 'Protect the data stack', run: protect }] : []),
    { name: 'Publish the courses', run: command('publish-content', stage.name) },
    { name: 'Test the site', run: command('smoke', stage.name) },
  ];
};
