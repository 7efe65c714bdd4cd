import { Aws, Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnConfigurationSetEventDestination } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { AlarmRule } from '../alarm-rule.ts';
import { configurationSetName } from '../names.ts';
import type { Stage } from '../stages.ts';
import type { JobFunction } from './job-function.ts';

/** The topic that passes the events of the SES configuration set to a job. */
export class EmailEvents extends Construct {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('ses.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'AWS:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    const destination = new CfnConfigurationSetEventDestination(this, 'Destination', {
      configurationSetName: configurationSetName(stage),
      eventDestination: {
        enabled: true,
        matchingEventTypes: ['delivery', 'bounce', 'complaint', 'reject'],
        snsDestination: { topicArn: this.topic.topicArn },
      },
    });
    // SES publishes a test message when the destination is created.
    destination.node.addDependency(this.topic);
  }

  /** Subscribes a job to all events; failed deliveries become its dead letters. */
  subscribe({ target, deadLetterQueue: deadLetters }: JobFunction): void {
    this.topic.addSubscription(new LambdaSubscription(target, { deadLetterQueue: deadLetters }));
  }

  /**
   * SES reviews an account at 5% bounces or 0.1% complaints; these alarms fire well before
   * (docs/reliability.md#email-sending).
   */
  get alarms(): AlarmRule[] {
    const reputation = (metricName: string) =>
      new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.MAXIMUM, period: Duration.hours(1) });
    return [
      {
        name: 'email-bounces',
        impact: 'More than 2% of emails bounce. At 5%, SES reviews the account, and sign-up emails may stop.',
        metric: reputation('Reputation.BounceRate'),
        threshold: 0.02,
        periods: 1,
      },
      {
        name: 'email-complaints',
        impact: 'Recipients report our emails as spam. At 0.1%, SES reviews the account, and sign-up emails may stop.',
        metric: reputation('Reputation.ComplaintRate'),
        threshold: 0.0005,
        periods: 1,
      },
    ];
  }
}
