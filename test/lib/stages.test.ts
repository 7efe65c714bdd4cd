import { expect, test } from '@jest/globals';
import { getStage, stageNames } from '#lib/stages.ts';

test('a stage is found by its name', () => {
  expect(stageNames.map((name) => getStage(name).name)).toEqual(['dev', 'staging', 'prod']);
});

test.each(['', 'local', 'production', 'constructor'])(
  'there is no stage "%s", and the error lists those there are',
  (name) => {
    expect(() => getStage(name)).toThrow('Stages: dev, staging, prod.');
  },
);

test('only production keeps data', () => {
  expect(stageNames.filter((name) => getStage(name).keepsData)).toEqual(['prod']);
});
