import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { App, type Environment, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { allJobs } from '#contract/jobs.ts';
import { checkSolutions } from '#lib/nag.ts';
import { platformStacks } from '#lib/platform.ts';
import { getStage, type Stage, type StageName, stageNames } from '#lib/stages.ts';
import { builtSite, bundlesOf, flags } from './templates.ts';

/** Operations that together have every wildcard permission and routes with and without a token; and every job. */
const everyPermissionKind = [
  'getCourse',
  'getProfile',
  'exportAccount',
  'getCredential',
  'createCheckoutSession',
  'sendChatMessage',
  ...allJobs.map(({ name }) => name),
];

const checked = async (
  name: StageName,
  env?: Environment,
  context = {},
  settings: Partial<Stage> = {},
): Promise<App> => {
  const app = new App({ analyticsReporting: false, treeMetadata: false, context: { ...flags, ...context } });
  await checkSolutions(
    app,
    platformStacks(
      app,
      { ...getStage(name), ...settings },
      { lambdas: bundlesOf(everyPermissionKind), web: builtSite() },
      env,
    ),
  );
  return app;
};

/** Reports with findings that are not acknowledged. */
const findings = (app: App): unknown[] =>
  JSON.parse(readFileSync(join(app.synth().directory, 'validation-report.json'), 'utf8')).pluginReports.filter(
    ({ violations }: { violations: unknown[] }) => violations.length > 0,
  );

test.each(stageNames)('%s fits the CloudFormation schemas and has no unexplained finding', async (name) => {
  expect(findings(await checked(name))).toEqual([]);
});

test('a stage deployed to a known account has no finding either', async () => {
  expect(findings(await checked('prod', { account: '123456789012', region: 'eu-central-1' }))).toEqual([]);
});

test('an account bootstrapped under a qualifier of its own has no finding either', async () => {
  const context = { '@aws-cdk/core:bootstrapQualifier': 'school1' };
  expect(findings(await checked('dev', undefined, context))).toEqual([]);
});

test('a stage with tracing has no finding either', async () => {
  expect(findings(await checked('prod', undefined, {}, { tracing: true }))).toEqual([]);
});

test('an unexplained finding fails synthesis', async () => {
  const app = await checked('dev');
  new Bucket(new Stack(app, 'careless'), 'Open');
  expect(() => app.synth()).toThrow('careless/Open/Resource');
});
