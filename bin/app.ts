// The CDK application: `npx cdk synth -c stage=dev`, `npx cdk deploy -c stage=prod --all`.
// Synthesis needs neither network nor account; `cdk deploy` sets account and region.
import { App } from 'aws-cdk-lib';
import { checkSolutions } from '#lib/nag.ts';
import { platformStacks } from '#lib/platform.ts';
import { getStage } from '#lib/stages.ts';
import { stampAssembly } from './build/assembly.ts';
import { buildParts } from './build/build-if-stale.ts';
import { lambdasFolder } from './build/lambdas.ts';
import { webFolder } from './build/web.ts';

const app = new App({ analyticsReporting: false, treeMetadata: false });
const stage = getStage(app.node.tryGetContext('stage') ?? 'dev');
// The edit loop synthesizes without building; the empty hash marks its assembly as stale.
const hash = process.env.REUSE_BUILD ? '' : await buildParts(stage.name);

const { CDK_DEFAULT_ACCOUNT: account, CDK_DEFAULT_REGION: region } = process.env;
const env = account && region ? { account, region } : undefined;
const stacks = platformStacks(app, stage, { lambdas: lambdasFolder, web: webFolder }, env);
// `npm start` and `npm run synth` leave these checks to the tests and `cdk deploy`.
if (process.env.CDK_VALIDATION !== 'false') await checkSolutions(app, stacks);
stampAssembly(app.synth().directory, hash);
