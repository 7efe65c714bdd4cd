import { randomUUID } from 'node:crypto';
import { type Environment, type Job, type StreamSink, startEnvironment } from './environment.ts';
import { FunctionFailure } from './failure.ts';
import type { FunctionDescription } from './function-description.ts';
import { bufferOf, type FunctionResult } from './protocol.ts';

/** Largest event and largest result of a synchronous call, in bytes (Lambda quota). */
const maxPayloadBytes = 6 * 1024 * 1024;

export interface FleetOptions {
  /** File of the runtime thread. */
  runtime: string;
  /** Environments per function. */
  maxPerFunction: number;
  /** Environments of all functions combined; idle ones are evicted, least recently used first. */
  maxTotal: number;
  /** Returns all variables of one environment. */
  variablesOf(description: FunctionDescription, sessionToken: string): Record<string, string>;
  onOutput(description: FunctionDescription, stream: 'stdout' | 'stderr', text: string): void;
  /**
   * Returns the directory to load a function's code from, called before each invocation; the packaged asset if absent.
   */
  codeDirectoryOf?: ((description: FunctionDescription) => Promise<string>) | undefined;
}

/** The execution environments of all functions. */
export interface Fleet {
  /** Makes a function handle an event (JSON). Rejects with a `FunctionFailure`. */
  invoke(description: FunctionDescription, event: string, sink?: StreamSink): Promise<FunctionResult>;
  /** Id of the invocation in progress in the environment with this session token. */
  invocationOf(sessionToken: string): string | undefined;
  /** Ends the environment with this session token like a crash; its event fails. */
  kill(sessionToken: string): Promise<void>;
  stop(): Promise<void>;
}

interface Pool {
  description: FunctionDescription;
  queue: Job[];
  idle: Environment[];
  starting: number;
  size: number;
  /** Requests for a code directory so far. */
  codeRequests: number;
  /** Number of the request whose code directory is in use; 0 for the packaged asset. */
  codeInUse: number;
}

/**
 * Starts environments when events wait for them and reuses idle ones; like on Lambda, each handles one event at a time.
 * Events queue while all environments are busy.
 */
export const createFleet = (options: FleetOptions): Fleet => {
  const pools = new Map<string, Pool>();
  const environments = new Map<string, Environment>();
  /** Idle environments, longest idle first. */
  const idleByAge = new Set<Environment>();
  let stopped = false;

  const poolOf = (description: FunctionDescription): Pool => {
    const existing = pools.get(description.logicalId);
    if (existing) return existing;
    const pool: Pool = { description, queue: [], idle: [], starting: 0, size: 0, codeRequests: 0, codeInUse: 0 };
    pools.set(description.logicalId, pool);
    return pool;
  };

  const remove = (environment: Environment): void => {
    const pool = poolOf(environment.description);
    if (!environments.delete(environment.sessionToken)) return;
    pool.size -= 1;
    pool.idle = pool.idle.filter((other) => other !== environment);
    idleByAge.delete(environment);
  };

  const evictIdle = (): boolean => {
    if (environments.size < options.maxTotal) return true;
    const [oldest] = idleByAge;
    if (!oldest) return false;
    remove(oldest);
    void oldest.stop();
    return true;
  };

  const start = (pool: Pool): void => {
    const sessionToken = randomUUID();
    let loading = true;
    const markLoaded = (): void => {
      if (loading) pool.starting -= 1;
      loading = false;
    };
    pool.starting += 1;
    pool.size += 1;
    const environment = startEnvironment(pool.description, {
      runtime: options.runtime,
      variables: options.variablesOf(pool.description, sessionToken),
      sessionToken,
      onOutput: (stream, text) => options.onOutput(pool.description, stream, text),
      onIdle: (idle) => {
        markLoaded();
        if (!environments.has(sessionToken)) return;
        if (idle.description.codeDirectory !== pool.description.codeDirectory) {
          remove(idle);
          void idle.stop();
          return pump(pool);
        }
        pool.idle.push(idle);
        idleByAge.add(idle);
        pump(pool);
        if (idleByAge.has(idle)) pumpWaiting();
      },
      onExit: (exited, failure) => {
        markLoaded();
        remove(exited);
        // Otherwise an event whose function cannot be loaded would start threads forever.
        if (failure) pool.queue.shift()?.reject(failure);
        pump(pool);
        pumpWaiting();
      },
    });
    environments.set(sessionToken, environment);
  };

  const pump = (pool: Pool): void => {
    while (pool.queue.length > 0) {
      const environment = pool.idle.pop();
      if (environment) {
        idleByAge.delete(environment);
        const job = pool.queue.shift();
        if (job) environment.run(job);
        continue;
      }
      const isSaturated = pool.starting >= pool.queue.length || pool.size >= options.maxPerFunction;
      if (stopped || isSaturated || !evictIdle()) return;
      start(pool);
    }
  };

  const pumpWaiting = (): void => {
    for (const pool of pools.values()) if (pool.queue.length > 0 && pool.size === 0) pump(pool);
  };

  /** Switches a function to new code: idle environments stop now, busy ones once they finish. */
  const switchCode = (pool: Pool, codeDirectory: string): void => {
    pool.description = { ...pool.description, codeDirectory };
    for (const environment of pool.idle.slice()) {
      remove(environment);
      void environment.stop();
    }
  };

  /** Requests a function's code directory and switches to it, unless a later request has already finished. */
  const updateCode = async (pool: Pool): Promise<void> => {
    pool.codeRequests += 1;
    const request = pool.codeRequests;
    const codeDirectory = await options.codeDirectoryOf?.(pool.description).catch((error: Error) => {
      throw new FunctionFailure('unhandled', error.message);
    });
    if (!codeDirectory || request < pool.codeInUse) return;
    pool.codeInUse = request;
    if (codeDirectory !== pool.description.codeDirectory) switchCode(pool, codeDirectory);
  };

  const checkSize = (payloadKind: 'event' | 'result', payload: string, body?: Uint8Array): void => {
    // JSON text escapes a character with up to six bytes.
    if ((payload.length + (body?.length ?? 0)) * 6 <= maxPayloadBytes) return;
    const bodyBytes = body === undefined ? 0 : Buffer.byteLength(JSON.stringify(bufferOf(body).toString()));
    if (Buffer.byteLength(payload) + bodyBytes <= maxPayloadBytes) return;
    throw new FunctionFailure(
      `${payloadKind}-too-large`,
      `The ${payloadKind} is larger than ${maxPayloadBytes} bytes.`,
    );
  };

  return {
    invoke: async (description, event, sink) => {
      checkSize('event', event);
      const pool = poolOf(description);
      await updateCode(pool);
      const result = await new Promise<FunctionResult>((resolve, reject) => {
        pool.queue.push({ event, resolve, reject, ...(sink && { sink }) });
        pump(pool);
      });
      checkSize('result', result.payload, result.body);
      return result;
    },
    invocationOf: (sessionToken) => environments.get(sessionToken)?.invocationId,
    kill: async (sessionToken) => environments.get(sessionToken)?.kill(),
    stop: async () => {
      stopped = true;
      const failure = new FunctionFailure('stopped', 'The platform was stopped.');
      for (const pool of pools.values()) for (const job of pool.queue.splice(0)) job.reject(failure);
      await Promise.all([...environments.values()].map((environment) => environment.stop()));
    },
  };
};
