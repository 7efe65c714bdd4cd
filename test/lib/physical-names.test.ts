import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { getStage } from '#lib/stages.ts';
import { checkName, checkTemplate, fixedName, nameRules } from '#local';
import { type Resource, type SynthesizedStage, synthesized } from './templates.ts';

/** Stages that share an account, among them the longest possible name in the region with the longest one. */
const deployments = [
  { stage: 'dev', region: 'us-east-1' },
  { stage: 'dev', region: 'ap-southeast-2' },
  { stage: 'dev-ann', region: 'us-east-1' },
  { stage: 'staging', region: 'us-east-1' },
  { stage: 'staging-maximilian99', region: 'ap-southeast-2' },
  { stage: 'prod', region: 'us-east-1' },
];

const templates: Record<string, SynthesizedStage> = Object.fromEntries(
  [...new Set(deployments.map(({ stage }) => stage))].map((name) => {
    const options = { notebookHub: { url: 'https://hub.example.com' }, monthlyBudget: 100 } as const;
    return [name, synthesized({ ...getStage(name), ...options })];
  }),
);

/** Names of these belong to a function, pool, API or role, which differs between stages. */
const withinParent = [
  'AWS::ApiGatewayV2::Authorizer',
  'AWS::ApiGatewayV2::Stage',
  'AWS::Cognito::ManagedLoginBranding',
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolResourceServer',
  'AWS::IAM::Policy',
  'AWS::Lambda::Alias',
  'AWS::Logs::MetricFilter',
];

/** The first eight digits of a stack's id, which differ from one region to the next. */
const stackUuidStart = (region: string) => createHash('sha256').update(region).digest('hex').slice(0, 8);

/** A value as text; undefined when it contains a reference to a resource, whose name CloudFormation chooses. */
const render = (value: unknown, region: string): string | undefined => {
  if (typeof value === 'string') return value;
  const { Ref, 'Fn::Join': join, 'Fn::Select': select } = value as Record<string, unknown>;
  if (Ref === 'AWS::Region') return region;
  if (select && JSON.stringify(select).includes('AWS::StackId')) return stackUuidStart(region);
  if (!Array.isArray(join)) return undefined;
  const parts = (join[1] as unknown[]).map((part) => render(part, region));
  return parts.includes(undefined) ? undefined : parts.join(join[0]);
};

interface Named {
  type: string;
  stage: string;
  region: string;
  name: string;
}

const resourcesOf = (stage: string): Resource[] =>
  Object.values(templates[stage]?.stacks ?? {}).flatMap(({ resources }) => Object.values(resources));

const named: Named[] = deployments.flatMap(({ stage, region }) =>
  resourcesOf(stage).flatMap(({ Type: type, Properties = {} }) => {
    const name = render(fixedName(type, Properties) ?? {}, region);
    return name === undefined ? [] : [{ type, stage, region, name }];
  }),
);

test('stages in one account, and one stage in two regions, have no name in common', () => {
  const places = named.map(({ type, region, name }) => {
    const place = nameRules[type]?.scope === 'region' ? region : 'account';
    return `${type} ${name} in ${place}`;
  });
  expect(named.length).toBeGreaterThan(500);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

test('every name fits what AWS accepts, for the longest stage and region too', () => {
  for (const { type, name } of named) expect(() => checkName(type, name)).not.toThrow();
});

test('no resource of a copy can be named like one of another stage', () => {
  // `dev` with `get-course` reads like `dev-get` with `course`, if both exist.
  const rest = ({ type, name }: Named) => `${type} ${name.split('-dev-')[1]}`;
  const ofDev = named.filter(({ stage, name }) => stage === 'dev' && name.includes('-dev-'));
  const all = new Set(ofDev.map(rest));
  expect(all.size).toBeGreaterThan(100);
  const shortened = [...all].map((text) => ({ text, short: text.replace(/ [a-z0-9]+-/, ' ') }));
  expect(shortened.filter(({ text, short }) => short !== text && all.has(short))).toEqual([]);
});

test('every type of resource with a name of its own has a rule for it', () => {
  const types = deployments.flatMap(({ stage, region }) =>
    resourcesOf(stage)
      .filter(({ Type, Properties = {} }) => {
        const last = Type.split('::').at(-1);
        const keys = [Properties, Properties[`${last}Config`] ?? {}].flatMap(Object.entries);
        return keys.some(
          ([key, value]) => (key === 'Name' || key === `${last}Name`) && render(value, region) !== undefined,
        );
      })
      .map(({ Type }) => Type),
  );
  expect([...new Set(types)].filter((type) => !nameRules[type] && !withinParent.includes(type))).toEqual([]);
});

test.each(Object.keys(templates))('every template of %s is within the quotas of CloudFormation', (stage) => {
  const { stacks, directory } = templates[stage] as SynthesizedStage;
  for (const id of Object.keys(stacks)) {
    const text = readFileSync(join(directory, `${id}.template.json`), 'utf8');
    expect(() => checkTemplate(id, JSON.parse(text), text)).not.toThrow();
  }
});
