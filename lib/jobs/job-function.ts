import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { CfnEventInvokeConfig } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { maxStartDelayMinutes } from '#contract/jobs.ts';
import type { AlarmRule } from '../alarm-rule.ts';
import type { Resources } from '../functions/grants.ts';
import { RoleFunction } from '../functions/role-function.ts';
import { deadLettersName, kebab, stageNamespace } from '../names.ts';
import type { BuiltJob } from './built-jobs.ts';

interface JobFunctionProps {
  built: BuiltJob;
  resources: Resources;
}

/**
 * The function of one job. Lambda retries a failed run twice; a run that still fails, or cannot start in time, goes to
 * the job's dead-letter queue and raises an alarm.
 */
export class JobFunction extends RoleFunction {
  readonly deadLetterQueue: Queue;
  /** Alarms for dead letters and logged errors. */
  readonly alarms: readonly AlarmRule[];

  constructor(scope: Construct, id: string, { built: { name, job, bundle }, resources }: JobFunctionProps) {
    const { stage } = resources;
    const reserved = stage.reservesConcurrency ? job.maxConcurrency : undefined;
    super(scope, id, {
      resources,
      bundle,
      name,
      description: job.summary,
      needs: job.needs,
      rollbackAlarms: [`${kebab(name)}-faults`],
      ...(job.memoryMegabytes !== undefined && { memoryMegabytes: job.memoryMegabytes }),
      ...(job.timeoutSeconds !== undefined && { timeoutSeconds: job.timeoutSeconds }),
      ...(job.needs.includes('email:SendEmail') && {
        environment: { EMAILS_PER_SECOND: String(stage.email.perSecond) },
      }),
      ...(reserved !== undefined && { reservedConcurrency: reserved }),
    });
    this.deadLetterQueue = new Queue(this, 'DeadLetters', {
      queueName: deadLettersName(stage, name),
      retentionPeriod: Duration.days(14),
      enforceSSL: true,
      // A retained queue would keep its name, and a repeated first deployment could not create it again.
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.role.addToPolicy(
      new PolicyStatement({ actions: ['sqs:SendMessage'], resources: [this.deadLetterQueue.queueArn] }),
    );
    const retries = new CfnEventInvokeConfig(this, 'Retries', {
      functionName: this.function.functionName,
      qualifier: stage.trafficShift ? 'live' : '$LATEST',
      maximumRetryAttempts: 2,
      maximumEventAgeInSeconds: 'on' in job.trigger ? Duration.hours(6).toSeconds() : maxStartDelayMinutes * 60,
      destinationConfig: { onFailure: { destination: this.deadLetterQueue.queueArn } },
    });
    retries.node.addDependency(this.target);
    this.alarms = this.alarmRules(kebab(name), job.impact, stageNamespace(stage));
  }

  private alarmRules(name: string, impact: string, namespace: string): AlarmRule[] {
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
        impact,
        metric: this.deadLetterQueue.metricApproximateNumberOfMessagesVisible({ statistic: Stats.MAXIMUM, period }),
        threshold: 1,
        periods: 1,
      },
      {
        name: `${name}-faults`,
        impact,
        metric: new Metric({ namespace, metricName, statistic: Stats.SUM, period }),
        threshold: 1,
        periods: 1,
      },
    ];
  }
}
