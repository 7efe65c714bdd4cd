import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { groups } from '#contract/index.ts';
import { domains } from '#lib/api/domains.ts';
import { checkedStages } from '#lib/checked-stages.ts';
import { stackContents, stackId, stackIds } from '#lib/stack-ids.ts';
import { type Stage, stages } from '#lib/stages.ts';
import { bundlesOf, synthesized } from './templates.ts';

const stage = synthesized(stages.prod);
const { app, data } = stage;
const deploymentType = 'Custom::CDKBucketDeployment';
/** Half of what CloudFormation allows. */
const maxResources = 250;

test('no stack has more than 250 resources, half of what CloudFormation allows', () => {
  const sizes = Object.entries(stage.stacks).map(([id, { resources }]) => ({
    id,
    size: Object.keys(resources).length,
  }));
  expect(sizes.map(({ id }) => id)).toEqual(stackIds('prod'));
  expect(sizes.filter(({ size }) => size > maxResources)).toEqual([]);
});

test('there is room for 100 more operations, and for five in every domain', () => {
  const complete = synthesized(checkedStages['prod-with-every-option'] as Stage);
  const apis = Object.entries(complete.stacks)
    .map(([id, stack]) => ({
      id,
      size: Object.keys(stack.resources).length,
      operations: stack.ofType('AWS::ApiGatewayV2::Route').length,
    }))
    .filter(({ operations }) => operations > 0)
    .sort((a, b) => a.operations - b.operations);
  // These stacks differ only by their operations, so two of them tell how many resources an operation has.
  const [smallest = { size: 0, operations: 0 }, largest = smallest] = [apis[0], apis.at(-1)];
  const perOperation = (largest.size - smallest.size) / (largest.operations - smallest.operations);
  expect(new Set(apis.map(({ size, operations }) => size - operations * perOperation)).size).toBe(1);
  const rooms = apis.map(({ id, size }) => ({ id, room: Math.floor((maxResources - size) / perOperation) }));
  expect(rooms.filter(({ room }) => room < 5)).toEqual([]);
  expect(rooms.reduce((sum, { room }) => sum + room, 0)).toBeGreaterThanOrEqual(100);
});

test('the guides count the stacks and name each', () => {
  const [operations = '', deploy = ''] = ['operations', 'deploy'].map((name) =>
    readFileSync(`docs/${name}.md`, 'utf8'),
  );
  const names = Object.keys(stackContents);
  expect(operations).toContain(`Each stage is ${names.length - 1} stacks, ${names.length} with a firewall`);
  expect(names.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
  const shifting = Object.values(stage.stacks).filter((stack) => stack.ofType('AWS::Lambda::Alias').length > 0);
  expect(deploy).toContain(`Each of the ${shifting.length} stacks with functions takes at least five minutes`);
});

const { artifacts } = JSON.parse(readFileSync(join(stage.directory, 'manifest.json'), 'utf8'));
const dependenciesOf = (id: string): string[] => artifacts[id].dependencies ?? [];

test('every stack depends only on stacks that are deployed before it', () => {
  const order = stackIds('prod');
  const later = order.flatMap((id, position) =>
    dependenciesOf(id)
      .filter((dependency) => order.indexOf(dependency) > position)
      .map((dependency) => `${id} → ${dependency}`),
  );
  expect(later).toEqual([]);
});

test('pages are published after every operation they call', () => {
  const publishing = Object.entries(stage.stacks).filter(([, stack]) => stack.ofType(deploymentType).length > 0);
  expect(publishing.map(([id]) => id)).toEqual([stackId('prod', 'site')]);
  const apis = stackIds('prod').filter((id) => stage.stacks[id]?.ofType('AWS::ApiGatewayV2::Route').length);
  expect(apis.length).toBe(Object.keys(domains).length);
  const before = (id: string): string[] => [id, ...dependenciesOf(id).flatMap(before)];
  expect(before(stackId('prod', 'site'))).toEqual(expect.arrayContaining(apis));
  // The stage of the HTTP API, without which no route responds.
  expect(stage.stacks[stackId('prod', 'ops')]?.ofType('AWS::ApiGatewayV2::Stage')).toHaveLength(1);
  expect(before(stackId('prod', 'site'))).toContain(stackId('prod', 'ops'));
});

test('the other stacks of production are protected and hold no data', () => {
  expect(app.isTerminationProtected).toBe(true);
  expect(app.ofType('AWS::DynamoDB::GlobalTable')).toEqual([]);
});

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource?: unknown;
}

interface Inline {
  PolicyDocument: { Statement: Statement[] };
}

test('no policy allows an action on every resource', () => {
  const statements = [...Object.entries(app.resources), ...Object.entries(data.resources)].flatMap(
    ([id, { Properties }]) => {
      const inline = Array.isArray(Properties.Policies) ? Properties.Policies : [];
      const documents = [Properties.PolicyDocument, ...inline.map(({ PolicyDocument }: Inline) => PolicyDocument)];
      return documents
        .flatMap((document): Statement[] => document?.Statement ?? [])
        .filter(({ Effect, Resource }) => Effect === 'Allow' && [Resource].flat().includes('*'))
        .map(({ Action }) => ({ id, Action }));
    },
  );
  expect(statements).toEqual([]);
});

