import { expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { allJobs, maxStartDelayMinutes } from '#contract/jobs.ts';
import { kebab } from '#lib/names.ts';
import { stages } from '#lib/stages.ts';
import { type Resource, synthesized } from './templates.ts';

// A stage with a notebook hub, so that every job is active.
const { app, data } = synthesized({ ...stages.prod, notebookHub: { url: 'https://hub.example.com' } });
const dev = synthesized(stages.dev).app;

const idOf = (found: Resource | undefined): string =>
  Object.entries(app.resources).find(([, resource]) => resource === found)?.[0] ?? 'none';

const functionOf = (name: string, stack = app) =>
  stack
    .ofType('AWS::Lambda::Function')
    .find(({ Properties }) => String(Properties.FunctionName).endsWith(`-${kebab(name)}`));

/** Logical id of the alias that triggers invoke. */
const liveAliasOf = (name: string): string =>
  idOf(
    app.ofType('AWS::Lambda::Alias').find(({ Properties }) => Properties.FunctionName.Ref === idOf(functionOf(name))),
  );

const deadLettersOf = (name: string): string =>
  idOf(
    app
      .ofType('AWS::SQS::Queue')
      .find(({ Properties }) => Properties.QueueName === `${brand.slug}-prod-${kebab(name)}-dead-letters`),
  );

const byClock = allJobs.filter(({ job }) => 'every' in job.trigger);

test.each(byClock)(
  '$name is scheduled, gets its time, is retried and ends in its dead-letter queue',
  ({ name, job }) => {
    const schedule = app
      .ofType('AWS::Scheduler::Schedule')
      .find(({ Properties }) => Properties.Name === `${brand.slug}-prod-${kebab(name)}`);
    expect(schedule?.Properties).toMatchObject({
      ScheduleExpression: 'every' in job.trigger ? job.trigger.every : '',
      FlexibleTimeWindow: { Mode: 'OFF' },
      Target: {
        Arn: { Ref: liveAliasOf(name) },
        Input: '{"time":"<aws.scheduler.scheduled-time>"}',
        RetryPolicy: { MaximumEventAgeInSeconds: maxStartDelayMinutes * 60, MaximumRetryAttempts: 10 },
        DeadLetterConfig: { Arn: { 'Fn::GetAtt': [deadLettersOf(name), 'Arn'] } },
      },
    });
    const role = app.resources[schedule?.Properties.Target.RoleArn['Fn::GetAtt'][0]] as Resource;
    const actions = role.Properties.Policies[0].PolicyDocument.Statement.map(
      ({ Action }: { Action: string }) => Action,
    );
    expect(actions).toEqual(['lambda:InvokeFunction', 'sqs:SendMessage']);
  },
);

test.each(allJobs)('a failed run of $name is retried twice and then kept for two weeks', ({ name }) => {
  const queue = deadLettersOf(name);
  const retries = app
    .ofType('AWS::Lambda::EventInvokeConfig')
    .find(({ Properties }) => Properties.FunctionName.Ref === idOf(functionOf(name)));
  expect(retries?.Properties).toMatchObject({
    Qualifier: 'live',
    MaximumRetryAttempts: 2,
    DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [queue, 'Arn'] } } },
  });
  expect(app.resources[queue]?.Properties.MessageRetentionPeriod).toBe(14 * 86_400);
});

test.each(byClock)('$name ends before its next run, and a late run ends before its claims', ({ job }) => {
  const seconds = job.timeoutSeconds ?? 10;
  const minutes = 'every' in job.trigger ? Number(/\d+/.exec(job.trigger.every)?.[0]) : 0;
  expect(seconds).toBeLessThan(minutes * 60);
  expect(maxStartDelayMinutes * 60 + seconds).toBeLessThan(15 * 60);
});

