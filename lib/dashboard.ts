import { Duration } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  MathExpression,
  Metric,
  Stats,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { OperationName } from '#contract/index.ts';
import type { AlarmRule } from './alarm-rule.ts';
import { type BuiltOperation, isStreamed } from './api/built-operations.ts';
import type { Gateway } from './api/gateway.ts';
import { firewallName } from './firewall-stack.ts';
import type { Jobs } from './jobs/jobs.ts';
import { functionName, metricNamespace } from './names.ts';
import { globalName } from './stack-tokens.ts';
import type { Stage } from './stages.ts';

interface StageDashboardProps {
  stage: Stage;
  gateway: Gateway;
  endpoints: readonly BuiltOperation[];
  tables: Record<string, TableV2>;
  distribution: IDistribution;
  jobs: Jobs;
  /** Alarms of jobs and payments, whose metrics the dashboard shows. */
  rules: readonly AlarmRule[];
  alarms: readonly Alarm[];
}

const period = Duration.minutes(5);
/** Seconds between two saves of a playing video's position. */
const saveIntervalSeconds = 5;
/** Region in which services without a region report metrics. */
const globalRegion = 'us-east-1';
const columns = 24;

/** One CloudWatch dashboard: learners, emails, payments, errors, latency and cost. */
export class StageDashboard extends Construct {
  constructor(
    scope: Construct,
    id: string,
    private readonly props: StageDashboardProps,
  ) {
    super(scope, id);
    const { stage, alarms } = props;
    const dashboard = new Dashboard(this, 'Dashboard', { dashboardName: globalName(stage, 'overview') });
    const state = new AlarmStatusWidget({ title: 'Alarms', alarms: [...alarms], width: columns, height: 5 });
    dashboard.addWidgets(state);
    this.addRow(dashboard, 'Learners', this.learners());
    this.addRow(dashboard, 'Emails', this.emails());
    this.addRow(dashboard, 'Payments', this.payments());
    this.addRow(dashboard, 'Errors', this.errors());
    this.addRow(dashboard, 'Latency', this.latency());
    this.addRow(dashboard, 'Cost', this.cost());
  }

  private addRow(dashboard: Dashboard, title: string, graphs: Record<string, IMetric[]>): void {
    const shown = Object.entries(graphs).filter(([, metrics]) => metrics.length > 0);
    const width = Math.floor(columns / shown.length);
    const widgets: IWidget[] = shown.map(([name, left]) => new GraphWidget({ title: name, left, width, height: 6 }));
    dashboard.addWidgets(new TextWidget({ markdown: `## ${title}`, width: columns, height: 1 }));
    dashboard.addWidgets(...widgets);
  }

  private learners(): Record<string, IMetric[]> {
    const { stage } = this.props;
    const saves = this.invocations(['saveVideoProgress', 'saveDripProgress'], Duration.minutes(1));
    const playing = new MathExpression({
      label: 'videos playing',
      expression: `(${saves.map((_, index) => `m${index}`).join(' + ')}) * ${saveIntervalSeconds} / 60`,
      usingMetrics: Object.fromEntries(saves.map((metric, index) => [`m${index}`, metric])),
      period: Duration.minutes(1),
    });
    const views = new Metric({
      namespace: metricNamespace(stage),
      metricName: 'page-view',
      statistic: Stats.SUM,
      period,
    });
    return {
      'Learners now': saves.length > 0 ? [playing] : [],
      'Page views': [views],
      'Videos started': this.invocations(['getVideoUrl', 'getDripVideoUrl']),
      Learning: this.invocations(['enroll', 'submitQuiz', 'generateCertificate', 'sendChatMessage']),
    };
  }

  private emails(): Record<string, IMetric[]> {
    const ses = (metricName: string) =>
      new Metric({ namespace: 'AWS/SES', metricName, statistic: Stats.SUM, period, label: `${metricName} (account)` });
    return {
      'Drip emails sent': this.props.jobs.releasedEmails ? [this.props.jobs.releasedEmails] : [],
      Subscriptions: this.invocations(['subscribe', 'confirmSubscription', 'unsubscribe']),
      'Email events': ['Send', 'Delivery', 'Bounce', 'Complaint', 'Reject'].map(ses),
    };
  }

