import { Duration } from 'aws-cdk-lib';
import { type Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { JobName } from '#contract/jobs.ts';
import type { AlarmRule } from '../alarm-rule.ts';
import type { Resources } from '../functions/grants.ts';
import { kebab, pascal, stageNamespace } from '../names.ts';
import type { Stage } from '../stages.ts';
import type { BuiltJob } from './built-jobs.ts';
import { EmailEvents } from './email-events.ts';
import { JobFunction } from './job-function.ts';
import { Schedule } from './schedule.ts';

interface JobsProps {
  jobs: readonly BuiltJob[];
  resources: Resources;
}

/** Creates every job that has a handler, with its trigger, from the contract. */
export class Jobs extends Construct {
  readonly alarms: readonly AlarmRule[];
  /** Logs of the functions, by job. */
  readonly logs: Partial<Record<JobName, ILogGroup>> = {};
  /** Emails of drip courses that were sent. */
  readonly releasedEmails: Metric | undefined;

  constructor(scope: Construct, id: string, { jobs, resources }: JobsProps) {
    super(scope, id);
    const { stage } = resources;
    const emailEvents = new EmailEvents(this, 'EmailEvents', stage);
    const rules: AlarmRule[] = [...emailEvents.alarms];
    for (const built of jobs.filter(({ job }) => !job.requiredStageOption || stage[job.requiredStageOption])) {
      const { name, job } = built;
      const target = new JobFunction(this, pascal(name), { built, resources });
      rules.push(...target.alarms);
      this.logs[name] = target.logGroup;
      if ('on' in job.trigger) {
        emailEvents.subscribe(target);
        continue;
      }
      new Schedule(target, 'Clock', { stage, name: kebab(name), every: job.trigger.every, target });
      rules.push({
        name: `${kebab(name)}-silent`,
        impact: job.impact,
        metric: target.function.metricInvocations({ statistic: Stats.SUM, period: Duration.hours(1) }),
        threshold: 0,
        below: true,
        periods: 2,
      });
    }
    this.alarms = rules;
    this.releasedEmails = this.logs.releaseDrip && this.countReleasedEmails(this.logs.releaseDrip, stage);
  }

  /** Counts the emails in the line that each run of the job logs. */
  private countReleasedEmails(logGroup: ILogGroup, stage: Stage): Metric {
    return new MetricFilter(this, 'ReleasedEmails', {
      logGroup,
      filterPattern: FilterPattern.numberValue('$.sent', '>', 0),
      metricNamespace: stageNamespace(stage),
      metricName: 'ReleasedEmails',
      metricValue: '$.sent',
    }).metric({ statistic: Stats.SUM, period: Duration.minutes(5) });
  }
}
