import { expect, test } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { checkSolutions } from '../../lib/nag.ts';
import { stageNames, stages } from '../../lib/stages.ts';
import { tenfold } from '../../lib/tenfold.ts';
import { builtSite, bundlesOf, synthesized } from './templates.ts';

test.each(stageNames)('%s has no finding of the AWS Solutions pack that is not explained', (name) => {
  expect(() => synthesized(stages[name])).not.toThrow();
});

test('a stage is just as clean when it is deployed to an account that is known', () => {
  const env = { account: '123456789012', region: 'eu-central-1' };
  expect(() => synthesized(stages.prod, bundlesOf(), env)).not.toThrow();
});

test('a finding that nobody explained fails synthesis', () => {
  const app = new App({ analyticsReporting: false, treeMetadata: false });
  checkSolutions(app, tenfold(app, stages.dev, { lambdas: bundlesOf([]), web: builtSite() }));
  new Bucket(new Stack(app, 'careless'), 'Open');
  const silence = console.error;
  console.error = () => undefined;
  expect(() => app.synth()).toThrow('Validation failed');
  console.error = silence;
});
