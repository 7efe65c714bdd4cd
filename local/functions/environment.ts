import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { FunctionFailure } from './failure.ts';
import type { FunctionDescription } from './function-description.ts';
import type { EnvironmentData, EnvironmentMessage, FunctionResult, Invocation, StreamHead } from './protocol.ts';

/** Lambda's limit of the init phase. */
const initTimeoutMs = 10_000;

/** Receives the chunks of a streamed response. */
export interface StreamSink {
  head(head: StreamHead): void;
  chunk(chunk: Uint8Array): void;
}

/** An event to handle, with the caller's promise. */
export interface Job {
  event: string;
  sink?: StreamSink;
  resolve(result: FunctionResult): void;
  reject(failure: FunctionFailure): void;
}

export interface EnvironmentOptions {
  /** File of the runtime thread. */
  runtime: string;
  /** All of the environment's variables. */
  variables: Record<string, string>;
  sessionToken: string;
  onOutput(stream: 'stdout' | 'stderr', text: string): void;
  /** Called when ready for the first or another event. */
  onIdle(environment: Environment): void;
  /** Called when the thread has ended. `failure` is the reason it never became ready, if so. */
  onExit(environment: Environment, failure: FunctionFailure | undefined): void;
}

/** An execution environment: a thread with its own variables that handles one event at a time. */
export interface Environment {
  description: FunctionDescription;
  sessionToken: string;
  /** Id of the invocation in progress; undefined while idle. */
  invocationId: string | undefined;
  run(job: Job): void;
  /** Ends the thread immediately, like a crash. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const collect = (output: Readable, onText: (text: string) => void): void => {
  output.setEncoding('utf8').on('data', onText);
};

/** Starts an environment; its first `onIdle` means that the function's code is loaded. */
export const startEnvironment = (description: FunctionDescription, options: EnvironmentOptions): Environment => {
  const { codeDirectory, handler, name: functionName, arn: functionArn, memoryMegabytes, timeoutSeconds } = description;
  const worker = new Worker(options.runtime, {
    workerData: { codeDirectory, handler, functionName, functionArn, memoryMegabytes } satisfies EnvironmentData,
    env: options.variables,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  });
  collect(worker.stdout, (text) => options.onOutput('stdout', text));
  collect(worker.stderr, (text) => options.onOutput('stderr', text));

  let job: Job | undefined;
  let loaded = false;
  let failure: FunctionFailure | undefined;
  let timer: NodeJS.Timeout;

  const finishJob = (finish: (job: Job) => void): void => {
    clearTimeout(timer);
    const finished = job;
    job = undefined;
    environment.invocationId = undefined;
    if (finished) finish(finished);
  };
  const fail = (reason: FunctionFailure): void => {
    failure = reason;
    options.onOutput('stderr', `${reason.message}\n`);
    finishJob((failed) => failed.reject(reason));
  };
  const stopAfter = (timeoutMs: number, message: string): void => {
    timer = setTimeout(() => {
      fail(new FunctionFailure('timeout', message));
      void worker.terminate();
    }, timeoutMs);
  };

  const environment: Environment = {
    description,
    sessionToken: options.sessionToken,
    invocationId: undefined,
    run: (next) => {
      job = next;
      const id = randomUUID();
      environment.invocationId = id;
      const deadline = Date.now() + timeoutSeconds * 1_000;
      worker.postMessage({ id, event: next.event, deadline } satisfies Invocation);
      stopAfter(timeoutSeconds * 1_000, `${id} Task timed out after ${timeoutSeconds.toFixed(2)} seconds`);
    },
    kill: async () => {
      await worker.terminate();
    },
    stop: async () => {
      finishJob((stopped) => stopped.reject(new FunctionFailure('stopped', 'The platform was stopped.')));
      await worker.terminate();
    },
  };

  worker.on('message', (message: EnvironmentMessage) => {
    if (message.kind === 'head') job?.sink?.head(message.head);
    else if (message.kind === 'chunk') job?.sink?.chunk(message.chunk);
    else {
      loaded = true;
      if (message.kind === 'failed') fail(new FunctionFailure('unhandled', message.stack || message.message));
      else finishJob((done) => message.kind === 'result' && done.resolve(message));
      options.onIdle(environment);
    }
  });
  worker.on('error', (error) => fail(new FunctionFailure('exit', error.stack ?? error.message)));
  worker.on('exit', () => {
    if (job) fail(new FunctionFailure('exit', 'Runtime exited before it responded.'));
    clearTimeout(timer);
    const loadFailure = failure ?? new FunctionFailure('exit', 'Runtime exited before it was ready.');
    options.onExit(environment, loaded ? undefined : loadFailure);
  });
  stopAfter(initTimeoutMs, `Init phase timed out after ${initTimeoutMs / 1_000} seconds`);
  return environment;
};
