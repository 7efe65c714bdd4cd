import { App } from 'aws-cdk-lib';
import { platformStacks } from '#lib/platform.ts';
import type { Stage } from '#lib/stages.ts';
import { flags } from '../lib/templates.ts';

/** Synthesizes a stage with the bundles and the site that `npm test` has built, into an empty folder. */
export const synthesizeStage = (stage: Stage, folder: string): void => {
  const app = new App({
    outdir: folder,
    analyticsReporting: false,
    builtinCloudFormationValidation: false,
    context: flags,
  });
  platformStacks(app, stage, { lambdas: 'build/lambdas', web: 'build/web' });
  app.synth();
};
