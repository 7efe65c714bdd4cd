import { parseJson } from '#local/dictionary.ts';
import { glob } from '#local/glob.ts';
import type { Metrics } from '../aws/cloudwatch/metrics.ts';
import { accountId, region } from '../aws/service.ts';
import type { ResourceProvider } from '../template/resources.ts';
import { linesOf } from './output.ts';

/** The log groups of the template and their metric filters. */
export interface MetricFilters extends ResourceProvider {
  /** Counts the lines of an output that match the filters of its log group. */
  count(logGroup: string, text: string): void;
  /** Says that lines of a log group have one of these values in a field, so that alarms may select one by dimension. */
  addValues(logGroup: string, field: string, values: readonly string[]): void;
}

/** Whether a field's value satisfies a comparison. */
interface Condition {
  field: string;
  isTrue(value: unknown): boolean;
}

interface Transformation {
  namespace: string;
  name: string;
  /** Field whose number is added; absent when lines are counted. */
  field: string | undefined;
  /** Fields by the dimension that has their value. */
  dimensions: [dimension: string, field: string][];
}

interface Filter {
  conditions: Condition[];
  transformations: Transformation[];
}

interface FilterProperties {
  LogGroupName: string;
  FilterPattern: string;
  MetricTransformations: {
    MetricNamespace: string;
    MetricName: string;
    MetricValue: string;
    Dimensions?: { Key: string; Value: string }[];
  }[];
}

/** A value may contain `*`. `?` is refused, because it is a wildcard only here. */
const textCondition = /^\$\.(\w+) (=|!=) "([^"?]*)"$/;
const numberCondition = /^\$\.(\w+) (=|!=|<|<=|>|>=) (-?\d+(?:\.\d+)?)$/;

const numberComparisons: Record<string, (value: number, other: number) => boolean> = {
  '=': (value, other) => value === other,
  '!=': (value, other) => value !== other,
  '<': (value, other) => value < other,
  '<=': (value, other) => value <= other,
  '>': (value, other) => value > other,
  '>=': (value, other) => value >= other,
};

/** Parses one comparison; undefined for any other condition. */
const parseCondition = (text: string): Condition | undefined => {
  const [, textField, textOperator, pattern = ''] = textCondition.exec(text) ?? [];
  if (textField !== undefined) {
    const matches = glob(pattern);
    return { field: textField, isTrue: (value) => matches(String(value)) === (textOperator === '=') };
  }
  const [, field, operator = '', other] = numberCondition.exec(text) ?? [];
  const compare = numberComparisons[operator];
  if (field === undefined || !compare) return undefined;
  return { field, isTrue: (value) => typeof value === 'number' && compare(value, Number(other)) };
};

/**
 * Parses a JSON pattern of comparisons, optionally joined by `&&`, as CDK's `FilterPattern` writes them.
 * @throws Error for any other pattern
 */
const parsePattern = (pattern: string): Condition[] => {
  const [, inner = ''] = /^\{ (.+) \}$/.exec(pattern) ?? [];
  const parts = inner.startsWith('(') ? inner.slice(1, -1).split(') && (') : [inner];
  const conditions = parts.flatMap((part) => parseCondition(part) ?? []);
  if (conditions.length < parts.length)
    throw new Error(`The local cloud does not support the filter pattern ${pattern}`);
  return conditions;
};

/** Parses a line that is a JSON object as a whole; undefined for all others, such as those with Lambda's prefix. */
const parseLine = (line: string): Record<string, unknown> | undefined => {
  if (!line.startsWith('{')) return undefined;
  try {
    return parseJson(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
};

/** A condition on a missing field is false, whatever its operator. */
const isMatch = (fields: Record<string, unknown>, { field, isTrue }: Condition): boolean =>
  field in fields && isTrue(fields[field]);

/**
 * Creates the stand-in for CloudWatch's log groups and metric filters. JSON patterns match only lines that are JSON as
 * a whole: text before it, such as the prefix that Lambda writes for `console`, prevents a match.
 */
export const createMetricFilters = (metrics: Metrics): MetricFilters => {
  const filters = new Map<string, Filter[]>();
  /** Values by log group and field. */
  const known = new Map<string, Set<string>>();

  const requireField = (logicalId: string, selector: string): string => {
    const [, field] = /^\$\.(\w+)$/.exec(selector) ?? [];
    if (field === undefined) throw new Error(`${logicalId}: the local cloud does not support the value ${selector}.`);
    return field;
  };

  return {
    resourceTypes: ['AWS::Logs::LogGroup', 'AWS::Logs::MetricFilter'],
    create: async ({ type, logicalId, stackName, properties }) => {
      if (type === 'AWS::Logs::LogGroup') {
        const name = String(properties.LogGroupName ?? `${stackName}-${logicalId}`);
        return { ref: name, attributes: { Arn: `arn:aws:logs:${region}:${accountId}:log-group:${name}:*` } };
      }
      const { LogGroupName, FilterPattern, MetricTransformations } = properties as unknown as FilterProperties;
      const transformations = MetricTransformations.map(
        ({ MetricNamespace: namespace, MetricName: name, MetricValue, Dimensions = [] }) => {
          const field = MetricValue === '1' ? undefined : requireField(logicalId, MetricValue);
          const dimensions = Dimensions.map(
            ({ Key, Value }) => [Key, requireField(logicalId, Value)] as [string, string],
          );
          const isKnown = (fieldName: string) => (value: string) =>
            known.get(`${LogGroupName} ${fieldName}`)?.has(value) ?? false;
          const accepted = dimensions.map(([key, fieldName]) => [key, isKnown(fieldName)] as const);
          metrics.declare({ namespace, names: [name], dimensions: Object.fromEntries(accepted) });
          return { namespace, name, field, dimensions };
        },
      );
      const filter = { conditions: parsePattern(FilterPattern), transformations };
      filters.set(LogGroupName, [...(filters.get(LogGroupName) ?? []), filter]);
      return { ref: logicalId, attributes: {} };
    },
    count: (logGroup, text) => {
      const found = filters.get(logGroup);
      if (!found) return;
      for (const fields of linesOf(text).map(parseLine)) {
        if (!fields) continue;
        for (const { conditions, transformations } of found) {
          if (!conditions.every((condition) => isMatch(fields, condition))) continue;
          for (const { namespace, name, field, dimensions } of transformations) {
            const values = dimensions.map(([key, fieldName]) => [key, String(fields[fieldName])] as const);
            metrics.put(
              { namespace, name, dimensions: Object.fromEntries(values) },
              field === undefined ? 1 : Number(fields[field] ?? 0),
            );
          }
        }
      }
    },
    addValues: (logGroup, field, values) => {
      const key = `${logGroup} ${field}`;
      known.set(key, new Set([...(known.get(key) ?? []), ...values]));
    },
  };
};
