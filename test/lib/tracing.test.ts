import { expect, test } from '@jest/globals';
import { stages } from '#lib/stages.ts';
import { bundlesOf, type SynthesizedStack, synthesized } from './templates.ts';

const lambdas = bundlesOf(['getNote', 'sendChatMessage', 'releaseDrip']);
const traced = synthesized({ ...stages.prod, tracing: true }, lambdas).app;
const plain = synthesized(stages.prod, lambdas).app;

const ownFunctions = (stack: SynthesizedStack) =>
  stack.ofType('AWS::Lambda::Function').filter(({ Properties }) => Properties.FunctionName !== undefined);

interface Inline {
  PolicyName: string;
  PolicyDocument: { Statement: { Action: string | string[]; Resource: unknown }[] };
}

const tracePolicies = (stack: SynthesizedStack): Inline[] =>
  stack
    .ofType('AWS::IAM::Role')
    .flatMap(({ Properties }): Inline[] => Properties.Policies ?? [])
    .filter((policy) => JSON.stringify(policy).includes('xray:'));

test('a stage with tracing traces every function, which gains no other right', () => {
  expect(ownFunctions(traced)).toHaveLength(3);
  for (const { Properties } of ownFunctions(traced)) expect(Properties.TracingConfig).toEqual({ Mode: 'Active' });
  expect(tracePolicies(traced).map(({ PolicyDocument }) => PolicyDocument.Statement)).toEqual(
    ownFunctions(traced).map(() => [
      { Action: ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'], Effect: 'Allow', Resource: '*' },
    ]),
  );
});

test('without tracing, no function is traced or may write traces', () => {
  for (const { Properties } of ownFunctions(plain)) expect(Properties).not.toHaveProperty('TracingConfig');
  expect(tracePolicies(plain)).toEqual([]);
});
