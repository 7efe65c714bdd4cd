import { beforeEach, expect, test } from '@jest/globals';
import { type AlarmProperties, readAlarmRule } from '#local/aws/cloudwatch/alarm-rule.ts';
import { type Alarms, createAlarms } from '#local/aws/cloudwatch/alarms.ts';
import { createMetrics, type Metric, type Metrics } from '#local/aws/cloudwatch/metrics.ts';
import { functionOf, roleWith, startTestCloud } from './support/test-cloud.ts';

const minuteMs = 60_000;

let nowMs: number;
const clock = { now: () => new Date(nowMs) };
let metrics: Metrics;
let alarms: Alarms;
beforeEach(() => {
  nowMs = Date.parse('2026-03-01T12:00:00Z');
  metrics = createMetrics(clock);
  alarms = createAlarms(metrics, clock);
});

const orders: Metric = { namespace: 'Shop', name: 'Orders', dimensions: { Shop: 'north' } };
const watched = {
  Namespace: 'Shop',
  MetricName: 'Orders',
  Dimensions: [{ Name: 'Shop', Value: 'north' }],
  Period: 300,
  Statistic: 'Sum',
  ComparisonOperator: 'GreaterThanOrEqualToThreshold',
  Threshold: 3,
  EvaluationPeriods: 1,
  TreatMissingData: 'notBreaching',
};

const addAlarm = (properties: object = {}) =>
  alarms.create({
    logicalId: 'Alarm',
    type: 'AWS::CloudWatch::Alarm',
    stackName: 'shop',
    properties: { AlarmName: 'orders', ...watched, ...properties },
  });
const state = () => alarms.list()[0]?.state;
const put = (...values: number[]) => {
  for (const value of values) metrics.put(orders, value);
};

test('an alarm fires at its threshold and recovers when its period has passed', async () => {
  await addAlarm();
  put(2);
  expect(state()).toBe('OK');
  put(1);
  expect(alarms.list()).toMatchObject([{ name: 'orders', state: 'ALARM', values: [3], metrics: [orders] }]);
  nowMs += 5 * minuteMs;
  expect(state()).toBe('OK');
});

test('an alarm over several periods needs a breach in each', async () => {
  await addAlarm({ EvaluationPeriods: 2 });
  put(3);
  nowMs += 5 * minuteMs - 1;
  expect(state()).toBe('OK');
  nowMs += 1;
  put(3);
  expect(alarms.list()).toMatchObject([{ state: 'ALARM', values: [3, 3] }]);
});

test.each([
  ['breaching', 'ALARM'],
  ['notBreaching', 'OK'],
  ['missing', 'INSUFFICIENT_DATA'],
])('without data, an alarm that treats it as %s is in state %s', async (TreatMissingData, expected) => {
  await addAlarm({ TreatMissingData });
  expect(state()).toBe(expected);
});

test.each([
  ['Sum', 22],
  ['Average', 5.5],
  ['Minimum', 1],
  ['Maximum', 10],
  ['SampleCount', 4],
  ['p50', 2],
  ['p99', 10],
])('the statistic %s of 1, 2, 9 and 10 is %d', async (Statistic, expected) => {
  await addAlarm({ Statistic });
  put(1, 2, 9, 10);
  expect(alarms.list()[0]?.values).toEqual([expected]);
});

test('another dimension value is another metric', async () => {
  await addAlarm();
  metrics.put({ ...orders, dimensions: { Shop: 'south' } }, 9);
  metrics.put({ ...orders, dimensions: {} }, 9);
  expect(state()).toBe('OK');
});

const sumOf = (shops: readonly string[]) => ({
  Namespace: undefined,
  Metrics: [
    { Id: 'sum', Expression: `SUM([${shops.map((_, index) => `m${index}`).join(', ')}])` },
    ...shops.map((Value, index) => ({
      Id: `m${index}`,
      ReturnData: false,
      MetricStat: {
        Metric: { Namespace: 'Shop', MetricName: 'Orders', Dimensions: [{ Name: 'Shop', Value }] },
        Period: 300,
        Stat: 'Sum',
      },
    })),
  ],
});

test('an alarm on a sum adds up the metrics that have data', async () => {
  await addAlarm(sumOf(['north', 'south']));
  put(2);
  expect(state()).toBe('OK');
  metrics.put({ ...orders, dimensions: { Shop: 'south' } }, 1);
  expect(state()).toBe('ALARM');
});

