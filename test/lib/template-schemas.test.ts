import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, jest, test } from '@jest/globals';
import { App, CloudFormationValidatePlugin } from 'aws-cdk-lib';
import { checkedStages } from '#lib/checked-stages.ts';
import { type StackName, stackId } from '#lib/stack-ids.ts';
import { stages } from '#lib/stages.ts';
import { type Resource, type SynthesizedStage, synthesized, synthesizedAgain } from './templates.ts';

/** AWS's checker with the schemas of all resource types; `aws-cdk-lib` contains both. */
const checker = new CloudFormationValidatePlugin({ includeDefaultRules: false });

/** Rules that do not hold: SNS invokes an alias of a function as it does a function. */
const ignoredRules = ['W3694'];

/** Returns `<rule> <resource> <path>` for each error and warning in these templates. */
const problemsIn = (templatePaths: string[]): string[] =>
  checker
    .validate({
      templatePaths,
      stackTemplates: templatePaths.map((templatePath) => ({
        stackConstructPath: templatePath,
        templatePath,
        accountId: '123456789012',
        region: 'eu-central-1',
      })),
      appConstruct: new App(),
    })
    .violations.filter(({ ruleName }) => !ignoredRules.includes(ruleName))
    .flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ resourceLogicalId, locations }) => `${ruleName} ${resourceLogicalId} ${locations}`),
    );

/** Paths of a synthesized stage's templates. */
const templatesOf = ({ directory }: SynthesizedStage): string[] => {
  const files = readdirSync(directory).filter((file) => file.endsWith('.template.json'));
  expect(files.length).toBeGreaterThanOrEqual(8);
  return files.sort().map((file) => join(directory, file));
};

const dayMs = 86_400_000;

test.each(Object.entries(checkedStages))(
  'the templates of %s fit the schemas of CloudFormation, whatever the day',
  (_name, stage) => {
    const today = templatesOf(synthesized(stage));
    expect(problemsIn(today)).toEqual([]);

    jest.useFakeTimers({ now: Date.now() + 100 * dayMs });
    try {
      const read = (files: string[]) => files.map((file) => readFileSync(file, 'utf8'));
      expect(read(templatesOf(synthesizedAgain(stage)))).toEqual(read(today));
    } finally {
      jest.useRealTimers();
    }
  },
);

const { directory } = synthesized(stages.dev);
const folder = mkdtempSync(join(tmpdir(), 'planted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Plants a mistake in the first resource of a type, and returns the new problems with `it` as its logical id. */
const plant = (stack: StackName, type: string, mistake: (resource: Resource) => void): string[] => {
  const file = `${stackId('dev', stack)}.template.json`;
  const template = JSON.parse(readFileSync(join(directory, file), 'utf8'));
  const [id, resource] = Object.entries<Resource>(template.Resources).find(([, each]) => each.Type === type) ?? [];
  if (!id || !resource) throw new Error(`${file} has no ${type}.`);
  mistake(resource);
  writeFileSync(join(folder, file), JSON.stringify(template));
  return problemsIn([join(folder, file)]).map((problem) => problem.replaceAll(id, 'it'));
};

const lambda = 'AWS::Lambda::Function';
const table = 'AWS::DynamoDB::GlobalTable';

const mistakes: [string, StackName, string, (resource: Resource) => void, string][] = [
  ['a resource type that does not exist', 'jobs', 'AWS::SQS::Queue', (it) => (it.Type += 's'), 'F3006 it '],
  ['an unknown property', 'data', table, (it) => (it.Properties.Billing = 'x'), 'F3002 it Properties.Billing'],
  [
    'an unknown nested property',
    'edge',
    'AWS::CloudFront::Distribution',
    (it) => (it.Properties.DistributionConfig.DefaultCacheBehavior.Compres = true),
    'F3002 it Properties.DistributionConfig.DefaultCacheBehavior.Compres',
  ],
  ['a missing required property', 'jobs', lambda, (it) => delete it.Properties.Role, 'F3003 it Properties'],
  ['a value of the wrong type', 'jobs', lambda, (it) => (it.Properties.Timeout = 'ten'), 'F3012 it Properties.Timeout'],
  [
    'a value outside its enumeration',
    'data',
    table,
    (it) => (it.Properties.BillingMode = 'PAY_PER_CALL'),
    'W3030 it Properties.BillingMode',
  ],
  [
    'a value that does not match its pattern',
    'jobs',
    lambda,
    (it) => (it.Properties.FunctionName = 'release drip'),
    'F3031 it Properties.FunctionName',
  ],
  [
    'a number below its minimum',
    'jobs',
    lambda,
    (it) => (it.Properties.MemorySize = 64),
    'F3034 it Properties.MemorySize',
  ],
  [
    'a list with too many items',
    'jobs',
    lambda,
    (it) => (it.Properties.Architectures = ['arm64', 'x86_64']),
    'F3032 it Properties.Architectures',
  ],
  [
    'an attribute that its resource does not have',
    'jobs',
    lambda,
    (it) => (it.Properties.Role['Fn::GetAtt'][1] = 'Arm'),
    'E9004 it Properties.Role',
  ],
  [
    'a reference to a resource that does not exist',
    'jobs',
    lambda,
    (it) => (it.Properties.Description = { Ref: 'Nothing' }),
    'F1020 it Properties.Description',
  ],
  ['a dependency on a resource that does not exist', 'jobs', lambda, (it) => (it.DependsOn = ['Nothing']), 'E3005 it '],
];

test.each(mistakes)('the schemas reveal %s', (_title, stack, type, mistake, problem) => {
  expect(plant(stack, type, mistake)).toEqual([problem]);
});
