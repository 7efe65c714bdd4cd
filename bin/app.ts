// The CDK application: `npx cdk synth -c stage=dev`, `npx cdk deploy -c stage=prod --all`.
// Synthesis needs neither network nor account; `cdk deploy` says for which account and region it is.
import { App } from 'aws-cdk-lib';
import { checkSolutions } from '../lib/nag.ts';
import { platformStacks } from '../lib/platform.ts';
import { stageNamed } from '../lib/stages.ts';
import { buildParts } from './build-if-stale.ts';
import { stampAssembly } from './parts/assembly.ts';
import { lambdasFolder } from './parts/lambdas.ts';
import { webFolder } from './parts/web.ts';

const app = new App({ analyticsReporting: false, treeMetadata: false });
const stage = stageNamed(app.node.tryGetContext('stage') ?? 'dev');
// An edit loop synthesizes without building; the empty hash marks its assembly as stale.
const hash = process.env.REUSE_BUILD ? '' : await buildParts(stage.name);

const { CDK_DEFAULT_ACCOUNT: account, CDK_DEFAULT_REGION: region } = process.env;
const env = account && region ? { account, region } : undefined;
checkSolutions(app, platformStacks(app, stage, { lambdas: lambdasFolder, web: webFolder }, env));
stampAssembly(app.synth().directory, hash);
