import { type Duration, Fn } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FunctionUrlAuthType, InvokeMode } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, type IFilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { stageNamespace } from '../names.ts';
import type { EndpointFunction } from './endpoint-function.ts';

/** The gateway's access log misses these requests; the function logs an error for each fault it handles. */
const isError = FilterPattern.stringValue('$.level', '=', 'error');
const metricFilters = {
  /** Requests that failed with a logged server fault; `Errors` counts the others. */
  Failures: FilterPattern.all(isError, FilterPattern.stringValue('$.name', '!=', 'DailyLimitError')),
  /** Requests rejected at the daily limit. */
  Ceilings: FilterPattern.all(isError, FilterPattern.stringValue('$.name', '=', 'DailyLimitError')),
} satisfies Record<string, IFilterPattern>;
type MetricFilterName = keyof typeof metricFilters;

/**
 * A streaming function URL. It is public, because CloudFront cannot sign a request that carries a body and a learner's
 * token; the function rejects requests without proof that they came through CloudFront (decision record 0021).
 */
export class StreamingFunctionUrl extends Construct {
  /** Host of the URL. */
  readonly domain: string;
  private readonly namespace: string;

  constructor(
    scope: Construct,
    id: string,
    private readonly fn: EndpointFunction,
  ) {
    super(scope, id);
    const url = fn.target.addFunctionUrl({
      authType: FunctionUrlAuthType.NONE,
      invokeMode: InvokeMode.RESPONSE_STREAM,
    });
    this.domain = Fn.select(2, Fn.split('/', url.url));
    this.namespace = stageNamespace({ name: fn.stageName });
    for (const [name, filterPattern] of Object.entries(metricFilters)) {
      new MetricFilter(this, name, {
        logGroup: fn.logGroup,
        filterPattern,
        metricNamespace: this.namespace,
        metricName: this.metricName(name as MetricFilterName),
      });
    }
  }

  /** Count of a metric in the function's log. */
  count(name: MetricFilterName, period: Duration): Metric {
    return new Metric({
      namespace: this.namespace,
      metricName: this.metricName(name),
      statistic: Stats.SUM,
      period,
    });
  }

  /** Counts requests whose function crashed or timed out before it could log an error. */
  crashes(period: Duration): Metric {
    return this.fn.function.metricErrors({ statistic: Stats.SUM, period });
  }

  private metricName(name: MetricFilterName): string {
    return `${this.fn.node.id}${name}`;
  }
}
