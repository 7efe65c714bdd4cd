import { Writable } from 'node:stream';
import type { EnvironmentMessage, StreamHead } from './protocol.ts';

type StreamHandler = (event: unknown, stream: Writable, context: unknown) => Promise<unknown>;

/** Handlers wrapped by `awslambda.streamifyResponse`. */
const streamingHandlers = new WeakSet<object>();

export const isStreaming = (handler: unknown): handler is StreamHandler =>
  typeof handler === 'function' && streamingHandlers.has(handler);

/** The stream of a streaming handler; each write is sent at once. */
class ResponseStream extends Writable {
  readonly #send: (message: EnvironmentMessage) => void;

  constructor(send: (message: EnvironmentMessage) => void) {
    super();
    this.#send = send;
  }

  setContentType(type: string): void {
    this.sendHead({ headers: { 'content-type': type } });
  }

  sendHead(head: StreamHead): void {
    this.#send({ kind: 'head', head });
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send({ kind: 'chunk', chunk: new Uint8Array(chunk) });
    done();
  }
}

/** Runs a streaming handler; resolves when its stream has ended. */
export const runStreaming = async (
  handler: StreamHandler,
  event: unknown,
  context: unknown,
  send: (message: EnvironmentMessage) => void,
): Promise<void> => {
  const stream = new ResponseStream(send);
  const finished = new Promise<void>((resolve, reject) => stream.once('finish', resolve).once('error', reject));
  await handler(event, stream, context);
  if (!stream.writableEnded) stream.end();
  await finished;
};

/** The global that the Lambda runtime offers for response streaming. */
export const awslambda = {
  streamifyResponse: (handler: StreamHandler): StreamHandler => {
    streamingHandlers.add(handler);
    return handler;
  },
  HttpResponseStream: {
    from: (stream: ResponseStream, head: StreamHead): ResponseStream => {
      stream.sendHead(head);
      return stream;
    },
  },
};
