// Builds the functions and the site and synthesizes each checked stage into a folder of its own below `cdk.out`:
// one of the two builds that `npm run reproduce` compares.
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { checkedStages } from '#lib/checked-stages.ts';
import { platformStacks } from '#lib/platform.ts';
import { assemblyFolder } from './build/assembly.ts';
import { buildLambdas, buildSite } from './build/build-if-stale.ts';
import { lambdasFolder } from './build/lambdas.ts';
import { webFolder } from './build/web.ts';
import { readCdkContext } from './cdk-context.ts';

await Promise.all([buildLambdas(), buildSite()]);

const context = readCdkContext();
for (const [name, stage] of Object.entries(checkedStages)) {
  console.log(`Synthesizing ${name} …`);
  const app = new App({
    outdir: join(assemblyFolder, name),
    analyticsReporting: false,
    treeMetadata: false,
    // Slow, and part of the tests.
    builtinCloudFormationValidation: false,
    context,
  });
  platformStacks(app, stage, { lambdas: lambdasFolder, web: webFolder });
  app.synth();
}
