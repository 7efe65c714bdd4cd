import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';

/** One call of a function to a service. Times are milliseconds of one clock that only moves forward. */
export interface LoggedRequest {
  function: string;
  /** Invocation that made it; absent for calls made outside any. */
  invocationId?: string;
  service: string;
  operation: string;
  startedAt: number;
  endedAt: number;
}

/** Calls remembered; older ones are forgotten. */
const capacity = 2_000;

/** The last calls of functions to services, so that tests can count round trips per invocation. */
export interface RequestLog {
  /** Does a call, and adds it once it has ended, however it ends. */
  record<Result>(call: Omit<LoggedRequest, 'startedAt' | 'endedAt'>, work: () => Promise<Result>): Promise<Result>;
  /** Oldest first. */
  list(): LoggedRequest[];
  /** Resolves when every call that has begun by now has ended, those of a function that was killed included. */
  whenIdle(): Promise<void>;
  /**
   * Forgets all. From then on every call is held back for `delay` milliseconds, so that calls made side by side overlap
   * in the log, however fast the stand-in is.
   */
  clear(delayMs?: number): void;
  /** Waits as long as calls are held back. */
  applyDelay(): Promise<void>;
}

export const createRequestLog = (): RequestLog => {
  let ring: LoggedRequest[] = [];
  let next = 0;
  let delayMs = 0;
  const inFlight = new Set<Promise<unknown>>();
  const add = (request: LoggedRequest): void => {
    ring[next] = request;
    next = (next + 1) % capacity;
  };
  return {
    record: async (call, work) => {
      const startedAt = performance.now();
      const running = work().finally(() => {
        inFlight.delete(running);
        add({ ...call, startedAt, endedAt: performance.now() });
      });
      inFlight.add(running);
      return running;
    },
    whenIdle: async () => {
      await Promise.allSettled(inFlight);
    },
    list: () => (ring.length < capacity ? [...ring] : [...ring.slice(next), ...ring.slice(0, next)]),
    clear: (newDelayMs = 0) => {
      ring = [];
      next = 0;
      delayMs = newDelayMs;
    },
    applyDelay: async () => {
      if (delayMs > 0) await setTimeout(delayMs);
    },
  };
};
