import { Aws, Duration } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnConfigurationSet, CfnConfigurationSetEventDestination } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { AlarmRule } from '../alarm-rule.ts';
import { configurationSetName } from '../names.ts';
import type { Stage } from '../stages.ts';
import type { JobFunction } from './job-function.ts';

/** The set of SES that all our mail is sent by, and the way its events take to the job that notes them. */
export class EmailEvents extends Construct {
  private readonly topic: Topic;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    const name = configurationSetName(stage);
    const set = new CfnConfigurationSet(this, 'ConfigurationSet', {
      name,
      reputationOptions: { reputationMetricsEnabled: true },
      suppressionOptions: { suppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    });
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
      configurationSetName: set.ref,
      eventDestination: {
        enabled: true,
        matchingEventTypes: ['delivery', 'bounce', 'complaint', 'reject'],
        snsDestination: { topicArn: this.topic.topicArn },
      },
    });
    // SES tries the topic when the destination is made.
    destination.node.addDependency(this.topic);
  }

  /** Tells a job of every event; what cannot be handed over becomes one of its dead letters. */
  subscribe({ function: fn, deadLetterQueue: deadLetters }: JobFunction): void {
    this.topic.addSubscription(new LambdaSubscription(fn, { deadLetterQueue: deadLetters }));
  }

  /** SES reviews an account from 5% bounces or 0.1% complaints on; we want to know long before (reliability rule A14). */
  get alarms(): AlarmRule[] {
    const reputation = (metricName: string) =>
      new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.MAXIMUM, period: Duration.hours(1) });
    return [
      {
        name: 'email-bounces',
        impact: 'More than 2% of mails bounce; at 5% SES puts the account under review and sign-up mails stop too.',
        metric: reputation('Reputation.BounceRate'),
        threshold: 0.02,
        periods: 1,
      },
      {
        name: 'email-complaints',
        impact:
          'People report our mails as spam; at 0.1% SES puts the account under review and sign-up mails stop too.',
        metric: reputation('Reputation.ComplaintRate'),
        threshold: 0.0005,
        periods: 1,
      },
    ];
  }
}