test('the browser client is public, returns only to the site and rotates tokens', () => {
  const [client] = app.ofType('AWS::Cognito::UserPoolClient');
  expect(client?.Properties).toMatchObject({
    GenerateSecret: false,
    AllowedOAuthFlows: ['code'],
    AllowedOAuthScopes: ['openid', 'profile', 'email', 'notebooks/start'],
    PreventUserExistenceErrors: 'ENABLED',
    RefreshTokenRotation: { Feature: 'ENABLED' },
    RefreshTokenValidity: 24 * 60,
  });
  expect(client?.Properties.ExplicitAuthFlows).not.toContain('ALLOW_REFRESH_TOKEN_AUTH');
  const urls = [...(client?.Properties.CallbackURLs ?? []), ...(client?.Properties.LogoutURLs ?? [])];
  for (const url of urls) {
    expect(JSON.stringify(url)).toMatch(/^{"Fn::Join":\["",\["https:\/\/",{"Fn::GetAtt":\["SiteDistribution/);
  }
});

const configIn = (directory: string): Record<string, unknown> => {
  const folder = readdirSync(directory, { recursive: true, encoding: 'utf8' }).find((file) =>
    file.endsWith('config.json'),
  );
  return JSON.parse(readFileSync(join(directory, folder ?? ''), 'utf8'));
};
const configFile = () => configIn(stage.directory);

test('a stage with profiles and an external demo names them in config.json', () => {
  const links = {
    profiles: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/x' }],
    demo: 'https://x.dev/',
  } as const;
  const named = synthesized({ ...stages.dev, links }, bundlesOf([]));
  expect(configIn(named.directory)).toMatchObject({ links });
});

test('config.json tells browsers where to sign in, and holds no secret', () => {
  expect(Object.keys(configFile()).sort()).toEqual([
    'hostedLoginDomain',
    'issuer',
    'region',
    'siteUrl',
    'stage',
    'userPoolClientId',
    'userPoolId',
  ]);
  expect(JSON.stringify(configFile())).not.toMatch(/secret|password|sk_|arn:/i);
});

test('hashed files and drawings survive a deployment and are cached, pages not', () => {
  const [assets, css, js, drawings, pages] = app.ofType(deploymentType).map(({ Properties }) => Properties);
  const deployment = { DestinationBucketKeyPrefix: 'assets', Prune: false };
  const metadata = { 'cache-control': 'public, max-age=31536000, immutable' };
  expect(assets).toMatchObject({ ...deployment, Exclude: ['*.br'], SystemMetadata: metadata });
  for (const [copies, name, type] of [
    [css, '*.css.br', 'text/css'],
    [js, '*.js.br', 'text/javascript'],
  ] as const) {
    const encoded = { ...metadata, 'content-encoding': 'br', 'content-type': type };
    expect(copies).toMatchObject({ ...deployment, Exclude: ['*'], Include: [name], SystemMetadata: encoded });
  }
  expect(drawings).toMatchObject({
    DestinationBucketKeyPrefix: 'drawings',
    Prune: false,
    SystemMetadata: { 'cache-control': 'public, max-age=86400' },
  });
  expect(pages).toMatchObject({
    Prune: true,
    Exclude: ['assets/*', 'drawings/*'],
    SystemMetadata: { 'cache-control': 'no-cache' },
  });
});

const alarms = app.ofType('AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);

test('each group of the contract has an alarm', () => {
  const names = alarms.map(({ AlarmName }) => AlarmName);
  for (const group of Object.keys(groups)) expect(names).toContain(`${brand.slug}-prod-${group}-errors`);
});

test.each(alarms)('the alarm $AlarmName states its impact and names its runbook article', (alarm) => {
  const [, loss = '', article = ''] = /^(.+) What to do: docs\/operations\.md#(.+)$/.exec(alarm.AlarmDescription) ?? [];
  expect(loss.length).toBeGreaterThan(20);
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(`\n### ${article}\n`);
  expect(alarm.AlarmActions).toHaveLength(1);
  // CloudWatch allows ten metrics per alarm; the extra entry is the expression over them.
  expect(alarm.Metrics?.length ?? 1).toBeLessThanOrEqual(11);
});

test('alarms are emailed to the address of the stage', () => {
  const byMail = app.ofType('AWS::SNS::Subscription').filter(({ Properties }) => Properties.Protocol === 'email');
  expect(byMail.map(({ Properties }) => Properties.Endpoint)).toEqual([stages.prod.alarmEmail]);
});

test('a stage without an address for alarms asks nobody to confirm one', () => {
  const { app: dev } = synthesized(stages.dev, bundlesOf([]));
  expect(dev.ofType('AWS::CloudWatch::Alarm').length).toBeGreaterThan(0);
  expect(dev.ofType('AWS::SNS::Subscription').filter(({ Properties }) => Properties.Protocol === 'email')).toEqual([]);
});
