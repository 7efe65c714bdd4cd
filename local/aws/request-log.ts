import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/** One call of a function to a service. Times are milliseconds of a monotonic clock. */
export interface LoggedRequest {
  function: string;
  /** Invocation that made the call; absent for calls outside any. */
  invocationId?: string;
  service: string;
  operation: string;
  startedAt: number;
  endedAt: number;
  /** DynamoDB capacity units, if the log counts them. */
  capacityUnits?: number;
  /** Table and partition key of a call to DynamoDB about one partition, if the log counts capacity. */
  partition?: string;
}

/** A call before it has run. */
type LoggedCall = Omit<LoggedRequest, 'startedAt' | 'endedAt'>;

/** Number of calls kept. */
const capacity = 2_000;

/** The latest calls of functions to services; tests count round trips per invocation. */
export interface RequestLog {
  /** Runs a call and adds it once it has ended, whatever its outcome. `work` may complete the entry. */
  record<Result>(call: LoggedCall, work: (entry: LoggedCall) => Promise<Result>): Promise<Result>;
  /** Oldest first. */
  list(): LoggedRequest[];
  /** Resolves when every call in progress has ended, including those of killed functions. */
  whenIdle(): Promise<void>;
  /**
   * Clears the log. Delays every later call by `delayMs`, so that concurrent calls overlap in the log however fast the
   * stand-in is, and counts the capacity units of later calls to DynamoDB if `countsCapacity` is true.
   */
  clear(options?: { delayMs?: number; countsCapacity?: boolean }): void;
  /** Returns whether entries of DynamoDB must contain their capacity units. */
  countsCapacity(): boolean;
  /** Waits for the current delay. */
  applyDelay(): Promise<void>;
}

export const createRequestLog = (): RequestLog => {
  let ring: LoggedRequest[] = [];
  let next = 0;
  let delayMs = 0;
  let isCountingCapacity = false;
  const inFlight = new Set<Promise<unknown>>();
  const add = (request: LoggedRequest): void => {
    ring[next] = request;
    next = (next + 1) % capacity;
  };
  return {
    record: async (call, work) => {
      const startedAt = performance.now();
      const entry = { ...call };
      const running = work(entry).finally(() => {
        inFlight.delete(running);
        add({ ...entry, startedAt, endedAt: performance.now() });
      });
      inFlight.add(running);
      return running;
    },
    whenIdle: async () => {
      await Promise.allSettled(inFlight);
    },
    list: () => (ring.length < capacity ? [...ring] : [...ring.slice(next), ...ring.slice(0, next)]),
    clear: (options = {}) => {
      ring = [];
      next = 0;
      delayMs = options.delayMs ?? 0;
      isCountingCapacity = options.countsCapacity ?? false;
    },
    countsCapacity: () => isCountingCapacity,
    applyDelay: async () => {
      if (delayMs > 0) await setTimeout(delayMs);
    },
  };
};
