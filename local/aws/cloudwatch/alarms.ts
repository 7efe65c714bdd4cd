import type { ResourceProvider } from '#local/template/resources.ts';
import { accountId, type Clock, region } from '../service.ts';
import { type AlarmProperties, type AlarmRule, readAlarmRule, type WatchedMetric } from './alarm-rule.ts';
import type { Metric, Metrics } from './metrics.ts';

/** An alarm as CloudWatch describes it. */
export interface Alarm {
  name: string;
  description: string;
  state: 'OK' | 'ALARM' | 'INSUFFICIENT_DATA';
  /** The value of each evaluated period, latest first; null without data. */
  values: (number | null)[];
  metrics: Metric[];
}

/** The alarms of the template. */
export interface Alarms extends ResourceProvider {
  /** @throws Error naming every alarm on a metric that no resource emits. Call it once all resources exist. */
  requireSources(): void;
  /** Evaluates all alarms now. */
  list(): Alarm[];
}

/**
 * Creates the stand-in for CloudWatch's alarms. Periods end now and follow each other without gaps; on AWS, those of
 * some metrics begin at full minutes. Actions are not run.
 */
export const createAlarms = (metrics: Metrics, clock: Pick<Clock, 'now'>): Alarms => {
  const alarms: { name: string; description: string; rule: AlarmRule }[] = [];

  const valueIn = (watched: readonly WatchedMetric[], from: number, to: number): number | null => {
    const values = watched.flatMap(({ metric, statistic }) => statistic(metrics.valuesIn(metric, from, to)) ?? []);
    return values.length === 0 ? null : values.reduce((total, value) => total + value);
  };

  const evaluate = ({ watched, periodMs, periods, breachesToAlarm, isBreach, missing }: AlarmRule) => {
    const now = clock.now().getTime();
    const values = Array.from({ length: periods }, (_, index) =>
      valueIn(watched, now - (index + 1) * periodMs, now - index * periodMs),
    );
    const breaches = values.filter((value) => (value === null ? missing === 'breaching' : isBreach(value))).length;
    const isUnknown = missing === 'missing' && values.every((value) => value === null);
    const state: Alarm['state'] = isUnknown ? 'INSUFFICIENT_DATA' : breaches >= breachesToAlarm ? 'ALARM' : 'OK';
    return { state, values };
  };

  return {
    resourceTypes: ['AWS::CloudWatch::Alarm'],
    create: async ({ logicalId, stackName, properties }) => {
      const alarm = properties as unknown as AlarmProperties;
      const name = alarm.AlarmName ?? `${stackName}-${logicalId}`;
      alarms.push({
        name,
        description: alarm.AlarmDescription ?? '',
        rule: readAlarmRule({ ...alarm, AlarmName: name }),
      });
      return { ref: name, attributes: { Arn: `arn:aws:cloudwatch:${region}:${accountId}:alarm:${name}` } };
    },
    requireSources: () => {
      const dead = alarms.flatMap(({ name, rule }) =>
        rule.watched
          .filter(({ metric }) => !metrics.isDeclared(metric))
          .map(({ metric }) => `${name}: ${metric.namespace} ${metric.name} ${JSON.stringify(metric.dimensions)}`),
      );
      if (dead.length > 0) throw new Error(`Alarms watch metrics that no resource emits:\n${dead.join('\n')}`);
    },
    list: () => {
      metrics.measureAll();
      return alarms.map(({ name, description, rule }) => ({
        name,
        description,
        ...evaluate(rule),
        metrics: rule.watched.map(({ metric }) => metric),
      }));
    },
  };
};