test('emails are sent by one run at a time where concurrency can be reserved', () => {
  expect(functionOf('releaseDrip')?.Properties.ReservedConcurrentExecutions).toBe(1);
  expect(functionOf('releaseDrip', dev)?.Properties).not.toHaveProperty('ReservedConcurrentExecutions');
});

test('SES events reach the job that records them, and nobody else can publish', () => {
  const [set] = data.ofType('AWS::SES::ConfigurationSet');
  expect(set?.Properties).toMatchObject({
    Name: `${brand.slug}-prod`,
    SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
  });
  const [destination] = app.ofType('AWS::SES::ConfigurationSetEventDestination');
  expect(destination?.Properties.ConfigurationSetName).toBe(`${brand.slug}-prod`);
  const { MatchingEventTypes, SnsDestination } = destination?.Properties.EventDestination ?? {};
  expect(MatchingEventTypes).toEqual(['delivery', 'bounce', 'complaint', 'reject']);
  const topic = SnsDestination.TopicARN.Ref;
  const subscription = app.ofType('AWS::SNS::Subscription').find(({ Properties }) => Properties.Protocol === 'lambda');
  expect(subscription?.Properties).toMatchObject({
    TopicArn: { Ref: topic },
    Endpoint: { Ref: liveAliasOf('receiveMailEvent') },
  });
  const policy = app.ofType('AWS::SNS::TopicPolicy').find(({ Properties }) => Properties.Topics[0].Ref === topic);
  const allowed = policy?.Properties.PolicyDocument.Statement.filter(
    ({ Effect }: { Effect: string }) => Effect === 'Allow',
  );
  expect(allowed).toMatchObject([
    {
      Principal: { Service: 'ses.amazonaws.com' },
      Condition: { StringEquals: { 'AWS:SourceAccount': { Ref: 'AWS::AccountId' } } },
    },
  ]);
});

test('sign-up emails report their bounces where SES sends them', () => {
  const [pool] = data.ofType('AWS::Cognito::UserPool');
  expect(pool?.Properties.EmailConfiguration).toMatchObject({
    EmailSendingAccount: 'DEVELOPER',
    ConfigurationSet: `${brand.slug}-prod`,
  });
});

test('dead letters, errors, silence, bounces and complaints have alarms', () => {
  const names = app.ofType('AWS::CloudWatch::Alarm').map(({ Properties }) => Properties.AlarmName);
  const expected = [
    ...allJobs.flatMap(({ name }) => [`${kebab(name)}-dead-letters`, `${kebab(name)}-faults`]),
    ...byClock.map(({ name }) => `${kebab(name)}-silent`),
    'email-bounces',
    'email-complaints',
  ];
  expect(names).toEqual(expect.arrayContaining(expected.map((name) => `${brand.slug}-prod-${name}`)));
});

test('missing data fires the silence alarm and no other', () => {
  const missing = app
    .ofType('AWS::CloudWatch::Alarm')
    .filter(({ Properties }) => Properties.TreatMissingData === 'breaching')
    .map(({ Properties }) => Properties.AlarmName);
  expect(missing.sort()).toEqual(byClock.map(({ name }) => `${brand.slug}-prod-${kebab(name)}-silent`).sort());
});

test('a stage whose notebooks run in the browser has no job for servers', () => {
  expect(functionOf('stopIdleNotebooks', dev)).toBeUndefined();
});

test('a stage without payments has no job, alarm or right for them', () => {
  const unpaid = synthesized({ ...stages.prod, payments: false }).app;
  expect(functionOf('reconcilePayments', unpaid)).toBeUndefined();
  const names = unpaid.ofType('AWS::CloudWatch::Alarm').map(({ Properties }) => Properties.AlarmName);
  // The group also lists what a learner has paid.
  expect(names.filter((name) => /payment/.test(name))).toEqual([`${brand.slug}-prod-payments-errors`]);
  expect(JSON.stringify(unpaid.ofType('AWS::IAM::Role'))).not.toContain('/stripe');
});
