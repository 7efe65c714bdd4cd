import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnEventInvokeConfig } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { brand } from '../../contract/brand.ts';
import { latestStartMinutes } from '../../contract/jobs.ts';
import type { AlarmRule } from '../alarm-rule.ts';
import type { Resources } from '../api/grants.ts';
import { kebab } from '../names.ts';
import { RoleFunction } from '../role-function.ts';
import type { BuiltJob } from './built-jobs.ts';

interface JobFunctionProps {
  built: BuiltJob;
  resources: Resources;
}

/**
 * The function of one job. Lambda tries a run that failed twice more; what still fails, or could not begin in time, goes to
 * the job's own dead-letter queue and raises an alarm.
 */
export class JobFunction extends RoleFunction {
  readonly deadLetters: Queue;
  /** The alarm that its dead letters or faults in its log raise. */
  readonly alarms: readonly AlarmRule[];

  constructor(scope: Construct, id: string, { built: { name, job, bundle }, resources }: JobFunctionProps) {
    const { stage } = resources;
    const reserved = stage.reservesConcurrency ? job.atOnce : undefined;
    super(scope, id, {
      ...{ resources, bundle, name: kebab(name), description: job.summary, needs: job.needs },
      ...(job.memory !== undefined && { memory: job.memory }),
      ...(job.seconds !== undefined && { seconds: job.seconds }),
      ...(job.needs.includes('mail:SendEmail') && { environment: { MAIL_PER_SECOND: String(stage.mail.perSecond) } }),
      ...(reserved !== undefined && { reservedConcurrency: reserved }),
    });
    this.deadLetters = new Queue(this, 'DeadLetters', {
      queueName: `${brand.slug}-${stage.name}-${kebab(name)}-dead-letters`,
      retentionPeriod: Duration.days(14),
      enforceSSL: true,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.role.addToPolicy(
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.deadLetters.queueArn] }),
    );
    new CfnEventInvokeConfig(this, 'Retries', {
      functionName: this.function.functionName,
      qualifier: '$LATEST',
      maximumRetryAttempts: 2,
      maximumEventAgeInSeconds: 'on' in job.runs ? Duration.hours(6).toSeconds() : latestStartMinutes * 60,
      destinationConfig: { onFailure: { destination: this.deadLetters.queueArn } },
    });
    this.alarms = this.rulesOf(kebab(name), job.loss, `${brand.name}/${stage.name}`);
  }

  private rulesOf(name: string, loss: string, namespace: string): AlarmRule[] {
    const period = Duration.minutes(5);
    const metricName = `Faults-${name}`;
    new MetricFilter(this, 'Faults', {
      logGroup: this.logGroup,
      filterPattern: FilterPattern.stringValue('$.level', '=', 'error'),
      metricNamespace: namespace,
      metricName,
    });
    return [
      {
        name: `${name}-dead-letters`,
        loss,
        metric: this.deadLetters.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM, period }),
        threshold: 1,
        periods: 1,
      },
      {
        name: `${name}-faults`,
        loss,
        metric: new Metric({ namespace, metricName, statistic: Stats.SUM, period }),
        threshold: 1,
        periods: 1,
      },
    ];
  }
}
