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
  add(request: LoggedRequest): void;
  /** Oldest first. */
  list(): LoggedRequest[];
  /**
   * Forgets all. From then on every call is held back for `delay` milliseconds, so that calls made side by side overlap
   * in the log, however fast the stand-in is.
   */
  clear(delay?: number): void;
  /** Waits as long as calls are held back. */
  hold(): Promise<void>;
}

export const createRequestLog = (): RequestLog => {
  let ring: LoggedRequest[] = [];
  let next = 0;
  let delay = 0;
  return {
    add: (request) => {
      ring[next] = request;
      next = (next + 1) % capacity;
    },
    list: () => (ring.length < capacity ? [...ring] : [...ring.slice(next), ...ring.slice(0, next)]),
    clear: (milliseconds = 0) => {
      ring = [];
      next = 0;
      delay = milliseconds;
    },
    hold: async () => {
      if (delay > 0) await setTimeout(delay);
    },
  };
};
