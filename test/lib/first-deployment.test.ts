import { expect, test } from '@jest/globals';
import { stages } from '#lib/stages.ts';
import { fixedName } from '#local';
import { synthesized } from './templates.ts';

/**
 * What stays when the first creation of a production stack fails and CloudFormation rolls it back: `Retain` keeps it,
 * `RetainExceptOnCreate` does not.
 */
const leftBehind = Object.values(synthesized(stages.prod).stacks).flatMap(({ resources }) =>
  Object.entries(resources)
    .filter(([, { DeletionPolicy }]) => DeletionPolicy === 'Retain')
    .map(([id, { Type, Properties }]) => ({ id: id.slice(0, -8), type: Type, name: fixedName(Type, Properties) })),
);

test('a rolled back first deployment of production leaves empty tables and a user pool', () => {
  // Their deletion protection would turn the rollback into a failed one, so they are kept.
  expect(leftBehind.map(({ id }) => id)).toEqual(['Catalog', 'Learners', 'Subscribers', 'IdentityUserPool']);
});

test('nothing left behind has a name that a repeated first deployment needs', () => {
  const named = leftBehind.filter(({ name }) => name !== undefined);
  // Any number of user pools can have the same name.
  expect(named.map(({ type }) => type)).toEqual(['AWS::Cognito::UserPool']);
});