test('an alarm on a sum of more than ten metrics is refused, as CloudWatch does', async () => {
  const shops = Array.from({ length: 11 }, (_, index) => `shop-${index}`);
  await addAlarm(sumOf(shops.slice(0, 10)));
  await expect(addAlarm(sumOf(shops))).rejects.toThrow('The alarm orders has 11 metrics; CloudWatch allows 10.');
});

test.each([
  ['a statistic', { Statistic: 'IQM' }, 'statistic IQM'],
  ['a comparison', { ComparisonOperator: 'GreaterThanUpperThreshold' }, 'comparison GreaterThanUpperThreshold'],
  ['an expression', { Metrics: [{ Id: 'e', Expression: 'FILL(m0, 0)' }] }, 'expression FILL(m0, 0)'],
  ['a treatment of missing data', { TreatMissingData: 'ignore' }, 'missing data ignore'],
  ['an alarm without threshold', { Threshold: undefined }, 'no threshold'],
])('%s that is not supported is refused', (_, properties, reason) => {
  expect(() => readAlarmRule({ ...watched, ...properties } as AlarmProperties)).toThrow(reason);
});

test('an alarm whose metric nothing emits stops the start, with its metric', async () => {
  metrics.declare({ namespace: 'Shop', names: ['Orders'], dimensions: { Shop: 'north' } });
  await addAlarm();
  expect(() => alarms.requireSources()).not.toThrow();
  await addAlarm({ AlarmName: 'lost', Dimensions: [{ Name: 'Shop', Value: 'nroth' }] });
  await addAlarm({ AlarmName: 'wide', Dimensions: [] });
  expect(() => alarms.requireSources()).toThrow(
    'Alarms watch metrics that no resource emits:\nlost: Shop Orders {"Shop":"nroth"}\nwide: Shop Orders {}',
  );
});

const shop = {
  resources: {
    worker: functionOf('worker'),
    workerRole: roleWith(),
    Api: { Type: 'AWS::ApiGatewayV2::Api', Properties: { ProtocolType: 'HTTP' } },
  },
  assets: {
    worker: { 'index.mjs': "export const handler = async ({ fail }) => { if (fail) throw new Error('No'); };" },
  },
};
const errorsOf = (Value: unknown) => ({
  Type: 'AWS::CloudWatch::Alarm',
  Properties: {
    ...watched,
    AlarmName: 'worker-errors',
    Namespace: 'AWS/Lambda',
    MetricName: 'Errors',
    Dimensions: [{ Name: 'FunctionName', Value }],
    Threshold: 1,
  },
});

test('a function that fails raises its alarm, and one without concurrency is throttled', async () => {
  const Alarm = errorsOf({ Ref: 'worker' });
  const cloud = await startTestCloud({ ...shop, resources: { ...shop.resources, Alarm } });
  const read = async (page: string) => (await fetch(`${cloud.url}/_local/${page}`)).json();
  await cloud.invoke('worker', {});
  expect(await read('alarms')).toMatchObject([{ name: 'worker-errors', state: 'OK' }]);
  await expect(cloud.invoke('worker', { fail: true })).rejects.toThrow();
  expect(await read('alarms')).toMatchObject([{ name: 'worker-errors', state: 'ALARM' }]);

  const limit = `${cloud.url}/_local/concurrency/shop-worker`;
  await fetch(limit, { method: 'POST', body: JSON.stringify({ reserved: 0 }) });
  await expect(cloud.invoke('worker', {})).rejects.toMatchObject({ kind: 'throttled' });
  await fetch(limit, { method: 'DELETE' });
  await cloud.invoke('worker', {});
  const dimensions = { FunctionName: 'shop-worker' };
  const metricsOfWorker = (await read('metrics')) as Metric[];
  expect(metricsOfWorker).toContainEqual({ namespace: 'AWS/Lambda', name: 'Throttles', dimensions, value: 1 });
  expect(metricsOfWorker).toContainEqual({ namespace: 'AWS/Lambda', name: 'Invocations', dimensions, value: 3 });
});

test('an alarm on a function that the template lacks stops the start', async () => {
  const Alarm = errorsOf('shop-wroker');
  await expect(startTestCloud({ ...shop, resources: { ...shop.resources, Alarm } })).rejects.toThrow(
    'worker-errors: AWS/Lambda Errors {"FunctionName":"shop-wroker"}',
  );
});