  private payments(): Record<string, IMetric[]> {
    return {
      Checkouts: this.invocations(['createCheckoutSession', 'createDripUpgradeSession', 'confirmPayment']),
      'Stripe events': [
        ...this.invocations(['receiveStripeEvent']),
        this.props.gateway.count('RefusedPaymentEvents', period),
      ],
      Mismatches: this.ofRules(/^payment-alerts$/),
    };
  }

  private errors(): Record<string, IMetric[]> {
    const { gateway } = this.props;
    const sum = { statistic: Stats.SUM, period };
    return {
      'Failed requests': [gateway.httpApi.metricServerError(sum), gateway.httpApi.metricClientError(sum)],
      'Refused tokens': [gateway.count('RefusedTokens', period)],
      'Failed jobs': this.ofRules(/-(faults|dead-letters)$/),
      'Throttled functions': [new Metric({ namespace: 'AWS/Lambda', metricName: 'Throttles', ...sum })],
      'CSP violations': [
        new Metric({ namespace: metricNamespace(this.props.stage), metricName: 'csp-violation', ...sum }),
      ],
      ...(this.props.stage.firewall && { 'Blocked requests': [this.blocked()] }),
    };
  }

  private latency(): Record<string, IMetric[]> {
    const { gateway, stage, endpoints } = this.props;
    const percentiles = [50, 90, 99].map((percent) => Stats.percentile(percent));
    const vital = (metricName: string) =>
      new Metric({
        namespace: metricNamespace(stage),
        metricName,
        statistic: Stats.percentile(75),
        period,
        label: `${metricName} p75`,
      });
    const streams = endpoints.filter(isStreamed).map(({ name }) => name);
    return {
      'API, ms': percentiles.map((statistic) => gateway.httpApi.metricLatency({ statistic, period, label: statistic })),
      'Assistant, ms': percentiles.flatMap((statistic) =>
        streams.map((name) => this.ofFunction(name, 'Duration', statistic, period, statistic)),
      ),
      'Pages, ms': ['LCP', 'INP', 'TTFB'].map(vital),
    };
  }

  private cost(): Record<string, IMetric[]> {
    const { tables, distribution } = this.props;
    const charges = new Metric({
      namespace: 'AWS/Billing',
      metricName: 'EstimatedCharges',
      dimensionsMap: { Currency: 'USD' },
      statistic: Stats.MAXIMUM,
      period: Duration.hours(6),
      region: globalRegion,
      label: 'account, this month',
    });
    const downloaded = new Metric({
      namespace: 'AWS/CloudFront',
      metricName: 'BytesDownloaded',
      dimensionsMap: { DistributionId: distribution.distributionId, Region: 'Global' },
      statistic: Stats.SUM,
      period,
      region: globalRegion,
    });
    const units = Object.entries(tables).flatMap(([name, table]) => [
      table.metricConsumedReadCapacityUnits({ period, label: `${name} reads` }),
      table.metricConsumedWriteCapacityUnits({ period, label: `${name} writes` }),
    ]);
    return { 'US dollars': [charges], 'Table units': units, 'Bytes delivered': [downloaded] };
  }

  /** Requests that the web ACL blocked. */
  private blocked(): Metric {
    return new Metric({
      namespace: 'AWS/WAFV2',
      metricName: 'BlockedRequests',
      dimensionsMap: { WebACL: firewallName(this.props.stage), Rule: 'ALL' },
      statistic: Stats.SUM,
      period,
      region: globalRegion,
    });
  }

  private ofRules(names: RegExp): IMetric[] {
    return this.props.rules.filter(({ name }) => names.test(name)).map(({ metric }) => metric);
  }

  /** Invocations of those operations that have a handler. */
  private invocations(names: readonly OperationName[], every = period): IMetric[] {
    return names
      .filter((name) => this.props.endpoints.some((endpoint) => endpoint.name === name))
      .map((name) => this.ofFunction(name, 'Invocations', Stats.SUM, every, name));
  }

  private ofFunction(name: OperationName, metricName: string, statistic: string, every: Duration, label: string) {
    return new Metric({
      namespace: 'AWS/Lambda',
      metricName,
      dimensionsMap: { FunctionName: functionName(this.props.stage, name) },
      statistic,
      period: every,
      label,
    });
  }
}
