import type { Metric, Metrics } from '../aws/cloudwatch/metrics.ts';
import { FunctionFailure } from './failure.ts';
import type { Fleet } from './fleet.ts';
import type { FunctionDescription } from './function-description.ts';

/** A fleet whose invocations are counted and can be limited. */
export interface MeteredFleet extends Fleet {
  /**
   * Limits the concurrent invocations of a function, as its reserved concurrency does; `undefined` removes the limit.
   */
  reserve(functionName: string, concurrency: number | undefined): void;
}

const namespace = 'AWS/Lambda';

/** Declares the metrics of a function. */
export const declareFunctionMetrics = (metrics: Metrics, functionName: string): void =>
  metrics.declare({
    namespace,
    names: ['Invocations', 'Errors', 'Throttles', 'Duration'],
    dimensions: { FunctionName: functionName },
  });

/** Failures before the function runs. Lambda counts neither an invocation nor an error. */
const isRefused = (error: unknown): boolean =>
  error instanceof FunctionFailure && (error.kind === 'stopped' || error.kind === 'event-too-large');

/** Counts the invocations of a fleet as Lambda does, by function and over all functions. */
export const createMeteredFleet = (fleet: Fleet, metrics: Metrics): MeteredFleet => {
  const reserved = new Map<string, number>();
  const running = new Map<string, number>();
  metrics.declare({ namespace, names: ['Invocations', 'Errors', 'Throttles', 'Duration'], dimensions: {} });

  const series = new Map<string, Metric[]>();

  const seriesOf = (FunctionName: string, name: string): Metric[] => {
    const key = `${name} ${FunctionName}`;
    const found = series.get(key) ?? [{}, { FunctionName }].map((dimensions) => ({ namespace, name, dimensions }));
    series.set(key, found);
    return found;
  };

  const put = (functionName: string, name: string, value: number): void => {
    for (const metric of seriesOf(functionName, name)) metrics.put(metric, value);
  };

  const changeRunning = (name: string, change: number) => running.set(name, (running.get(name) ?? 0) + change);

  const count = async <Result>({ name }: FunctionDescription, work: () => Promise<Result>): Promise<Result> => {
    if ((running.get(name) ?? 0) >= (reserved.get(name) ?? Infinity)) {
      put(name, 'Throttles', 1);
      throw new FunctionFailure('throttled', 'Rate Exceeded.');
    }
    changeRunning(name, 1);
    const startedAt = performance.now();
    const record = (errors: number): void => {
      put(name, 'Invocations', 1);
      put(name, 'Errors', errors);
      put(name, 'Duration', performance.now() - startedAt);
    };
    try {
      const result = await work();
      record(0);
      return result;
    } catch (error) {
      if (!isRefused(error)) record(1);
      throw error;
    } finally {
      changeRunning(name, -1);
    }
  };

  return {
    ...fleet,
    invoke: (description, event, sink) => count(description, () => fleet.invoke(description, event, sink)),
    reserve: (functionName, concurrency) => {
      if (concurrency === undefined) reserved.delete(functionName);
      else reserved.set(functionName, concurrency);
    },
  };
};
