import { expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import type { Need } from '#contract/define.ts';
import { allOperations } from '#contract/index.ts';
import { allJobs } from '#contract/jobs.ts';
import { kebab } from '#lib/names.ts';
import { stageNames, stages } from '#lib/stages.ts';
import { bundlesOf, type Resource, synthesized } from './templates.ts';

// A stage with a model, a hub, a Google Analytics stream and all options, so that every need grants something.
const { app } = synthesized({
  ...stages.prod,
  streaming: 'hls',
  revokesOnRefund: true,
  notebookHub: { url: 'https://hub.example.com' },
  ga4: { measurementId: 'G-TEST123' },
});

const catalogTable = {
  service: 'dynamodb',
  resource: /ExportsOutputFnGetAttCatalog\w+Arn/,
  variables: ['CATALOG_TABLE'],
};
const learnersTable = { service: 'dynamodb', resource: /FnGetAttLearners\w+Arn/, variables: ['LEARNERS_TABLE'] };

const mediaObjects = (key: RegExp, ...variables: string[]) => ({
  service: 's3',
  resource: new RegExp(`FnGetAttMedia\\w+Arn.*${key.source}`),
  variables: ['MEDIA_BUCKET', ...variables],
});

const onlyPartitions = (...prefixes: string[]) => ({
  condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': prefixes } },
});

const targets: Record<
  string,
  { service: string; resource: RegExp; variables: string[]; condition?: unknown; also?: RegExp[] }
> = {
  catalog: { ...catalogTable, ...onlyPartitions('COURSE#*', 'VERSIONS#*') },
  answers: { ...catalogTable, ...onlyPartitions('ANSWERS#*') },
  solutions: { ...catalogTable, ...onlyPartitions('SOLUTIONS#*') },
  learners: learnersTable,
  revocations: { ...learnersTable, ...onlyPartitions('REVOCATIONS#*', 'STATUS-LIST#*') },
  'refunded-certificates': { ...learnersTable, variables: ['LEARNERS_TABLE', 'REVOKES_ON_REFUND'] },
  subscribers: {
    service: 'dynamodb',
    resource: /FnGetAttSubscribers\w+Arn/,
    variables: ['SITE_URL', 'SUBSCRIBERS_TABLE'],
  },
  limits: {
    service: 'dynamodb',
    resource: /FnGetAttSubscribers\w+Arn/,
    variables: ['SUBSCRIBERS_TABLE'],
    ...onlyPartitions('LIMIT#*'),
  },
  'answer-marks': { ...learnersTable, ...onlyPartitions('ANSWER-MARKS#*') },
  'zero-result-searches': { ...learnersTable, ...onlyPartitions('ZERO-RESULT-SEARCHES#*') },
  'due-index': {
    service: 'dynamodb',
    resource: /FnGetAttSubscribers\w+Arn.*"\/index\/due"/,
    variables: ['SUBSCRIBERS_TABLE'],
  },
  media: mediaObjects(/"\/media\/\*"/, 'SITE_URL'),
  renditions: mediaObjects(/"\/media\/hls\/\*"/, 'SITE_URL', 'VIDEO_STREAMING'),
  'course-list': mediaObjects(/"\/catalog\/courses\.json"/),
  'search-index': mediaObjects(/"\/catalog\/search-3\.gz"/),
  passages: mediaObjects(/"\/assistant\/\*"/),
  'sign-in': {
    service: 's3',
    resource: /SiteBucket\w+","Arn".*"\/config\.json"/,
    variables: ['SITE_BUCKET', 'TOKEN_ISSUER'],
  },
  'learner-files': {
    service: 's3',
    resource: /FnGetAttLearnerFiles\w+Arn.*"\/files\/\*"/,
    variables: ['LEARNER_FILES_BUCKET', 'SITE_URL'],
  },
  credentials: {
    service: 's3',
    resource: /FnGetAttLearnerFiles\w+Arn.*"\/files\/credentials\/\*"/,
    variables: ['LEARNER_FILES_BUCKET', 'SITE_URL'],
  },
  identity: { service: 'cognito-idp', resource: /FnGetAttIdentityUserPool\w+Arn/, variables: ['USER_POOL_ID'] },
  'badge-key': { service: 'kms', resource: /FnGetAttBadgeKey\w+Arn/, variables: ['BADGE_KEY_ID', 'SITE_URL'] },
  email: {
    service: 'ses',
    resource: new RegExp(`:identity/${brand.domain.replaceAll('.', '\\.')}"`),
    variables: ['EMAIL_SENDER', 'EMAIL_CONFIGURATION_SET', 'EMAILS_PER_DAY', 'SITE_URL'],
    also: [new RegExp(`:configuration-set/${brand.slug}-prod"`)],
  },
  'check-runner': { service: 'lambda', resource: /-prod-run-checks(:live)?"/, variables: ['CHECK_RUNNER'] },
  'stripe-secrets': {
    service: 'ssm',
    resource: new RegExp(`:parameter/${brand.slug}/prod/stripe/\\*"`),
    variables: ['STRIPE_PARAMETERS', 'SITE_URL'],
  },
  'notebook-hub': {
    service: 'ssm',
    resource: new RegExp(`:parameter/${brand.slug}/prod/notebooks/hub-token"`),
    variables: ['NOTEBOOK_HUB_URL', 'NOTEBOOK_HUB_PARAMETER'],
  },
  ga4: {
    service: 'ssm',
    resource: new RegExp(`:parameter/${brand.slug}/prod/ga4/api-secret"`),
    variables: ['GA4_MEASUREMENT_ID', 'GA4_PARAMETER', 'SITE_URL'],
  },
  'chat-model': {
    service: 'bedrock',
    resource: /:inference-profile\/global\.amazon\.nova-2-lite-v1:0"/,
    also: [
      /Region"},"::foundation-model\/amazon\.nova-2-lite-v1:0"/,
      /:bedrock:::foundation-model\/amazon\.nova-2-lite-v1:0"/,
    ],
    variables: ['BEDROCK_MODEL_ID'],
  },
};

const targetOf = (need: Need) => {
  const [where = '', action = ''] = need.split(':');
  const target = targets[where] as (typeof targets)[string];
  if (need === 'learner-files:ListBucket') {
    return { ...target, action, resource: /Arn\w+"}$/, condition: { StringLike: { 's3:prefix': ['files/*'] } } };
  }
  return { ...target, action };
};

const functionOf = (name: string) =>
  app
    .ofType('AWS::Lambda::Function')
    .find(({ Properties }) => Properties.FunctionName === `${brand.slug}-prod-${kebab(name)}`);

const roleOf = (lambda: Resource): Resource => app.resources[lambda.Properties.Role['Fn::GetAtt'][0]] as Resource;

interface Permission {
  action: string;
  resource: string;
  condition: unknown;
}

/** Lists every action on every resource that a role allows, except writing its own log. */
const permissionsOf = (role: Resource): Permission[] =>
  role.Properties.Policies.filter(({ PolicyName }: { PolicyName: string }) => PolicyName !== 'logs').flatMap(
    ({
      PolicyDocument,
    }: {
      PolicyDocument: { Statement: { Action: string; Resource: unknown; Condition?: unknown }[] };
    }) =>
      PolicyDocument.Statement.flatMap(({ Action, Resource, Condition }) =>
        [Action]
          .flat()
          .flatMap((action) =>
            [Resource].flat().map((resource) => ({ action, resource: JSON.stringify(resource), condition: Condition })),
          ),
      ),
  );

const stated: { name: string; needs: readonly Need[]; environment: string[]; isStreamed: boolean }[] = [
  ...allOperations.map(({ name, operation }) => ({
    name,
    needs: operation.needs,
    environment: [
      ...(operation.limit !== undefined && operation.access !== 'learner' ? ['ORIGIN_KEY'] : []),
      ...(['recordAnalytics', 'recordCspReports'].includes(name) ? ['METRIC_NAMESPACE'] : []),
      ...(/^(get|start|submit)Quiz$|MasteryCheck$/.test(name) ? ['DRAW_KEY'] : []),
    ],
    isStreamed: operation.response === 'text/event-stream',
  })),
  ...allJobs.map(({ name, job }) => ({
    name,
    needs: job.needs,
    environment: job.needs.includes('email:SendEmail') ? ['EMAILS_PER_SECOND'] : [],
    isStreamed: false,
  })),
];

test.each(stated)('$name may do exactly what it needs', ({ name, needs }) => {
  const permissions = permissionsOf(roleOf(functionOf(name) as Resource));
  // A sender may use its identity and its configuration set; a profile is granted with its models.
  const targets = needs
    .map(targetOf)
    .flatMap(({ also = [], ...target }) => [target, ...also.map((resource) => ({ ...target, resource }))]);
  // Two needs may be the same permission, with different variables.
  const distinct = new Set(
    targets.map(({ action, resource, condition }) => JSON.stringify([action, `${resource}`, condition])),
  );
  expect(permissions).toHaveLength(distinct.size);
  for (const { service, action, resource, condition } of targets) {
    expect(permissions).toContainEqual({
      action: `${service}:${action}`,
      resource: expect.stringMatching(resource),
      condition,
    });
  }
});

test.each(stated)('$name finds exactly what it needs in its environment', (one) => {
  const { name, needs, environment, isStreamed } = one;
  const lambda = functionOf(name) as Resource;
  const expected = new Set([...needs.flatMap((need) => targetOf(need).variables), ...environment]);
  // The site refers to streaming functions, so they cannot refer to the site.
  if (isStreamed) expected.delete('SITE_URL');
  expect(Object.keys(lambda.Properties.Environment?.Variables ?? {}).sort()).toEqual([...expected].sort());
});

test('a function writes its own log with its own role and no managed policy', () => {
  const roles = stated.map(({ name }) => roleOf(functionOf(name) as Resource));
  expect(new Set(roles).size).toBe(stated.length);
  for (const { Properties } of roles) {
    expect(Properties.ManagedPolicyArns).toBeUndefined();
    const logs = Properties.Policies.find(({ PolicyName }: { PolicyName: string }) => PolicyName === 'logs');
    expect(logs.PolicyDocument.Statement).toEqual([
      {
        Effect: 'Allow',
        Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        Resource: { 'Fn::GetAtt': [expect.stringMatching(/^(\w+Api|Streams|Jobs)\w+Logs/), 'Arn'] },
      },
    ]);
  }
});

test('readers of quizzes cannot read answers, nor readers of lessons solutions', () => {
  const permissions = (name: string) => JSON.stringify(permissionsOf(roleOf(functionOf(name) as Resource)));
  expect(permissions('getQuiz')).not.toContain('ANSWERS');
  expect(permissions('getCourseContent')).not.toContain('SOLUTIONS');
});

test('without a model, the assistant knows of none and may call none', () => {
  const dev = synthesized(stages.dev, bundlesOf(['sendChatMessage'])).app;
  const chat = dev.ofType('AWS::Lambda::Function').find(({ Properties }) => /chat/.test(Properties.FunctionName ?? ''));
  expect(chat?.Properties.Environment.Variables).not.toHaveProperty('BEDROCK_MODEL_ID');
  expect(JSON.stringify(dev.ofType('AWS::IAM::Role'))).not.toContain('bedrock');
});

test.each(stageNames)('%s names no Google Analytics stream, so counts stay here', (name) => {
  const template = synthesized(stages[name], bundlesOf(['recordAnalytics'])).app;
  const counting = template
    .ofType('AWS::Lambda::Function')
    .find(({ Properties }) => Properties.FunctionName === `${brand.slug}-${name}-record-analytics`);
  const { ORIGIN_KEY: _key, SUBSCRIBERS_TABLE: _table, ...more } = counting?.Properties.Environment.Variables ?? {};
  expect(more).toEqual({ METRIC_NAMESPACE: `${brand.name}/Web/${name}` });
  expect(JSON.stringify(template.resources)).not.toMatch(/ga4[_/]|google-analytics/i);
});

test('no policy allows a scan or every action on a resource', () => {
  const policies = JSON.stringify([...app.ofType('AWS::IAM::Role'), ...app.ofType('AWS::IAM::Policy')]);
  expect(policies).not.toContain('dynamodb:Scan');
  expect(policies).not.toMatch(/"Action":"(\*|\w+:\*)"/);
});
