import { expect, test } from '@jest/globals';
import { getStage, type StageName, stages } from '#lib/stages.ts';
import { synthesized } from './templates.ts';

const days: [StageName, number][] = [
  ['dev', 14],
  ['staging', 30],
  ['prod', 90],
];

test.each(days)('every log of %s is kept for %d days', (name, retention) => {
  const { app, data } = synthesized(getStage(name));
  const groups = [app, data].flatMap((stack) => stack.ofType('AWS::Logs::LogGroup'));
  expect(groups.length).toBeGreaterThan(70);
  for (const { Properties, DeletionPolicy } of groups) {
    expect({ Properties, DeletionPolicy }).toMatchObject({
      Properties: { RetentionInDays: retention },
      DeletionPolicy: 'Delete',
    });
  }
});

test('every one of our functions writes to a log of the template', () => {
  const { app } = synthesized(stages.prod);
  const functions = app.ofType('AWS::Lambda::Function').filter(({ Properties }) => Properties.FunctionName);
  const types = functions.map(({ Properties }) => app.resources[Properties.LoggingConfig?.LogGroup.Ref]?.Type);
  expect(new Set(types)).toEqual(new Set(['AWS::Logs::LogGroup']));
});
