import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { App, CloudFormationValidatePlugin } from 'aws-cdk-lib';
import { safeLoad } from 'js-yaml';
import { brand } from '#contract/brand.ts';

const templatePath = '.github/deploy-role.yaml';

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource?: { 'Fn::Sub': string } | { 'Fn::Sub': string }[];
  Condition?: Record<string, unknown>;
}

interface Role {
  Condition?: string;
  Properties: {
    AssumeRolePolicyDocument: { Statement: Statement[] };
    Policies: { PolicyName: string; PolicyDocument: { Statement: Statement[] } }[];
  };
}

const template = safeLoad(readFileSync(templatePath, 'utf8')) as {
  Parameters: Record<string, { Default?: string }>;
  Resources: Record<'DeployRole' | 'DiffRole', Role>;
};
const { DeployRole, DiffRole } = template.Resources;

const statementsOf = (role: Role): Statement[] =>
  role.Properties.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);

test('the template of the roles fits the schemas of CloudFormation', () => {
  const { violations } = new CloudFormationValidatePlugin({ includeDefaultRules: false }).validate({
    templatePaths: [templatePath],
    stackTemplates: [{ stackConstructPath: '', templatePath, accountId: undefined, region: undefined }],
    appConstruct: new App(),
  });
  expect(violations).toEqual([]);
});

test.each([
  ['DeployRole', `environment:\${Stage}`],
  ['DiffRole', 'pull_request'],
] as const)('%s trusts one kind of job of one repository', (name, job) => {
  const issuer = 'token.actions.githubusercontent.com';
  const subjects = [`repo:\${Repository}`, `\${SubjectPrefix}`].map((prefix) => ({ 'Fn::Sub': `${prefix}:${job}` }));
  expect(template.Resources[name].Properties.AssumeRolePolicyDocument.Statement).toEqual([
    expect.objectContaining({
      Effect: 'Allow',
      Action: 'sts:AssumeRoleWithWebIdentity',
      Condition: {
        StringEquals: {
          [`${issuer}:aud`]: 'sts.amazonaws.com',
          [`${issuer}:sub`]: { 'Fn::If': ['HasDefaultSubject', ...subjects] },
        },
      },
    }),
  ]);
});

test('pull requests can only read templates, and only where the operator allows it', () => {
  expect(DiffRole.Condition).toBe('ComparesPullRequests');
  expect(template.Parameters.ComparesPullRequests?.Default).toBe('false');
  expect(statementsOf(DiffRole).map(({ Action }) => Action)).toEqual([
    ['cloudformation:DescribeStacks', 'cloudformation:GetTemplate'],
  ]);
});

test('what a role may change belongs to its stage or to cdk bootstrap', () => {
  const statements = [...statementsOf(DeployRole), ...statementsOf(DiffRole)];
  const isRead = (action: string) => /^\w+:(?:Describe|Filter|Get|List|Test)\w+$|^bedrock:Invoke/.test(action);
  const changing = statements.filter(({ Action }) => ![Action].flat().every(isRead));
  const arns = changing.flatMap(({ Resource }) => Resource ?? []).map((resource) => resource['Fn::Sub']);
  expect(arns.length).toBeGreaterThan(5);
  // Jobs of MediaConvert are in a queue of the account, and have the rights of the stage's role.
  const own =
    /:(?:mediaconvert:\*:\$\{AWS::AccountId}:\*$|role\/\$\{Slug}-\$\{Stage}-jobs-VideoEncoder\*$|role\/cdk-\$\{Qualifier}-|table\/\$\{Slug}-\$\{Stage}-data-|stack\/\$\{Slug}-\$\{Stage}-data\/|::\$\{Slug}-\$\{Stage}-(?:data-|edge-sitebucket\*\/drawings\/))/;
  expect(arns.filter((arn) => !own.test(arn))).toEqual([]);
  expect(statements.flatMap(({ Action }) => Action).filter((action) => action.includes('*'))).toEqual([]);
});

test('the roles name the stacks as the application does', () => {
  expect(template.Parameters.Slug?.Default).toBe(brand.slug);
});
