import type { Metrics } from '#local/aws/cloudwatch/metrics.ts';
import type { MetricFilters } from '#local/functions/metric-filters.ts';
import { logTime } from './event.ts';

/** A handled request, as recorded in the access log and metrics. */
export interface GatewayRequest {
  requestId: string;
  /** Absent when no route matches. */
  routeKey: string | undefined;
  time: Date;
  status: number;
  milliseconds: number;
  bytes: number;
  /** Why the integration gave no response. */
  integrationError: string | undefined;
  /** Why the authorizer refused. */
  authorizerError: string | undefined;
}

/** The supported variables of access log formats. */
const variables: Record<string, (request: GatewayRequest) => string | number | undefined> = {
  requestTime: ({ time }) => logTime(time),
  requestId: ({ requestId }) => requestId,
  routeKey: ({ routeKey }) => routeKey,
  status: ({ status }) => status,
  responseLatency: ({ milliseconds }) => Math.round(milliseconds),
  responseLength: ({ bytes }) => bytes,
  integrationErrorMessage: ({ integrationError }) => integrationError,
  'authorizer.error': ({ authorizerError }) => authorizerError,
};

const variablePattern = /\$context\.([a-zA-Z]+(?:\.[a-zA-Z]+)*)/g;

/** The property of `AWS::ApiGatewayV2::Stage`. */
export interface AccessLogSettings {
  DestinationArn: string;
  Format: string;
}

/**
 * Creates the access log of a stage: one line per request to a log group, whose metric filters read it. A variable
 * without a value is `-`. @throws Error for a variable that is not supported
 */
export const createAccessLog = (
  { DestinationArn, Format }: AccessLogSettings,
  routeKeys: readonly string[],
  filters: Pick<MetricFilters, 'count' | 'addValues'>,
) => {
  const logGroup = DestinationArn.split(':')[6] ?? '';
  for (const [text, name = ''] of Format.matchAll(variablePattern)) {
    if (!variables[name]) throw new Error(`The local cloud does not support ${text} in an access log.`);
  }
  for (const [field, value] of Object.entries(JSON.parse(Format) as Record<string, string>)) {
    if (value === '$context.routeKey') filters.addValues(logGroup, field, routeKeys);
  }
  return (request: GatewayRequest): void => {
    const line = Format.replace(variablePattern, (_, name: string) => String(variables[name]?.(request) ?? '-'));
    filters.count(logGroup, line);
  };
};

const metricNames = ['Count', '4xx', '5xx', 'Latency'];

/** Creates the metrics of an API, for the API and for its stage. */
export const createApiMetrics = (apiId: string, metrics: Metrics) => {
  const namespace = 'AWS/ApiGateway';
  const targets = [{ ApiId: apiId }, { ApiId: apiId, Stage: '$default' }];
  for (const dimensions of targets) metrics.declare({ namespace, names: metricNames, dimensions });
  const series = metricNames.map((name) => targets.map((dimensions) => ({ namespace, name, dimensions })));
  return ({ status, milliseconds }: GatewayRequest): void => {
    const values = [1, Number(status >= 400 && status < 500), Number(status >= 500), milliseconds];
    for (const [index, value] of values.entries()) {
      for (const metric of series[index] ?? []) metrics.put(metric, value);
    }
  };
};
