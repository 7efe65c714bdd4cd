import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { type CfnStage, type HttpApi, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type IFilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { brand } from '#contract/brand.ts';
import { contract } from '#contract/index.ts';
import { pascal, stageNamespace } from '../names.ts';
import type { Stage } from '../stages.ts';
import { type BuiltOperation, isStreamed, routeKeyOf } from './built-operations.ts';
import { serverErrorPatterns } from './server-error-patterns.ts';

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
const routeIs = (route: string) => FilterPattern.stringValue('$.route', '=', route);
const webhookRoute = `${contract.receiveStripeEvent.method} /api${contract.receiveStripeEvent.path}`;

/** Metrics of the access log, besides the server errors of each group. */
const metricFilters = {
  /**
   * Tokens that the authorizer rejected. The viewer-request function stops expired ones, so these are forged or
   * revoked.
   */
  RefusedTokens: statusIs('401'),
  /** Stripe webhooks with an invalid signature. */
  RefusedPaymentEvents: FilterPattern.all(statusIs('400'), routeIs(webhookRoute)),
} satisfies Record<string, IFilterPattern>;

const serverErrorsName = (group: string): string => `ServerErrors-${group}`;

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
  private readonly logGroup: LogGroup;

  constructor(scope: Construct, id: string, { stage, httpApi, endpoints }: GatewayProps) {
    super(scope, id);
    this.namespace = stageNamespace(stage);
    this.httpApi = httpApi;
    this.logGroup = new LogGroup(this, 'AccessLogs', {
      logGroupName: `/${brand.slug}/${stage.name}/api-access`,
      retention: stage.logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    for (const [name, pattern] of Object.entries(metricFilters)) this.addFilter(name, name, pattern);
    this.addServerErrors(endpoints.filter((endpoint) => !isStreamed(endpoint)));
    const { perSecond, burst, routes = {} } = stage.throttling;
    const defaultStage = new HttpStage(this, 'DefaultStage', {
      httpApi,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: perSecond, burstLimit: burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(this.logGroup),
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

  /** A metric's count. */
  count(metricName: keyof typeof metricFilters, period: Duration): Metric {
    return this.metric(metricName, period);
  }

  /**
   * Responses of a group's operations with a status of 500 or above. Lambda's error metric misses responses that report
   * a problem and requests that never reach a function.
   */
  serverErrors(group: string, period: Duration): Metric {
    return this.metric(serverErrorsName(group), period);
  }

  /** Counts the server errors of each group as one metric, from as many filters as its routes need. */
  private addServerErrors(endpoints: readonly BuiltOperation[]): void {
    for (const group of new Set(endpoints.map((endpoint) => endpoint.group))) {
      const members = endpoints.filter((endpoint) => endpoint.group === group).map(routeKeyOf);
      for (const [index, pattern] of serverErrorPatterns(members).entries()) {
        const id = `${pascal(group)}ServerErrors${index}`;
        this.addFilter(id, serverErrorsName(group), FilterPattern.literal(pattern));
      }
    }
  }

  private addFilter(id: string, metricName: string, filterPattern: IFilterPattern): void {
    new MetricFilter(this, id, {
      logGroup: this.logGroup,
      filterPattern,
      metricNamespace: this.namespace,
      metricName,
    });
  }

  private metric(metricName: string, period: Duration): Metric {
    return new Metric({ namespace: this.namespace, metricName, statistic: Stats.SUM, period });
  }
}
