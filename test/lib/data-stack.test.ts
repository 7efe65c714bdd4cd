import { expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { stages } from '#lib/stages.ts';
import { bundlesOf, type Resource, type SynthesizedStack, synthesized } from './templates.ts';

const prod = synthesized(stages.prod, bundlesOf([])).data;
const dev = synthesized(stages.dev, bundlesOf([])).data;

const retainedTypes = ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket', 'AWS::Cognito::UserPool', 'AWS::KMS::Key'];
const retainedIn = (stack: SynthesizedStack): Resource[] => retainedTypes.flatMap((type) => stack.ofType(type));

test('no logical id of the data stack changes: that would replace the resource', () => {
  const kept = Object.entries(prod.resources).filter(([, { Type }]) => retainedTypes.includes(Type));
  expect(kept.map(([id]) => id)).toEqual([
    'Catalog742F25FD',
    'LearnersABD429C6',
    'SubscribersF56A45C7',
    'MediaA721A567',
    'LearnerFiles780C4454',
    'IdentityUserPool96FE3B9B',
    'BadgeKey7BA49BA0',
  ]);
});

test('in production, user data outlives its stack', () => {
  expect(retainedIn(prod)).toHaveLength(7);
  for (const resource of retainedIn(prod)) {
    // The first two resist deletion, even by the rollback of a failed first deployment (first-deployment.test.ts).
    const isProtected = ['AWS::DynamoDB::GlobalTable', 'AWS::Cognito::UserPool'].includes(resource.Type);
    expect(resource).toMatchObject({
      DeletionPolicy: isProtected ? 'Retain' : 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
    });
  }
  expect(prod.isTerminationProtected).toBe(true);
});

test('in production, tables and accounts resist deletion, and buckets keep versions', () => {
  for (const { Properties } of prod.ofType('AWS::DynamoDB::GlobalTable')) {
    expect(Properties.Replicas[0].DeletionProtectionEnabled).toBe(true);
  }
  expect(prod.ofType('AWS::Cognito::UserPool')[0]?.Properties.DeletionProtection).toBe('ACTIVE');
  for (const { Properties } of prod.ofType('AWS::S3::Bucket')) {
    expect(Properties.VersioningConfiguration).toEqual({ Status: 'Enabled' });
  }
});

test('a development stage leaves nothing behind', () => {
  for (const resource of retainedIn(dev)) expect(resource.DeletionPolicy).toBe('Delete');
  expect(dev.ofType('Custom::S3AutoDeleteObjects')).toHaveLength(2);
  expect(dev.isTerminationProtected).toBe(false);
});

test('no table, bucket or key of production can empty itself', () => {
  expect(prod.ofType('Custom::S3AutoDeleteObjects')).toEqual([]);
});

test('the data stack holds only irreplaceable resources and their attachments', () => {
  const attached = [
    'AWS::S3::BucketPolicy',
    'AWS::KMS::Alias',
    'AWS::Cognito::UserPoolDomain',
    'AWS::Cognito::UserPoolResourceServer',
    'AWS::SSM::Parameter',
    'AWS::SES::ConfigurationSet',
  ];
  const types = new Set(Object.values(prod.resources).map(({ Type }) => Type));
  expect([...types].filter((type) => !retainedTypes.includes(type) && !attached.includes(type))).toEqual([]);
});

test.each([
  ['prod', prod],
  ['dev', dev],
])('the tables of %s have string keys, on-demand billing and recovery', (_, stack) => {
  expect(stack.ofType('AWS::DynamoDB::GlobalTable')).toHaveLength(3);
  for (const { Properties } of stack.ofType('AWS::DynamoDB::GlobalTable')) {
    expect(Properties).toMatchObject({
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      BillingMode: 'PAY_PER_REQUEST',
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
    });
    expect(Properties.Replicas[0].PointInTimeRecoverySpecification.PointInTimeRecoveryEnabled).toBe(true);
  }
});

test('due emails are found by day and shard, without reading others', () => {
  const indexes = prod
    .ofType('AWS::DynamoDB::GlobalTable')
    .flatMap(({ Properties }) => Properties.GlobalSecondaryIndexes ?? []);
  expect(indexes).toEqual([
    {
      IndexName: 'due',
      KeySchema: [
        { AttributeName: 'dueBucket', KeyType: 'HASH' },
        { AttributeName: 'dueAt', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'ALL' },
    },
  ]);
});

test.each([
  ['prod', prod],
  ['dev', dev],
])('no bucket of %s is public, unencrypted or reachable without TLS 1.2', (_, stack) => {
  const buckets = Object.entries(stack.resources).filter(([, { Type }]) => Type === 'AWS::S3::Bucket');
  expect(buckets).toHaveLength(2);
  for (const [id, { Properties }] of buckets) {
    expect(Properties.PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    expect(Properties.BucketEncryption).toBeDefined();
    const Resource = [{ 'Fn::GetAtt': [id, 'Arn'] }, { 'Fn::Join': ['', [{ 'Fn::GetAtt': [id, 'Arn'] }, '/*']] }];
    const denied = { Effect: 'Deny', Action: 's3:*', Principal: { AWS: '*' }, Resource };
    const policies = stack.ofType('AWS::S3::BucketPolicy').filter((policy) => policy.Properties.Bucket.Ref === id);
    expect(policies.flatMap((policy) => policy.Properties.PolicyDocument.Statement)).toEqual(
      expect.arrayContaining([
        { ...denied, Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
        { ...denied, Condition: { NumericLessThan: { 's3:TlsVersion': 1.2 } } },
      ]),
    );
  }
});

test('no bucket policy of production grants access to anyone', () => {
  const policies = prod.ofType('AWS::S3::BucketPolicy');
  const statements = policies.flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
  expect(statements.filter(({ Effect }) => Effect !== 'Deny')).toEqual([]);
});

test('users sign in by email, and a changed address counts once confirmed', () => {
  const [pool] = prod.ofType('AWS::Cognito::UserPool');
  expect(pool?.Properties).toMatchObject({
    UsernameAttributes: ['email'],
    AutoVerifiedAttributes: ['email'],
    UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
    AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
    AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
  });
  expect(pool?.Properties.Policies.PasswordPolicy.MinimumLength).toBeGreaterThanOrEqual(10);
});

test('a stage without an SES identity can be deployed: Cognito sends its emails', () => {
  const senders = [stages.dev, stages.staging, stages.prod].map(
    (stage) =>
      synthesized(stage, bundlesOf([])).data.ofType('AWS::Cognito::UserPool')[0]?.Properties.EmailConfiguration,
  );
  const cognito = { EmailSendingAccount: 'COGNITO_DEFAULT' };
  expect(senders).toMatchObject([cognito, cognito, { EmailSendingAccount: 'DEVELOPER' }]);
});

test('the email with a code has our name, our layout and the code once', () => {
  const [pool] = prod.ofType('AWS::Cognito::UserPool');
  const { EmailSubject, EmailMessage } = pool?.Properties.VerificationMessageTemplate ?? {};
  expect(EmailSubject).toBe(`Your ${brand.name} code`);
  expect(EmailMessage.split('{####}')).toHaveLength(2);
  expect(EmailMessage).toContain(`<div class="brand"`);
  expect(EmailMessage).toContain('to confirm your email address, or to choose a new password');
  expect(EmailMessage).toMatch(/Email address<.+valid for 24 hours/);
  expect(EmailMessage).toMatch(/New password<.+valid for 1 hour/);
  // The maximum length that Cognito accepts.
  expect(EmailMessage.length).toBeLessThanOrEqual(20_000);
});

test('operators find tables, buckets and user pool by the name of the stage', () => {
  const names = prod.ofType('AWS::SSM::Parameter').map(({ Properties }) => Properties.Name);
  expect(names.sort()).toEqual([
    `/${brand.slug}/prod/catalog-table`,
    `/${brand.slug}/prod/learner-files-bucket`,
    `/${brand.slug}/prod/learners-table`,
    `/${brand.slug}/prod/media-bucket`,
    `/${brand.slug}/prod/subscribers-table`,
    `/${brand.slug}/prod/user-pool-id`,
  ]);
});
