import { Aws } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { brand } from '#contract/brand.ts';
import { maxStartDelayMinutes, type ScheduledEvent } from '#contract/jobs.ts';
import type { Stage } from '../stages.ts';
import type { JobFunction } from './job-function.ts';

interface ScheduleProps {
  stage: Stage;
  /** Name in kebab case. */
  name: string;
  every: string;
  target: JobFunction;
}

/** The event, in which EventBridge Scheduler fills in the time. */
const event: ScheduledEvent = { time: '<aws.scheduler.scheduled-time>' };

/** Starts a job on a schedule. Retries a rejected start for some minutes, then sends it to the dead-letter queue. */
export class Schedule extends Construct {
  constructor(scope: Construct, id: string, { stage, name, every, target }: ScheduleProps) {
    super(scope, id);
    const invokeStatement = new PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      resources: [target.target.functionArn],
    });
    const deadLetterStatement = new PolicyStatement({
      actions: ['sqs:SendMessage'],
      resources: [target.deadLetterQueue.queueArn],
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
      }),
      inlinePolicies: { start: new PolicyDocument({ statements: [invokeStatement, deadLetterStatement] }) },
    });
    new CfnSchedule(this, 'Schedule', {
      name: `${brand.slug}-${stage.name}-${name}`,
      scheduleExpression: every,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: target.target.functionArn,
        roleArn: role.roleArn,
        input: JSON.stringify(event),
        retryPolicy: { maximumEventAgeInSeconds: maxStartDelayMinutes * 60, maximumRetryAttempts: 10 },
        deadLetterConfig: { arn: target.deadLetterQueue.queueArn },
      },
    });
  }
}
