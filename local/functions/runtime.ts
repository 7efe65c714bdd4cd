import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { type EnvironmentData, type EnvironmentMessage, type Invocation, toFunctionResult } from './protocol.ts';
import { awslambda, isStreaming, runStreaming } from './response-stream.ts';

// The Lambda runtime of one execution environment: runs in its own thread, loads the function's code once, then handles
// one event at a time.

const data = workerData as EnvironmentData;

const send = (message: EnvironmentMessage, transferred: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, transferred);

let requestId: string | undefined;

/** Level that Lambda writes for each method of `console`. */
const consoleLevels = {
  trace: 'TRACE',
  debug: 'DEBUG',
  log: 'INFO',
  info: 'INFO',
  warn: 'WARN',
  error: 'ERROR',
} as const;

/** Makes `console` write as in Lambda's text format: time, request id and level before the message. */
const prefixConsole = (): void => {
  for (const [method, level] of Object.entries(consoleLevels)) {
    console[method as keyof typeof consoleLevels] = (...values: unknown[]) => {
      process.stdout.write(`${new Date().toISOString()}\t${requestId}\t${level}\t${format(...values)}\n`);
    };
  }
};

const loadHandler = async (): Promise<(event: unknown, context: unknown) => unknown> => {
  const [file = '', name = ''] = data.handler.split('.');
  const path = ['.mjs', '.js', '.cjs'].map((ending) => join(data.codeDirectory, file + ending)).find(existsSync);
  if (!path) throw new Error(`${data.codeDirectory} has no ${file}.mjs`);
  const loaded = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  const handler = loaded[name];
  if (typeof handler !== 'function') throw new Error(`${path} exports no function ${name}`);
  return handler as (event: unknown, context: unknown) => unknown;
};

const contextOf = (invocation: Invocation) => ({
  awsRequestId: invocation.id,
  callbackWaitsForEmptyEventLoop: true,
  functionName: data.functionName,
  functionVersion: '$LATEST',
  invokedFunctionArn: data.functionArn,
  logGroupName: `/aws/lambda/${data.functionName}`,
  logStreamName: process.env.AWS_LAMBDA_LOG_STREAM_NAME,
  memoryLimitInMB: String(data.memoryMegabytes),
  getRemainingTimeInMillis: () => Math.max(0, invocation.deadline - Date.now()),
});

const sendFailure = (error: unknown): void => {
  const failure = error instanceof Error ? error : new Error(String(error));
  send({ kind: 'failed', errorType: failure.name, message: failure.message, stack: failure.stack ?? '' });
};

// Stack traces refer to the source when a bundle has a source map.
process.setSourceMapsEnabled(true);
Object.assign(globalThis, { awslambda });
prefixConsole();
const handler = await loadHandler();

parentPort?.on('message', async (invocation: Invocation) => {
  requestId = invocation.id;
  try {
    const event: unknown = JSON.parse(invocation.event);
    const context = contextOf(invocation);
    if (isStreaming(handler)) {
      await runStreaming(handler, event, context, send);
      send({ kind: 'result', payload: 'null' });
    } else {
      const result = toFunctionResult(await handler(event, context));
      send({ kind: 'result', ...result }, result.body && [result.body.buffer]);
    }
  } catch (error) {
    sendFailure(error);
  }
});
send({ kind: 'ready' });
