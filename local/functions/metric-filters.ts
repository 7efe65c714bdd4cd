import { parseJson } from '#local/dictionary.ts';
import type { Metrics } from '../aws/cloudwatch/metrics.ts';
import { accountId, region } from '../aws/service.ts';
import type { ResourceProvider } from '../template/resources.ts';
import { type FilterPattern, parseFilterPattern } from './filter-pattern.ts';
import { linesOf } from './output.ts';

/** The log groups of the template and their metric filters. */
export interface MetricFilters extends ResourceProvider {
  /** Counts the lines of an output that match the filters of its log group. */
  count(logGroup: string, text: string): void;
  /** Declares that a field of a log group only has these values. */
  addValues(logGroup: string, field: string, values: readonly string[]): void;
  /**
   * @throws Error naming every condition on a value that its log never has. Call it once all resources exist.
   */
  requireValues(): void;
}

interface Transformation {
  namespace: string;
  name: string;
  /** Field whose number is added; absent when lines are counted. */
  field: string | undefined;
}

interface Filter {
  pattern: FilterPattern;
  transformations: Transformation[];
}

interface FilterProperties {
  LogGroupName: string;
  FilterPattern: string;
  MetricTransformations: {
    MetricNamespace: string;
    MetricName: string;
    MetricValue: string;
    Dimensions?: unknown;
  }[];
}

/** CloudWatch's quotas: metric filters of a log group, and characters of a pattern. */
const maxFilters = 100;
const maxPatternLength = 1024;

/** Parses a line that is a JSON object as a whole; undefined for all others, such as those with Lambda's prefix. */
const parseLine = (line: string): Record<string, unknown> | undefined => {
  if (!line.startsWith('{')) return undefined;
  try {
    return parseJson(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
};

/**
 * Creates the stand-in for CloudWatch's log groups and metric filters. JSON patterns match only lines that are JSON as
 * a whole: text before it, such as the prefix that Lambda writes for `console`, prevents a match.
 */
export const createMetricFilters = (metrics: Metrics): MetricFilters => {
  const filters = new Map<string, Filter[]>();
  /** Values by log group and field. */
  const known = new Map<string, Set<string>>();

  const readTransformation = (
    logicalId: string,
    {
      MetricNamespace: namespace,
      MetricName: name,
      MetricValue,
      Dimensions,
    }: FilterProperties['MetricTransformations'][number],
  ): Transformation => {
    const [, field] = /^\$\.(\w+)$/.exec(MetricValue) ?? [];
    if (Dimensions) throw new Error(`${logicalId}: the local cloud does not support dimensions of a metric filter.`);
    if (field === undefined && MetricValue !== '1')
      throw new Error(`${logicalId}: the local cloud does not support the value ${MetricValue}.`);
    return { namespace, name, field };
  };

  return {
    resourceTypes: ['AWS::Logs::LogGroup', 'AWS::Logs::MetricFilter'],
    create: async ({ type, logicalId, stackName, properties }) => {
      if (type === 'AWS::Logs::LogGroup') {
        const name = String(properties.LogGroupName ?? `${stackName}-${logicalId}`);
        return { ref: name, attributes: { Arn: `arn:aws:logs:${region}:${accountId}:log-group:${name}:*` } };
      }
      const { LogGroupName, FilterPattern: text, MetricTransformations } = properties as unknown as FilterProperties;
      if (text.length > maxPatternLength)
        throw new Error(
          `${logicalId}: the pattern has ${text.length} characters; CloudWatch allows ${maxPatternLength}.`,
        );
      const others = filters.get(LogGroupName) ?? [];
      if (others.length === maxFilters)
        throw new Error(`${logicalId}: CloudWatch allows ${maxFilters} metric filters of a log group.`);
      const transformations = MetricTransformations.map((properties) => readTransformation(logicalId, properties));
      for (const { namespace, name } of transformations) metrics.declare({ namespace, names: [name], dimensions: {} });
      filters.set(LogGroupName, [...others, { pattern: parseFilterPattern(text), transformations }]);
      return { ref: logicalId, attributes: {} };
    },
    count: (logGroup, text) => {
      const found = filters.get(logGroup);
      if (!found) return;
      for (const fields of linesOf(text).map(parseLine)) {
        if (!fields) continue;
        for (const { pattern, transformations } of found) {
          if (!pattern.isMatch(fields)) continue;
          for (const { namespace, name, field } of transformations) {
            metrics.put({ namespace, name, dimensions: {} }, field === undefined ? 1 : Number(fields[field] ?? 0));
          }
        }
      }
    },
    addValues: (logGroup, field, values) => {
      const key = `${logGroup} ${field}`;
      known.set(key, new Set([...(known.get(key) ?? []), ...values]));
    },
    requireValues: () => {
      const absent = [...filters].flatMap(([logGroup, found]) =>
        found
          .flatMap(({ pattern }) => pattern.comparedTexts)
          .filter(({ field, isTrue }) => {
            const values = known.get(`${logGroup} ${field}`);
            return values !== undefined && ![...values].some(isTrue);
          })
          .map(({ condition }) => `${logGroup}: ${condition}`),
      );
      if (absent.length > 0)
        throw new Error(`Metric filters count values that their logs never have:\n${absent.join('\n')}`);
    },
  };
};
