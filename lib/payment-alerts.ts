import { Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { AlarmRule } from './alarm-rule.ts';
import { stageNamespace } from './names.ts';
import type { Stage } from './stages.ts';

interface PaymentAlertsProps {
  stage: Stage;
  /** Logs of the functions that fulfill payments, by name. */
  logs: Record<string, ILogGroup | undefined>;
}

const metricName = 'PaymentAlerts';

/** Counts logged payment mismatches that an operator must resolve. */
export class PaymentAlerts extends Construct {
  readonly alarms: readonly AlarmRule[];

  constructor(scope: Construct, id: string, { stage, logs }: PaymentAlertsProps) {
    super(scope, id);
    const metricNamespace = stageNamespace(stage);
    for (const [name, logGroup] of Object.entries(logs)) {
      if (!logGroup) continue;
      new MetricFilter(this, name, {
        logGroup,
        filterPattern: FilterPattern.stringValue('$.level', '=', 'alert'),
        metricNamespace,
        metricName,
      });
    }
    this.alarms = [
      {
        name: 'payment-alerts',
        impact:
          'Payments and access do not match: a learner paid without getting access, or has access without paying.',
        metric: new Metric({
          namespace: metricNamespace,
          metricName,
          statistic: Stats.SUM,
          period: Duration.minutes(5),
        }),
        threshold: 1,
        periods: 1,
      },
    ];
  }
}
