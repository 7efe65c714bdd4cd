import { expect, test } from '@jest/globals';
import { stageNamed, stageNames } from '../../lib/stages.ts';

test('a stage is found by its name', () => {
  expect(stageNames.map((name) => stageNamed(name).name)).toEqual(['dev', 'staging', 'prod']);
});

test.each(['', 'local', 'production', 'constructor'])(
  'there is no stage "%s", and the error lists those there are',
  (name) => {
    expect(() => stageNamed(name)).toThrow('Stages: dev, staging, prod.');
  },
);

test('only production keeps data', () => {
  expect(stageNames.filter((name) => stageNamed(name).keepsData)).toEqual(['prod']);
});
