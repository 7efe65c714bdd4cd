import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { brand } from '#contract/brand.ts';
import { contract } from '#contract/index.ts';
import type { Stage } from '../stages.ts';

/** One line per request, with the route instead of the path: no id, query or IP address (docs/reliability.md#logs). */
const accessLog = {
  time: '$context.requestTime',
  requestId: '$context.requestId',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  bytes: '$context.responseLength',
  integrationError: '$context.integrationErrorMessage',
  authorizerError: '$context.authorizer.error',
};

const statusIs = (value: string) => FilterPattern.stringValue('$.status', '=', value);
const webhookRoute = `${contract.receiveStripeEvent.method} /api${contract.receiveStripeEvent.path}`;

/**
 * Metrics of the access log. Lambda's error metric misses responses that report a problem and requests that never reach
 * a function.
 */
const metricFilters = {
  /** Status 500 and above, by route. */
  ServerErrors: { pattern: statusIs('5*'), byRoute: true },
  /**
   * Tokens that the authorizer rejected. The viewer-request function stops expired ones, so these are forged or
   * revoked.
   */
  RefusedTokens: { pattern: statusIs('401'), byRoute: false },
  /** Stripe webhooks with an invalid signature. */
  RefusedPaymentEvents: {
    pattern: FilterPattern.all(statusIs('400'), FilterPattern.stringValue('$.route', '=', webhookRoute)),
    byRoute: false,
  },
} satisfies Record<string, { pattern: IFilterPattern; byRoute: boolean }>;

/** The HTTP API without routes, so that the site can refer to it before any function exists. */
export class Gateway extends Construct {
  readonly httpApi: HttpApi;
  private readonly namespace: string;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.namespace = `${brand.name}/${stage.name}`;
    this.httpApi = new HttpApi(this, 'HttpApi', {
      apiName: `${brand.slug}-${stage.name}`,
      createDefaultStage: false,
    });
    const logGroup = new LogGroup(this, 'AccessLogs', {
      logGroupName: `/${brand.slug}/${stage.name}/api-access`,
      retention: stage.logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    for (const [metricName, { pattern, byRoute }] of Object.entries(metricFilters)) {
      new MetricFilter(this, metricName, {
        logGroup,
        filterPattern: pattern,
        metricNamespace: this.namespace,
        metricName,
        ...(byRoute && { dimensions: { Route: '$.route' } }),
      });
    }
    new HttpStage(this, 'DefaultStage', {
      httpApi: this.httpApi,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: stage.throttling.perSecond, burstLimit: stage.throttling.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroup),
        format: AccessLogFormat.custom(JSON.stringify(accessLog)),
      },
    });
  }

  /** A metric's count; `route` selects one route of a metric by route, e.g. `ANY /api/health`. */
  count(metricName: keyof typeof metricFilters, period: Duration, route?: string): Metric {
    return new Metric({
      namespace: this.namespace,
      metricName,
      ...(route && { dimensionsMap: { Route: route } }),
      statistic: Stats.SUM,
      period,
    });
  }
}
