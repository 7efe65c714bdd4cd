import { expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { checkRunner } from '#contract/check-runner.ts';
import { kebab } from '#lib/names.ts';
import { stageNames, stages } from '#lib/stages.ts';
import { bundlesOf, synthesized } from './templates.ts';

const bundles = bundlesOf([checkRunner.name]);
const writesLog = {
  Effect: 'Allow',
  Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
  Resource: { 'Fn::GetAtt': [expect.stringMatching(/^RunChecksLogs/), 'Arn'] },
};
const writesTraces = {
  Effect: 'Allow',
  Action: ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'],
  Resource: '*',
};

test.each(stageNames.flatMap((name) => [false, true].map((tracing) => [name, tracing] as const)))(
  'the function that runs Python may only write logs and traces (%s, tracing: %s)',
  (name, tracing) => {
    const { app } = synthesized({ ...stages[name], tracing }, bundles);
    const functions = app
      .ofType('AWS::Lambda::Function')
      .filter(({ Properties }) => Properties.FunctionName === `${brand.slug}-${name}-${kebab(checkRunner.name)}`);
    expect(functions).toHaveLength(1);
    const { Role, Environment, Layers } = functions[0]?.Properties ?? {};
    expect([Environment, Layers]).toEqual([undefined, undefined]);

    const roleId = Role['Fn::GetAtt'][0];
    const { Policies, ManagedPolicyArns } = app.resources[roleId]?.Properties ?? {};
    expect(ManagedPolicyArns).toBeUndefined();
    const statements = Policies.flatMap(
      ({ PolicyDocument }: { PolicyDocument: { Statement: object[] } }) => PolicyDocument.Statement,
    );
    expect(statements).toEqual([writesLog, ...(tracing ? [writesTraces] : [])]);
    const attached = [...app.ofType('AWS::IAM::Policy'), ...app.ofType('AWS::IAM::ManagedPolicy')];
    expect(attached.filter(({ Properties }) => JSON.stringify(Properties.Roles ?? []).includes(roleId))).toEqual([]);
  },
);
