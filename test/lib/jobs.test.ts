import { expect, test } from '@jest/globals';
import { brand } from '../../contract/brand.ts';
import { allJobs, latestStartMinutes } from '../../contract/jobs.ts';
import { kebab } from '../../lib/names.ts';
import { stages } from '../../lib/stages.ts';
import { type Resource, synthesized } from './templates.ts';

// A stage with a hub for notebooks, so that every job has something to do.
const { app } = synthesized({ ...stages.prod, notebookHub: { url: 'https://hub.example.com' } });
const dev = synthesized(stages.dev).app;

const idOf = (found: Resource | undefined): string =>
  Object.entries(app.resources).find(([, resource]) => resource === found)?.[0] ?? 'none';

const functionOf = (name: string, stack = app) =>
  stack
    .ofType('AWS::Lambda::Function')
    .find(({ Properties }) => String(Properties.FunctionName).endsWith(`-${kebab(name)}`));

const deadLettersOf = (name: string): string =>
  idOf(
    app
      .ofType('AWS::SQS::Queue')
      .find(({ Properties }) => Properties.QueueName === `${brand.slug}-prod-${kebab(name)}-dead-letters`),
  );

const byClock = allJobs.filter(({ job }) => 'every' in job.runs);

test.each(byClock)(
  '$name is started by the clock, told its time, tried again, and given up into its dead letters',
  ({ name, job }) => {
    const schedule = app
      .ofType('AWS::Scheduler::Schedule')
      .find(({ Properties }) => Properties.Name === `${brand.slug}-prod-${kebab(name)}`);
    expect(schedule?.Properties).toMatchObject({
      ScheduleExpression: 'every' in job.runs ? job.runs.every : '',
      FlexibleTimeWindow: { Mode: 'OFF' },
      Target: {
        Arn: { 'Fn::GetAtt': [idOf(functionOf(name)), 'Arn'] },
        Input: '{"time":"<aws.scheduler.scheduled-time>"}',
        RetryPolicy: { MaximumEventAgeInSeconds: latestStartMinutes * 60, MaximumRetryAttempts: 10 },
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

test.each(allJobs)('a run of $name that fails is repeated twice and then kept for two weeks', ({ name }) => {
  const queue = deadLettersOf(name);
  const retries = app
    .ofType('AWS::Lambda::EventInvokeConfig')
    .find(({ Properties }) => Properties.FunctionName.Ref === idOf(functionOf(name)));
  expect(retries?.Properties).toMatchObject({
    MaximumRetryAttempts: 2,
    DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [queue, 'Arn'] } } },
  });
  expect(app.resources[queue]?.Properties.MessageRetentionPeriod).toBe(14 * 86_400);
});

test.each(byClock)('$name ends before it begins again, and a late run before its claims on mails do', ({ job }) => {
  const seconds = job.seconds ?? 10;
  const minutes = 'every' in job.runs ? Number(/\d+/.exec(job.runs.every)?.[0]) : 0;
  expect(seconds).toBeLessThan(minutes * 60);
  expect(latestStartMinutes * 60 + seconds).toBeLessThan(15 * 60);
});

test('mails go out one run at a time where capacity can be reserved, and a young account can still be deployed to', () => {
  expect(functionOf('releaseDrip')?.Properties.ReservedConcurrentExecutions).toBe(1);
  expect(functionOf('releaseDrip', dev)?.Properties).not.toHaveProperty('ReservedConcurrentExecutions');
});

test('what becomes of every mail is told to the job that notes it, and nobody else may tell it', () => {
  const [set] = app.ofType('AWS::SES::ConfigurationSet');
  expect(set?.Properties).toMatchObject({
    Name: `${brand.slug}-prod`,
    SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
  });
  const [destination] = app.ofType('AWS::SES::ConfigurationSetEventDestination');
  const { MatchingEventTypes, SnsDestination } = destination?.Properties.EventDestination ?? {};
  expect(MatchingEventTypes).toEqual(['delivery', 'bounce', 'complaint', 'reject']);
  const topic = SnsDestination.TopicARN.Ref;
  const subscription = app.ofType('AWS::SNS::Subscription').find(({ Properties }) => Properties.Protocol === 'lambda');
  expect(subscription?.Properties).toMatchObject({
    TopicArn: { Ref: topic },
    Endpoint: { 'Fn::GetAtt': [idOf(functionOf('receiveMailEvent')), 'Arn'] },
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

test('there are alarms for dead letters, faults, silence, bounces and complaints', () => {
  const names = app.ofType('AWS::CloudWatch::Alarm').map(({ Properties }) => Properties.AlarmName);
  const expected = [
    ...allJobs.flatMap(({ name }) => [`${kebab(name)}-dead-letters`, `${kebab(name)}-faults`]),
    ...byClock.map(({ name }) => `${kebab(name)}-silent`),
    ...['mail-bounces', 'mail-complaints'],
  ];
  expect(names).toEqual(expect.arrayContaining(expected.map((name) => `${brand.slug}-prod-${name}`)));
});

test('silence counts as an alarm, and quiet in all other alarms does not', () => {
  const missing = app
    .ofType('AWS::CloudWatch::Alarm')
    .filter(({ Properties }) => Properties.TreatMissingData === 'breaching')
    .map(({ Properties }) => Properties.AlarmName);
  expect(missing.sort()).toEqual(byClock.map(({ name }) => `${brand.slug}-prod-${kebab(name)}-silent`).sort());
});

test('a stage whose notebooks run in the browser has no job for servers', () => {
  expect(functionOf('stopIdleNotebooks', dev)).toBeUndefined();
});
