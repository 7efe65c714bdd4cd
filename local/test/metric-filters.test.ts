import { beforeEach, expect, test } from '@jest/globals';
import { createMetrics, type Metrics } from '#local/aws/cloudwatch/metrics.ts';
import { createMetricFilters } from '#local/functions/metric-filters.ts';
import { functionOf, integrationWith, roleWith, routeOf, startTestCloud } from './support/test-cloud.ts';

let metrics: Metrics;
beforeEach(() => {
  metrics = createMetrics({ now: () => new Date() });
});

const accessLog = 'access';

/** Metric filters of the access log of a shop, one for each pattern, that count orders. */
const addFilters = async (patterns: readonly string[], more: object = {}) => {
  const filters = createMetricFilters(metrics);
  for (const FilterPattern of patterns) {
    await filters.create({
      logicalId: 'Filter',
      type: 'AWS::Logs::MetricFilter',
      stackName: 'shop',
      properties: {
        LogGroupName: accessLog,
        FilterPattern,
        MetricTransformations: [{ MetricNamespace: 'Shop', MetricName: 'Orders', MetricValue: '1', ...more }],
      },
    });
  }
  return filters;
};

test('several metric filters with alternatives count to one metric', async () => {
  const filters = await addFilters([
    '{ ($.status = "5*") && (($.shop = "north") || ($.shop = "south (2) || east")) }',
    '{ ($.status = "5*") && ($.shop = "west") }',
  ]);
  const lines = [
    { status: '503', shop: 'north' },
    { status: '500', shop: 'south (2) || east' },
    { status: '502', shop: 'west' },
    { status: '503', shop: 'south' },
    { status: '503' },
    { status: '200', shop: 'north' },
  ];
  filters.count(accessLog, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  expect(metrics.list()).toEqual([{ namespace: 'Shop', name: 'Orders', dimensions: {}, value: 3 }]);
});

test.each([
  '{ ($.a = "1") && ($.b = "2") || ($.c = "3") }',
  '{ ($.a = "1") and ($.b = "2") }',
  '{ ($.a = "1" }',
  '{ $.a IS NULL }',
])('the filter pattern %s is refused', async (pattern) => {
  await expect(addFilters([pattern])).rejects.toThrow(`does not support the filter pattern ${pattern}`);
});

test('a filter pattern has at most 1,024 characters', async () => {
  const patternOf = (length: number) => `{ $.shop = "${'x'.repeat(length - 15)}" }`;
  await addFilters([patternOf(1024)]);
  await expect(addFilters([patternOf(1025)])).rejects.toThrow(
    'Filter: the pattern has 1025 characters; CloudWatch allows 1024.',
  );
});

test('a log group has at most 100 metric filters', async () => {
  const patterns = Array.from({ length: 101 }, (_, index) => `{ $.shop = "${index}" }`);
  await addFilters(patterns.slice(1));
  await expect(addFilters(patterns)).rejects.toThrow('Filter: CloudWatch allows 100 metric filters of a log group.');
});

test('a condition on a value that the log never has is refused', async () => {
  const filters = await addFilters(['{ ($.shop = "north") || ($.shop = "nroth") }', '{ $.status = "5*" }']);
  filters.addValues(accessLog, 'shop', ['north', 'south']);
  expect(() => filters.requireValues()).toThrow(
    'Metric filters count values that their logs never have:\naccess: $.shop = "nroth"',
  );
});

test.each([
  ['dimensions', { Dimensions: [{ Key: 'Shop', Value: '$.shop' }] }],
  ['value 2', { MetricValue: '2' }],
])('a metric with %s is refused', async (reason, more) => {
  await expect(addFilters(['{ $.shop = "north" }'], more)).rejects.toThrow(reason);
});

test("a metric filter on a route that its log's API lacks stops the start", async () => {
  const started = startTestCloud({
    resources: {
      Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP', Name: 'shop' } },
      Integration: integrationWith('sell'),
      Buy: routeOf('POST /orders'),
      Logs: { Type: 'AWS::Logs::LogGroup', Properties: { LogGroupName: accessLog } },
      Stage: {
        Type: 'AWS::ApiGatewayV2::Stage',
        Properties: {
          ApiId: { Ref: 'Api' },
          StageName: '$default',
          AccessLogSettings: {
            DestinationArn: { 'Fn::GetAtt': ['Logs', 'Arn'] },
            Format: '{"route":"$context.routeKey"}',
          },
        },
      },
      Failures: {
        Type: 'AWS::Logs::MetricFilter',
        Properties: {
          LogGroupName: accessLog,
          FilterPattern: '{ ($.route = "POST /orders") || ($.route = "GET /orders") }',
          MetricTransformations: [{ MetricNamespace: 'Shop', MetricName: 'Orders', MetricValue: '1' }],
        },
      },
      sell: functionOf('sell'),
      sellRole: roleWith(),
    },
    assets: { sell: { 'index.mjs': "export const handler = async () => 'sold';" } },
  });
  await expect(started).rejects.toThrow('access: $.route = "GET /orders"');
});
