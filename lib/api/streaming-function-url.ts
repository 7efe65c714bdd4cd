import { type Duration, Fn } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FunctionUrlAuthType, InvokeMode } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, type IFilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { brand } from '../../contract/brand.ts';
import type { EndpointFunction } from './endpoint-function.ts';

/** The gateway's access log does not see these calls; the function writes a line for each fault of ours. */
const isError = FilterPattern.stringValue('$.level', '=', 'error');
const metricFilters = {
  /** Answers that failed by our own fault. */
  Failures: FilterPattern.all(isError, FilterPattern.stringValue('$.name', '!=', 'DailyLimitError')),
  /** Answers refused because those of the day are used up. */
  Ceilings: FilterPattern.all(isError, FilterPattern.stringValue('$.name', '=', 'DailyLimitError')),
} satisfies Record<string, IFilterPattern>;
type MetricFilterName = keyof typeof metricFilters;

/**
 * A function URL that streams. It is open to the internet, because CloudFront cannot sign a request that carries a body
 * and a learner's token; the function turns away what does not prove to come through CloudFront (decision record 0021).
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
    const url = fn.function.addFunctionUrl({
      authType: FunctionUrlAuthType.NONE,
      invokeMode: InvokeMode.RESPONSE_STREAM,
    });
    this.domain = Fn.select(2, Fn.split('/', url.url));
    this.namespace = `${brand.name}/${fn.stageName}`;
    for (const [name, filterPattern] of Object.entries(metricFilters)) {
      new MetricFilter(this, name, {
        logGroup: fn.logGroup,
        filterPattern,
        metricNamespace: this.namespace,
        metricName: this.metricName(name as MetricFilterName),
      });
    }
  }

  /** How often it was counted in what the function logs. */
  count(name: MetricFilterName, period: Duration): Metric {
    return new Metric({
      namespace: this.namespace,
      metricName: this.metricName(name),
      statistic: Stats.SUM,
      period,
    });
  }

  private metricName(name: MetricFilterName): string {
    return `${this.fn.node.id}${name}`;
  }
}
