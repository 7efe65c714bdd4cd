import { Duration } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { brand } from '#contract/brand.ts';
import type { groups } from '#contract/index.ts';
import type { AlarmRule } from './alarm-rule.ts';
import { type BuiltOperation, isStreamed } from './api/built-operations.ts';
import type { Gateway } from './api/gateway.ts';
import type { Streams } from './edge-stack.ts';
import { alarmName, pascal } from './names.ts';
import type { Stage } from './stages.ts';

type Group = keyof typeof groups;

/** What users lose while the operations of a group fail. */
const impacts: Record<Group, string> = {
  catalog: 'Visitors cannot find courses or read about them.',
  enrollment: 'Learners cannot enroll, open their courses or play videos.',
  progress: 'Learners lose their place in videos, and completed lessons are not recorded.',
  quiz: 'Learners cannot take quizzes.',
  assignments: 'Learners cannot save or submit assignments.',
  recall: 'Answers to self-checks are not saved.',
  bookmarks: 'Learners cannot see or set bookmarks.',
  notebooks: 'Learners cannot open or save notebooks. Unsaved work stays in the browser.',
  notes: 'Learners cannot see or save notes.',
  certificates: 'Learners cannot get certificates, and nobody can verify them.',
  profile: 'Learners cannot edit their profile, answer questionnaires, export their data or delete their account.',
  subscriptions: 'Subscribers cannot subscribe to email courses, confirm, link or unsubscribe.',
  drip: 'Subscribers cannot open the lessons they have received.',
  payments: 'Learners cannot pay, or they pay without getting access.',
  assistant: 'The assistant does not reply.',
  site: 'Inquiries are lost. The health check and the API reference are down.',
};

interface AlarmsProps {
  stage: Stage;
  gateway: Gateway;
  endpoints: readonly BuiltOperation[];
  /** Function URLs of streaming operations; the gateway's metrics do not include them. */
  streams: Streams;
  tables: Record<string, TableV2>;
  /** Alarms of the jobs. */
  jobs: readonly AlarmRule[];
}

const period = Duration.minutes(5);

/** Adds metrics up; CloudWatch allows ten in an alarm. */
const sum = (label: string, metrics: readonly IMetric[]): IMetric =>
  new MathExpression({
    label,
    expression: `SUM([${metrics.map((_, index) => `m${index}`).join(', ')}])`,
    usingMetrics: Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric])),
    period,
  });

/** Throttled and failed calls to a table, by operation, as DynamoDB counts them. */
const failuresOf = (table: TableV2): IMetric[] =>
  ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'].flatMap((operation) =>
    ['SystemErrors', 'ThrottledRequests'].map((metricName) =>
      table.metric(metricName, {
        dimensionsMap: { TableName: table.tableName, Operation: operation },
        statistic: Stats.SUM,
        period,
      }),
    ),
  );

/** CloudWatch alarms that describe what users lose, emailed to the stage's alarm address. */
export class Alarms extends Construct {
  readonly alarms: Alarm[] = [];
  private readonly action: SnsAction;

  constructor(
    scope: Construct,
    id: string,
    private readonly props: AlarmsProps,
  ) {
    super(scope, id);
    const topic = new Topic(this, 'Topic', {
      displayName: `${brand.name} ${props.stage.name} alarms`,
      enforceSSL: true,
    });
    const { alarmEmail } = props.stage;
    if (alarmEmail !== undefined) topic.addSubscription(new EmailSubscription(alarmEmail));
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
      }),
    );
    this.action = new SnsAction(topic);
    for (const group of Object.keys(impacts) as Group[]) {
      const endpoints = props.endpoints.filter((endpoint) => endpoint.group === group);
      if (endpoints.length > 0) this.addGroupAlarm(group, endpoints);
    }
    this.gateway(props.gateway.httpApi);
    this.addRefusalAlarms(props.gateway);
    this.addAssistantAlarm();
    this.addCapacityAlarms();
    for (const rule of props.jobs) this.alarm(rule);
  }

  private addGroupAlarm(group: Group, endpoints: readonly BuiltOperation[]): void {
    const { gateway, streams } = this.props;
    const [first, ...others] = [
      ...(endpoints.some((endpoint) => !isStreamed(endpoint)) ? [gateway.serverErrors(group, period)] : []),
      ...endpoints
        .flatMap(({ name }) => streams[name] ?? [])
        .flatMap((stream) => [stream.count('Failures', period), stream.crashes(period)]),
    ];
    if (!first) return;
    this.alarm({
      name: `${group}-errors`,
      impact: impacts[group],
      metric: others.length === 0 ? first : sum(`Server errors in ${group}`, [first, ...others]),
      threshold: 3,
      periods: 1,
    });
  }

  private gateway(httpApi: HttpApi): void {
    this.alarm({
      name: 'api-server-errors',
      impact: 'API requests fail: pages stay empty and changes are not saved.',
      metric: httpApi.metricServerError({ period, statistic: Stats.SUM }),
      threshold: 10,
      periods: 1,
    });
    this.alarm({
      name: 'api-latency',
      impact: 'One API request in a hundred takes more than 3 seconds: pages seem broken.',
      metric: httpApi.metricLatency({ period, statistic: Stats.percentile(99) }),
      threshold: 3_000,
      periods: 3,
    });
  }

  private addRefusalAlarms(gateway: Gateway): void {
    if (this.props.stage.payments) {
      this.alarm({
        name: 'refused-payment-events',
        impact: 'Stripe webhooks are rejected: learners who paid may not get access.',
        metric: gateway.count('RefusedPaymentEvents', period),
        threshold: 3,
        periods: 1,
      });
    }
    this.alarm({
      name: 'refused-tokens',
      impact: 'Well-formed access tokens are rejected: learners are signed out by mistake, or tokens are forged.',
      metric: gateway.count('RefusedTokens', period),
      threshold: 50,
      periods: 1,
    });
  }

  private addAssistantAlarm(): void {
    const { sendChatMessage } = this.props.streams;
    if (!sendChatMessage) return;
    this.alarm({
      name: 'assistant-ceiling',
      impact: 'The assistant rejects every question until midnight UTC: the daily limit is reached.',
      metric: sendChatMessage.count('Ceilings', period),
      threshold: 1,
      periods: 1,
    });
  }

  private addCapacityAlarms(): void {
    this.alarm({
      name: 'function-throttles',
      impact: 'Functions are throttled for lack of concurrency: requests fail with 503 at random.',
      metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: Stats.SUM, period }),
      threshold: 1,
      periods: 1,
    });
    for (const [name, table] of Object.entries(this.props.tables)) {
      this.alarm({
        name: `${name}-table`,
        impact: `Calls to the ${name} table are throttled or fail: users may have to save again.`,
        metric: sum(`Failed or throttled calls to ${name}`, failuresOf(table)),
        threshold: 5,
        periods: 1,
      });
    }
  }

  private alarm({ name, impact, metric, threshold, periods, below = false }: AlarmRule): void {
    const id = pascal(name.replace(/-(\w)/g, (_, character: string) => character.toUpperCase()));
    const alarm = new Alarm(this, id, {
      alarmName: alarmName(this.props.stage, name),
      alarmDescription: `${impact} What to do: docs/operations.md#${name}`,
      metric,
      threshold,
      evaluationPeriods: periods,
      comparisonOperator: below
        ? ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: below ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
    this.alarms.push(alarm);
  }
}
