import { expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { contract } from '#contract/index.ts';
import { stages } from '#lib/stages.ts';
import { bundlesOf, synthesized } from './templates.ts';

const { app } = synthesized(stages.prod);

interface Widget {
  type: string;
  properties: { title?: string; markdown?: string; alarms?: string[]; region?: string; metrics?: unknown[][] };
}

interface ShownMetric {
  namespace: string;
  name: string;
  dimensions: Record<string, string>;
}

/** Widgets of a dashboard, with each reference written as `Ref Id` or `Fn::GetAtt Id Attribute`. */
const widgetsOf = (body: { 'Fn::Join': [string, (string | Record<string, unknown>)[]] }): Widget[] => {
  const text = body['Fn::Join'][1]
    .map((part) => (typeof part === 'string' ? part : Object.entries(part).flat(2).join(' ')))
    .join('');
  return JSON.parse(text).widgets;
};

const [dashboard, ...others] = app.ofType('AWS::CloudWatch::Dashboard');
const widgets = widgetsOf(dashboard?.Properties.DashboardBody);

/** Expands CloudWatch's `["Namespace", "Name", "Dimension", "value", …, { options }]`; leaves out expressions. */
const metrics: ShownMetric[] = widgets.flatMap(({ properties }) =>
  (properties.metrics ?? []).flatMap((metric) => {
    const words = metric.filter((part): part is string => typeof part === 'string');
    const [namespace = '', name = '', ...pairs] = words;
    if (name === '') return [];
    const dimensions = Object.fromEntries(
      pairs.flatMap((word, index) => (index % 2 === 0 ? [[word, pairs[index + 1] ?? '']] : [])),
    );
    return [{ namespace, name, dimensions }];
  }),
);

/** Metrics that AWS services publish, with a check of the dimensions. */
const published: Record<string, { names: string[]; isOurs(dimensions: Record<string, string>): boolean }> = {
  'AWS/Lambda': {
    names: ['Invocations', 'Duration', 'Throttles'],
    isOurs: ({ FunctionName }) =>
      FunctionName === undefined ||
      app.ofType('AWS::Lambda::Function').some(({ Properties }) => Properties.FunctionName === FunctionName),
  },
  'AWS/ApiGateway': {
    names: ['4xx', '5xx', 'Latency'],
    isOurs: ({ ApiId = '' }) => app.resources[ApiId.replace('Ref ', '')]?.Type === 'AWS::ApiGatewayV2::Api',
  },
  'AWS/DynamoDB': {
    names: ['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits'],
    isOurs: ({ TableName = '' }) => /:ExportsOutputRef(Catalog|Learners|Subscribers)/.test(TableName),
  },
  'AWS/SQS': {
    names: ['ApproximateNumberOfMessagesVisible'],
    isOurs: ({ QueueName = '' }) => app.resources[QueueName.split(' ')[1] ?? '']?.Type === 'AWS::SQS::Queue',
  },
  'AWS/CloudFront': {
    names: ['BytesDownloaded'],
    isOurs: ({ DistributionId = '', Region }) =>
      app.resources[DistributionId.replace('Ref ', '')]?.Type === 'AWS::CloudFront::Distribution' &&
      Region === 'Global',
  },
  'AWS/WAFV2': {
    names: ['BlockedRequests'],
    isOurs: ({ WebACL, Rule }) => app.ofType('AWS::WAFv2::WebACL')[0]?.Properties.Name === WebACL && Rule === 'ALL',
  },
  'AWS/SES': { names: ['Send', 'Delivery', 'Bounce', 'Complaint', 'Reject'], isOurs: () => true },
  'AWS/Billing': { names: ['EstimatedCharges'], isOurs: ({ Currency }) => Currency === 'USD' },
};

/** Metrics that a filter of the template counts. */
const counted = app
  .ofType('AWS::Logs::MetricFilter')
  .flatMap(({ Properties }) => Properties.MetricTransformations)
  .map(({ MetricNamespace, MetricName }) => `${MetricNamespace} ${MetricName}`);

const visitNames = Object.keys(contract.recordAnalytics.body.shape.events.def.element.shape.name.def.entries);

/** Metrics that `recordAnalytics` and `recordCspReports` write, by the namespace that their functions get. */
const visits = app
  .ofType('AWS::Lambda::Function')
  .flatMap(({ Properties }) => Properties.Environment?.Variables?.METRIC_NAMESPACE ?? [])
  .flatMap((namespace) => [...visitNames, 'csp-violation'].map((name) => `${namespace} ${name}`));

const exists = ({ namespace, name, dimensions }: ShownMetric): boolean => {
  const service = published[namespace];
  return service
    ? service.names.includes(name) && service.isOurs(dimensions)
    : [...counted, ...visits].includes(`${namespace} ${name}`);
};

test('a stage has one dashboard, and every metric on it exists', () => {
  expect(others).toEqual([]);
  const name = ['', [`${brand.slug}-prod-overview-`, { Ref: 'AWS::Region' }]];
  expect(dashboard?.Properties.DashboardName).toEqual({ 'Fn::Join': name });
  expect(metrics.length).toBeGreaterThan(40);
  expect(metrics.filter((metric) => !exists(metric))).toEqual([]);
});

test('the dashboard shows learners, emails, payments, errors, latency and cost', () => {
  const headings = widgets.flatMap(({ properties }) => properties.markdown ?? []);
  expect(headings).toEqual(['Learners', 'Emails', 'Payments', 'Errors', 'Latency', 'Cost'].map((name) => `## ${name}`));
  expect(widgets.filter(({ type, properties }) => type === 'metric' && !properties.metrics?.length)).toEqual([]);
});

test('the dashboard shows the state of every alarm', () => {
  const shown = widgets.flatMap(({ properties }) => properties.alarms ?? []);
  expect(shown).toHaveLength(app.ofType('AWS::CloudWatch::Alarm').length);
});

test('learners now are the saves of a minute over the saves of one video', () => {
  const graph = widgets.find(({ properties }) => properties.title === 'Learners now');
  expect(JSON.stringify(graph?.properties.metrics)).toContain('"expression":"(m0 + m1) * 5 / 60"');
});

test('a stage without most handlers has a dashboard of what there is', () => {
  const small = synthesized(stages.dev, bundlesOf(['getHealth'])).app;
  const shown = widgetsOf(small.ofType('AWS::CloudWatch::Dashboard')[0]?.Properties.DashboardBody);
  expect(JSON.stringify(shown)).not.toContain('FunctionName');
});

test('the metrics of CloudFront, WAF and billing are read where they are published', () => {
  const global = widgets
    .flatMap(({ properties }) => properties.metrics ?? [])
    .filter(([namespace]) => ['AWS/CloudFront', 'AWS/WAFV2', 'AWS/Billing'].includes(String(namespace)));
  expect(global).toHaveLength(3);
  for (const metric of global) expect(metric.at(-1)).toMatchObject({ region: 'us-east-1' });
});

test('production has a monthly budget whose emails reach the alarm address', () => {
  const [budget] = app.ofType('AWS::Budgets::Budget');
  expect(budget?.Properties.Budget).toMatchObject({
    BudgetLimit: { Amount: stages.prod.monthlyBudget, Unit: 'USD' },
    TimeUnit: 'MONTHLY',
    CostFilters: { TagKeyValue: ['user:stage$prod'] },
  });
  const notified = budget?.Properties.NotificationsWithSubscribers.map(
    ({ Notification, Subscribers }: Record<string, never>) => [Notification, Subscribers],
  );
  expect(notified).toHaveLength(3);
  for (const [, subscribers] of notified) {
    expect(subscribers).toEqual([{ SubscriptionType: 'EMAIL', Address: stages.prod.alarmEmail }]);
  }
  expect(synthesized(stages.dev).app.ofType('AWS::Budgets::Budget')).toEqual([]);
});
