// The CDK application: `npx cdk synth -c stage=dev`, `npx cdk deploy -c stage=prod --all`.
// Synthesis needs neither network nor account; `cdk deploy` sets account and region.
import { App } from 'aws-cdk-lib';
import { checkSolutions } from '#lib/nag.ts';
import { platformStacks } from '#lib/platform.ts';
import { stageEnvironment, stageProblems } from '#lib/stage-problems.ts';
import { getStage, type Stage } from '#lib/stages.ts';
import { stampAssembly } from './build/assembly.ts';
import { buildParts } from './build/build-if-stale.ts';
import { lambdasFolder } from './build/lambdas.ts';
import { webFolder } from './build/web.ts';

const app = new App({ analyticsReporting: false, treeMetadata: false });
const readStage = (): Stage => {
  try {
    return getStage(app.node.tryGetContext('stage') ?? 'dev');
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
};

const stage = readStage();
const { CDK_DEFAULT_ACCOUNT: account, CDK_DEFAULT_REGION: region } = process.env;
// Without credentials, nothing can be deployed.
const problems = account === undefined ? [] : stageProblems(stage, { account, region });
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}

// The edit loop synthesizes without building; the empty hash marks its assembly as stale.
const hash = process.env.REUSE_BUILD ? '' : await buildParts(stage.name);

const built = { lambdas: lambdasFolder, web: webFolder };
const stacks = platformStacks(app, stage, built, stageEnvironment(stage, { account, region }));
// `npm start` and `npm run synth` leave these checks to the tests and `cdk deploy`.
if (process.env.CDK_VALIDATION !== 'false') await checkSolutions(app, stacks);
stampAssembly(app.synth().directory, hash);
