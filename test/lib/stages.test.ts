import { expect, test } from '@jest/globals';
import { stackContents } from '#lib/stack-ids.ts';
import { getStage, stageNames, stages } from '#lib/stages.ts';

test('a stage is found by its name', () => {
  expect(stageNames.map((name) => getStage(name).name)).toEqual(['dev', 'staging', 'prod']);
});

test.each([
  '',
  'local',
  'production',
  'constructor',
  'prod-ann',
  'dev-',
  'dev-Ann',
  'dev-ann-2',
  'dev-thirteenchars',
  'dev-awsome',
  'devann',
  'dev-../x',
])('there is no stage "%s", and the error lists those there are', (name) => {
  expect(() => getStage(name)).toThrow('Stages: dev, staging, prod, and copies');
});

test('only production keeps data', () => {
  expect(stageNames.filter((name) => getStage(name).keepsData)).toEqual(['prod']);
});

test.each(['dev', 'staging'] as const)('somebody can have a copy of %s under a name of their own', (base) => {
  const name = `${base}-ann2` as const;
  expect(getStage(name)).toEqual({ ...stages[base], name });
});

test('a copy leaves the domain to its base, because one distribution can serve it', () => {
  const domain = { name: 'x.example.com', certificateArn: 'arn:aws:acm:us-east-1:111111111111:certificate/1' };
  const before = stages.dev;
  try {
    stages.dev = { ...before, domain };
    expect(getStage('dev-ann')).not.toHaveProperty('domain');
  } finally {
    stages.dev = before;
  }
});

test.each(Object.keys(stackContents))('no copy is named like the stack %s', (stack) => {
  expect(() => getStage(`dev-${stack.split('-')[0]}`)).toThrow('not the name of a stack');
});
