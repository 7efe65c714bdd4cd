import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { brand } from '#contract/brand.ts';
import type { Operation } from '#contract/define.ts';
import { contract, groups } from '#contract/index.ts';
import { allJobs } from '#contract/jobs.ts';
import { Alarms } from '#lib/alarms.ts';
import { Gateway } from '#lib/api/gateway.ts';
import { kebab } from '#lib/names.ts';
import { stages } from '#lib/stages.ts';
import { type Resource, synthesized } from './templates.ts';

interface MetricStat {
  Metric: { Namespace: string; MetricName: string; Dimensions?: { Name: string; Value: unknown }[] };
  Period: number;
  Stat: string;
}

// A notebook hub makes every job and every alarm part of the stack.
const { app } = synthesized({ ...stages.prod, notebookHub: { url: 'https://hub.example.com' } });
const alarms = app.ofType('AWS::CloudWatch::Alarm').map(({ Properties }) => Properties);
const prefix = `${brand.slug}-prod-`;
const nameOf = (alarm: { AlarmName: string }): string => alarm.AlarmName.slice(prefix.length);
const names = alarms.map(nameOf);

const alarmNamed = (name: string) => alarms[names.indexOf(name)];
const own = `${brand.name}/prod`;

const comparisons: Record<string, string> = {
  GreaterThanOrEqualToThreshold: '>=',
  LessThanOrEqualToThreshold: '<=',
};

/** Formats a rule, e.g. `Sum of AWS/Lambda Throttles in 300 s >= 1`; a sum of metrics is named `sum`. */
const ruleOf = (alarm: (typeof alarms)[number]): string => {
  const [first, ...others] = (alarm.Metrics ?? []).filter(({ MetricStat }: { MetricStat?: MetricStat }) => MetricStat);
  const periods = new Set([first, ...others].map((metric) => metric?.MetricStat.Period ?? alarm.Period));
  const metric = first ? 'sum' : `${alarm.Namespace} ${alarm.MetricName}`;
  const statistic = first?.MetricStat.Stat ?? alarm.Statistic ?? alarm.ExtendedStatistic;
  const comparison = `${comparisons[alarm.ComparisonOperator]} ${alarm.Threshold}`;
  const times = alarm.EvaluationPeriods === 1 ? '' : `, ${alarm.EvaluationPeriods} times in a row`;
  return `${statistic} of ${metric} in ${[...periods].join(' or ')} s ${comparison}${times}`;
};

const ofGroups = Object.keys(groups).map((group) => [
  `${group}-errors`,
  `Sum of ${group === 'assistant' ? 'sum' : `${own} ServerErrors-${group}`} in 300 s >= 3`,
]);
const ofJobs = allJobs.flatMap(({ name, job }) => [
  [`${kebab(name)}-dead-letters`, 'Maximum of AWS/SQS ApproximateNumberOfMessagesVisible in 300 s >= 1'],
  [`${kebab(name)}-faults`, `Sum of ${own} Faults-${kebab(name)} in 300 s >= 1`],
  ...('every' in job.trigger
    ? [[`${kebab(name)}-silent`, 'Sum of AWS/Lambda Invocations in 3600 s <= 0, 2 times in a row']]
    : []),
]);
const ofTables = ['catalog', 'learners', 'subscribers'].map((table) => [`${table}-table`, 'Sum of sum in 300 s >= 5']);

test('every alarm watches its metric with its threshold, period and comparison', () => {
  expect(Object.fromEntries(alarms.map((alarm) => [nameOf(alarm), ruleOf(alarm)]))).toEqual({
    ...Object.fromEntries([...ofGroups, ...ofJobs, ...ofTables]),
    'api-server-errors': 'Sum of AWS/ApiGateway 5xx in 300 s >= 10',
    'api-latency': 'p99 of AWS/ApiGateway Latency in 300 s >= 3000, 3 times in a row',
    'refused-payment-events': `Sum of ${own} RefusedPaymentEvents in 300 s >= 3`,
    'refused-tokens': `Sum of ${own} RefusedTokens in 300 s >= 50`,
    'assistant-ceiling': `Sum of ${own} SendChatMessageCeilings in 300 s >= 1`,
    'function-throttles': 'Sum of AWS/Lambda Throttles in 300 s >= 1',
    'payment-alerts': `Sum of ${own} PaymentAlerts in 300 s >= 1`,
    'email-bounces': 'Maximum of AWS/SES Reputation.BounceRate in 3600 s >= 0.02',
    'email-complaints': 'Maximum of AWS/SES Reputation.ComplaintRate in 3600 s >= 0.0005',
  });
});

