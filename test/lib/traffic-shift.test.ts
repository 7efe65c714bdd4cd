import { expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { allOperations } from '#contract/index.ts';
import { allJobs } from '#contract/jobs.ts';
import { kebab } from '#lib/names.ts';
import { stages } from '#lib/stages.ts';
import { bundlesOf, type Resource, synthesized } from './templates.ts';

const { app } = synthesized({ ...stages.prod, notebookHub: { url: 'https://hub.example.com' } });

const names = [...allOperations, ...allJobs].map(({ name }) => `${brand.slug}-prod-${kebab(name)}`);
const nameOf = ({ Properties }: Resource): string =>
  app.resources[Properties.FunctionName?.Ref]?.Properties.FunctionName;
/** Our aliases by logical id. */
const aliases = Object.entries(app.resources).filter(([, { Type }]) => Type === 'AWS::Lambda::Alias');
const aliasIds = aliases.map(([id]) => id);

test('every function of production has a version and an alias that CodeDeploy moves', () => {
  expect(aliases.map(([, alias]) => nameOf(alias)).sort()).toEqual([...names].sort());
  for (const [, alias] of aliases) {
    const { FunctionName, FunctionVersion } = alias.Properties;
    const [version] = FunctionVersion['Fn::GetAtt'];
    expect(app.resources[version]).toMatchObject({ Type: 'AWS::Lambda::Version', Properties: { FunctionName } });
    const { ApplicationName, DeploymentGroupName } = (alias as unknown as { UpdatePolicy: Record<string, never> })
      .UpdatePolicy.CodeDeployLambdaAliasUpdate as unknown as Record<string, { Ref: string }>;
    expect(app.resources[ApplicationName?.Ref ?? '']?.Properties.ComputePlatform).toBe('Lambda');
    expect(app.resources[DeploymentGroupName?.Ref ?? '']?.Type).toBe('AWS::CodeDeploy::DeploymentGroup');
  }
});

test('routes, chat, schedules and email events reach the alias and nothing else', () => {
  const invoked = [
    ...app.ofType('AWS::ApiGatewayV2::Integration').map(({ Properties }) => Properties.IntegrationUri),
    ...app.ofType('AWS::Scheduler::Schedule').map(({ Properties }) => Properties.Target.Arn),
    ...app
      .ofType('AWS::SNS::Subscription')
      .filter(({ Properties }) => Properties.Protocol === 'lambda')
      .map(({ Properties }) => Properties.Endpoint),
    ...app.ofType('AWS::Lambda::Url').map(({ Properties }) => {
      const target = Properties.TargetFunctionArn['Fn::GetAtt'][0];
      const [id] = aliases.find(([, alias]) => alias.Properties.FunctionName.Ref === target) ?? [];
      return Properties.Qualifier === 'live' ? { Ref: id } : Properties;
    }),
  ].map(({ Ref }) => Ref);
  expect(invoked.sort()).toEqual([...aliasIds].sort());
});

interface Statement {
  Action: string | string[];
  Resource: unknown;
}

const statementsOf = (action: string): Statement[] =>
  app
    .ofType('AWS::IAM::Role')
    .flatMap(({ Properties }) => Properties.Policies ?? [])
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement as Statement[])
    .filter(({ Action }) => [Action].flat().includes(action));

test('only aliases may be invoked', () => {
  const resources = statementsOf('lambda:InvokeFunction').flatMap(({ Resource }) => [Resource].flat());
  expect(resources.length).toBeGreaterThan(60);
  // Functions of other stacks are named.
  const isAlias = (resource: unknown) =>
    aliasIds.includes((resource as { Ref: string }).Ref) || /:function:[\w-]+:live"/.test(JSON.stringify(resource));
  expect(resources.filter((resource) => !isAlias(resource))).toEqual([]);
});

test('CodeDeploy may move the aliases of our functions and read our alarms', () => {
  const moved = statementsOf('lambda:UpdateAlias').flatMap(({ Resource }) => [Resource].flat());
  const functions = moved.map((arn) => (arn as { 'Fn::GetAtt': string[] })['Fn::GetAtt'][0] ?? '');
  expect(functions.map((id) => app.resources[id]?.Properties.FunctionName).sort()).toEqual([...names].sort());
  for (const { Resource } of statementsOf('cloudwatch:DescribeAlarms')) {
    expect(JSON.stringify(Resource)).not.toContain('*');
  }
});

const groups = app.ofType('AWS::CodeDeploy::DeploymentGroup').map(({ Properties }) => Properties);

test('a new version first gets a tenth of the calls, and existing alarms roll it back', () => {
  const alarms = app.ofType('AWS::CloudWatch::Alarm').map(({ Properties }) => Properties.AlarmName);
  expect(groups).toHaveLength(names.length);
  for (const group of groups) {
    expect(group).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
      AutoRollbackConfiguration: { Enabled: true },
      AlarmConfiguration: { Enabled: true },
    });
    const watched = group.AlarmConfiguration.Alarms.map(({ Name }: { Name: string }) => Name);
    expect(watched.length).toBeGreaterThan(0);
    expect(alarms).toEqual(expect.arrayContaining(watched));
  }
});

test('a repair reaches everyone at once, even while alarms are firing', () => {
  const repair = synthesized({ ...stages.prod, trafficShift: 'at-once' }, bundlesOf(['getNote'])).app;
  const [group] = repair.ofType('AWS::CodeDeploy::DeploymentGroup');
  expect(group?.Properties.DeploymentConfigName).toBe('CodeDeployDefault.LambdaAllAtOnce');
  expect(group?.Properties).not.toHaveProperty('AlarmConfiguration');
  expect(repair.ofType('AWS::Lambda::Alias')).toHaveLength(1);
});

test.each(['dev', 'staging'] as const)('functions of %s have no versions', (name) => {
  const { resources } = synthesized(stages[name], bundlesOf(['getNote', 'releaseDrip'])).app;
  const types = Object.values(resources).map(({ Type }) => Type);
  expect(types.filter((type) => /CodeDeploy|Lambda::(Alias|Version)/.test(type))).toEqual([]);
});
