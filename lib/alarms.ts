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
import { brand } from '../contract/brand.ts';
import type { groups } from '../contract/index.ts';
import type { AlarmRule } from './alarm-rule.ts';
import type { Api } from './api/api.ts';
import { type BuiltOperation, routeKeyOf } from './api/built-operations.ts';
import type { Gateway } from './api/gateway.ts';
import { pascal } from './names.ts';
import type { Stage } from './stages.ts';

type Group = keyof typeof groups;

/** What people cannot do while the operations of a group fail. */
const impacts: Record<Group, string> = {
  catalog: 'People cannot find or read courses.',
  enrollment: 'Learners cannot enroll, open their courses or start videos.',
  progress: 'Watching is not remembered; finished lectures do not count.',
  quiz: 'Learners cannot take quizzes.',
  bookmarks: 'Bookmarks cannot be read or set.',
  notebooks: 'Notebooks do not open or are not saved; what was typed stays in the browser.',
  notes: 'Notes cannot be read or saved.',
  certificates: 'Earned certificates cannot be issued, listed or verified.',
  profile: 'Profiles, questionnaires, export and deletion of accounts do not work.',
  subscriptions: 'People cannot subscribe to mailed courses, confirm, link or stop them.',
  drip: 'Subscribers cannot read or watch what is open to them.',
  payments: 'Payments cannot be started, or are taken without access being given.',
  assistant: 'The assistant does not answer.',
  site: 'Inquiries are lost; health and API reference do not answer.',
};

interface AlarmsProps {
  stage: Stage;
  gateway: Gateway;
  endpoints: readonly BuiltOperation[];
  /** Front doors of what streams, which the gateway does not count. */
  streams: Api['streams'];
  tables: Record<string, TableV2>;
  /** Of the jobs. */
  jobs: readonly AlarmRule[];
}

const period = Duration.minutes(5);

/** One number from several metrics; CloudWatch takes at most ten in an alarm. */
const sum = (label: string, metrics: readonly IMetric[]): IMetric =>
  new MathExpression({
    label,
    expression: `SUM([${metrics.map((_, index) => `m${index}`).join(', ')}])`,
    usingMetrics: Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric])),
    period,
  });

/** Calls to a table that DynamoDB failed or refused, by operation, as it counts them. */
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

/** CloudWatch alarms that say what people lose, mailed to the stage's address. */
export class Alarms extends Construct {
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
    topic.addSubscription(new EmailSubscription(props.stage.alarmEmail));
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
    this.alarm({
      name: `${group}-errors`,
      impact: impacts[group],
      metric: sum(
        `Server errors in ${group}`,
        endpoints.map(
          (endpoint) =>
            this.props.streams[endpoint.name]?.count('Failures', period) ??
            this.props.gateway.count('ServerErrors', period, routeKeyOf(endpoint)),
        ),
      ),
      threshold: 3,
      periods: 1,
    });
  }

  private gateway(httpApi: HttpApi): void {
    this.alarm({
      name: 'api-server-errors',
      impact: 'Calls end in a server error: pages stay empty, saves are lost.',
      metric: httpApi.metricServerError({ period, statistic: Stats.SUM }),
      threshold: 10,
      periods: 1,
    });
    this.alarm({
      name: 'api-latency',
      impact: 'One call in a hundred takes more than 3 seconds: pages feel broken.',
      metric: httpApi.metricLatency({ period, statistic: Stats.percentile(99) }),
      threshold: 3_000,
      periods: 3,
    });
  }

  private addRefusalAlarms(gateway: Gateway): void {
    this.alarm({
      name: 'refused-payment-events',
      impact: 'Events of Stripe are refused: people who paid may wait for their access.',
      metric: gateway.count('RefusedPaymentEvents', period),
      threshold: 3,
      periods: 1,
    });
    this.alarm({
      name: 'refused-tokens',
      impact: 'Tokens that look whole are refused: someone forges them, or learners are signed out by mistake.',
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
      impact: 'The assistant refuses everyone until midnight UTC: the questions of the day are used up.',
      metric: sendChatMessage.count('Ceilings', period),
      threshold: 1,
      periods: 1,
    });
  }

  private addCapacityAlarms(): void {
    this.alarm({
      name: 'function-throttles',
      impact: 'Functions are refused for lack of concurrency: calls fail with 503 at random.',
      metric: new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', statistic: Stats.SUM, period }),
      threshold: 1,
      periods: 1,
    });
    for (const [name, table] of Object.entries(this.props.tables)) {
      this.alarm({
        name: `${name}-table`,
        impact: `The table of ${name} refuses or fails calls; what people save may have to be repeated.`,
        metric: sum(`Failed or throttled calls to ${name}`, failuresOf(table)),
        threshold: 5,
        periods: 1,
      });
    }
  }

  private alarm({ name, impact, metric, threshold, periods, below = false }: AlarmRule): void {
    const id = pascal(name.replace(/-(\w)/g, (_, character: string) => character.toUpperCase()));
    const alarm = new Alarm(this, id, {
      alarmName: `${brand.slug}-${this.props.stage.name}-${name}`,
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
  }
}