/** Route of an operation in the access log: GET is served by ANY, which includes HEAD. */
const routeOf = ({ method, path }: Operation): string => `${method === 'GET' ? 'ANY' : method} /api${path}`;

/** The routes that the metric filters of a metric count. */
const countedRoutes = (resources: readonly Resource[], metricName: string): string[] =>
  resources
    .filter(({ Properties }) => Properties.MetricTransformations?.[0].MetricName === metricName)
    .flatMap(({ Properties }) => [...Properties.FilterPattern.matchAll(/\$\.route = "([^"]+)"/g)])
    .map(([, route]) => route);

test('the metric of a group counts the server errors of all its operations', () => {
  for (const [group, operations] of Object.entries(groups)) {
    const routed = Object.values(operations as Record<string, Operation>)
      .filter(({ response }) => response !== 'text/event-stream')
      .map(routeOf);
    const counted = countedRoutes(Object.values(app.resources), `ServerErrors-${group}`);
    expect({ group, routes: counted.sort() }).toEqual({ group, routes: routed.sort() });
  }
});

test('the alarm of the assistant also counts failures and crashes of its stream', () => {
  const metrics = (alarmNamed('assistant-errors')?.Metrics ?? []).flatMap(
    ({ MetricStat: stat }: { MetricStat?: MetricStat }) => stat?.Metric.MetricName ?? [],
  );
  expect(metrics.sort()).toEqual(['Errors', 'SendChatMessageFailures', 'ServerErrors-assistant']);
});

test('a group may grow to any number of operations: its alarm watches one metric', () => {
  const stack = new Stack(new App(), 'Planted');
  const endpoints = Array.from({ length: 60 }, (_, index) => ({
    name: 'getProfile' as const,
    group: 'profile',
    operation: { ...contract.getProfile, path: `/user/profile/with-a-rather-long-path/${index}` as const },
    bundle: '',
  }));
  const gateway = new Gateway(stack, 'Gateway', {
    stage: stages.prod,
    httpApi: new HttpApi(stack, 'Api', { createDefaultStage: false }),
    endpoints,
  });
  new Alarms(stack, 'Alarms', { stage: stages.prod, gateway, endpoints, streams: {}, tables: {}, jobs: [] });
  const resources: Resource[] = Object.values(Template.fromStack(stack).toJSON().Resources);
  const [alarm] = resources.filter(({ Properties }) => Properties.AlarmName === `${prefix}profile-errors`);
  expect(alarm?.Properties).toMatchObject({ Namespace: own, MetricName: 'ServerErrors-profile' });
  expect(countedRoutes(resources, 'ServerErrors-profile')).toEqual(
    endpoints.map(({ operation }) => routeOf(operation)),
  );
  const patterns = resources.flatMap(({ Properties }) => Properties.FilterPattern ?? []);
  expect(Math.max(...patterns.map(({ length }) => length))).toBeLessThanOrEqual(1024);
});

test.each([
  ['catalog', 'Catalog'],
  ['learners', 'Learners'],
  ['subscribers', 'Subscribers'],
])('the alarm of the %s table counts its failed and throttled calls', (name, logicalId) => {
  const stats: MetricStat[] = (alarmNamed(`${name}-table`)?.Metrics ?? []).flatMap(
    ({ MetricStat: stat }: { MetricStat?: MetricStat }) => stat ?? [],
  );
  const counted = stats.map(({ Metric: { Namespace, MetricName, Dimensions = [] } }) => {
    const table = JSON.stringify(Dimensions.find(({ Name }) => Name === 'TableName')?.Value);
    expect(table).toMatch(new RegExp(`${prefix}data:ExportsOutputRef${logicalId}`));
    return `${Namespace} ${MetricName} ${Dimensions.find(({ Name }) => Name === 'Operation')?.Value}`;
  });
  const operations = ['DeleteItem', 'GetItem', 'PutItem', 'Query', 'UpdateItem'];
  expect(counted.sort()).toEqual([
    ...operations.map((operation) => `AWS/DynamoDB SystemErrors ${operation}`),
    ...operations.map((operation) => `AWS/DynamoDB ThrottledRequests ${operation}`),
  ]);
});

test('the alarms of the gateway watch only our API', () => {
  for (const name of ['api-server-errors', 'api-latency']) {
    const [{ Name, Value }] = alarmNamed(name)?.Dimensions ?? [{}];
    expect({ Name, type: app.resources[Value?.Ref]?.Type }).toEqual({ Name: 'ApiId', type: 'AWS::ApiGatewayV2::Api' });
  }
});

test('every custom metric that an alarm watches is counted from a log', () => {
  const counted = app
    .ofType('AWS::Logs::MetricFilter')
    .flatMap(({ Properties }) => Properties.MetricTransformations)
    .map(({ MetricNamespace, MetricName }) => `${MetricNamespace} ${MetricName}`);
  const stats = alarms.flatMap(({ Metrics = [] }) =>
    Metrics.flatMap(({ MetricStat: stat }: { MetricStat?: MetricStat }) => stat?.Metric ?? []),
  );
  const watched = [
    ...alarms.map(({ Namespace, MetricName }) => ({ Namespace, MetricName })),
    ...stats.map(({ Namespace, MetricName }) => ({ Namespace, MetricName })),
  ].filter(({ Namespace }) => Namespace === own);
  expect(watched.length).toBeGreaterThanOrEqual(Object.keys(groups).length + allJobs.length);
  for (const { Namespace, MetricName } of watched) expect(counted).toContain(`${Namespace} ${MetricName}`);
});

test.each([
  ['ServerErrors-progress', expect.stringMatching(/^\{ \(\$\.status = "5\*"\) && \(\(\$\.route = /)],
  ['RefusedTokens', '{ $.status = "401" }'],
  ['RefusedPaymentEvents', '{ ($.status = "400") && ($.route = "POST /api/stripe/webhook") }'],
  ['PaymentAlerts', '{ $.level = "alert" }'],
  ['SendChatMessageFailures', '{ ($.level = "error") && ($.name != "DailyLimitError") }'],
  ['SendChatMessageCeilings', '{ ($.level = "error") && ($.name = "DailyLimitError") }'],
  ['Faults-release-drip', '{ $.level = "error" }'],
])('%s counts the log lines that its alarm is about', (metricName, pattern) => {
  const filters = app
    .ofType('AWS::Logs::MetricFilter')
    .filter(({ Properties }) => Properties.MetricTransformations[0].MetricName === metricName);
  expect(new Set(filters.map(({ Properties }) => Properties.FilterPattern))).toEqual(new Set([pattern]));
});

test('alarms email when they fire and when they recover', () => {
  const subscription = app.ofType('AWS::SNS::Subscription').find(({ Properties }) => Properties.Protocol === 'email');
  const topic = subscription?.Properties.TopicArn;
  expect(topic).toBeDefined();
  for (const { AlarmActions, OKActions } of alarms) {
    expect({ AlarmActions, OKActions }).toEqual({ AlarmActions: [topic], OKActions: [topic] });
  }
});

const runbook = readFileSync('docs/operations.md', 'utf8');
const headings = [...runbook.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) => title);
const [, chapter = ''] = /^## Alarms\n([\s\S]*?)^## /m.exec(runbook) ?? [];
const articles = [...chapter.matchAll(/^### (.+)$/gm)].map(([, title = '']) => title);

test('every alarm has an article in the runbook, and every article an alarm', () => {
  expect([...articles].sort()).toEqual([...names].sort());
});

test('runbook headings are unique, so every link leads to its article', () => {
  expect(headings.filter((title, index) => headings.indexOf(title) !== index)).toEqual([]);
});

test('the cost table counts the production alarms and the metrics they watch', () => {
  const inProduction = synthesized(stages.prod).app.ofType('AWS::CloudWatch::Alarm');
  const metrics = inProduction.flatMap(({ Properties: { Metrics = [{ MetricStat: {} }] } }) =>
    Metrics.filter(({ MetricStat: stat }: { MetricStat?: object }) => stat),
  );
  const row = /^\| Alarms, (?<alarms>\d+) on (?<counted>\d+) metrics .*\$(?<price>\S+) /m.exec(runbook);
  expect({ ...row?.groups }).toEqual({
    alarms: String(inProduction.length),
    counted: String(metrics.length),
    price: (metrics.length / 10).toFixed(2),
  });
});
