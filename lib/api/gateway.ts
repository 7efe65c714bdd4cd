import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { type CfnStage, type HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { brand } from '#contract/brand.ts';
import { contract } from '#contract/index.ts';
import { stageNamespace } from '../names.ts';
import type { Stage } from '../stages.ts';
import { type BuiltOperation, isStreamed, routeKeyOf } from './built-operations.ts';

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

interface GatewayProps {
  stage: Stage;
  /** The HTTP API, with all its routes. */
  httpApi: HttpApi;
  endpoints: readonly BuiltOperation[];
}

/**
 * The stage of the HTTP API: throttling, access log and metrics. It is created after all routes, because API Gateway
 * refuses settings for a route that does not exist.
 */
export class Gateway extends Construct {
  readonly httpApi: HttpApi;
  private readonly namespace: string;

  constructor(scope: Construct, id: string, { stage, httpApi, endpoints }: GatewayProps) {
    super(scope, id);
    this.namespace = stageNamespace(stage);
    this.httpApi = httpApi;
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
    const { perSecond, burst, routes = {} } = stage.throttling;
    const defaultStage = new HttpStage(this, 'DefaultStage', {
      httpApi,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: perSecond, burstLimit: burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroup),
        format: AccessLogFormat.custom(JSON.stringify(accessLog)),
      },
    });
    (defaultStage.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(
      endpoints.flatMap((endpoint) => {
        const limit = routes[endpoint.name];
        if (!limit || isStreamed(endpoint)) return [];
        return [[routeKeyOf(endpoint), { ThrottlingRateLimit: limit.perSecond, ThrottlingBurstLimit: limit.burst }]];
      }),
    );
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
