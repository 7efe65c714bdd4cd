import { createServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { EventStreamCodec } from '@smithy/core/event-streams';

const bytes = new TextEncoder();
const texts = new TextDecoder();
const codec = new EventStreamCodec(
  (input) => (typeof input === 'string' ? input : texts.decode(input)),
  (input) => bytes.encode(input),
);

const frame = (kind: 'event' | 'exception', name: string, body: object): Uint8Array =>
  codec.encode({
    headers: {
      ':message-type': { type: 'string', value: kind },
      [kind === 'event' ? ':event-type' : ':exception-type']: { type: 'string', value: name },
      ':content-type': { type: 'string', value: 'application/json' },
    },
    body: bytes.encode(JSON.stringify(body)),
  });

/** The stand-in's next response: pieces of an answer, then its end or a fault; or an error status. */
export interface BedrockScript {
  pieces?: string[];
  /** Repeated after the pieces until the client closes the stream. */
  forever?: string;
  /** Exception event instead of the end of the answer; with an error status, the type of the error. */
  fault?: string;
  /** How the stream closes without the end of the answer: `ends`, or `fails` with an error of HTTP/2. */
  cut?: 'ends' | 'fails';
  status?: number;
}

/** A request to the stand-in. */
export interface BedrockRequest {
  path: string;
  body: {
    system: { text: string }[];
    messages: { role: string; content: { text: string }[] }[];
    inferenceConfig: { maxTokens: number; temperature: number };
    toolConfig?: unknown;
  };
  /** Resolves when either side has closed the response stream. */
  closed: Promise<void>;
}

const contentFrame = (text: string) => frame('event', 'contentBlockDelta', { contentBlockIndex: 0, delta: { text } });

/** Writes the text as fast as the client reads it, until the client closes the stream. */
const writeForever = (stream: ServerHttp2Stream, text: string): void => {
  while (!stream.destroyed && stream.write(contentFrame(text)));
  stream.once('drain', () => writeForever(stream, text));
};

const respond = (
  stream: ServerHttp2Stream,
  { pieces = [], forever, fault, cut, status = 200 }: BedrockScript,
): void => {
  if (status !== 200) {
    stream.respond({
      ':status': status,
      'content-type': 'application/json',
      'x-amzn-errortype': fault ?? 'ThrottlingException',
    });
    stream.end(JSON.stringify({ message: 'Too many requests' }));
    return;
  }
  stream.respond({ ':status': 200, 'content-type': 'application/vnd.amazon.eventstream' });
  stream.write(frame('event', 'messageStart', { role: 'assistant' }));
  for (const text of pieces) stream.write(contentFrame(text));
  if (forever !== undefined) {
    writeForever(stream, forever);
    return;
  }
  if (cut === 'fails') {
    // `close` with an error code would end the stream as usual on Node 24.
    stream.write('', () => stream.destroy(new Error('The connection is lost.')));
    return;
  }
  if (fault) stream.write(frame('exception', fault, { message: 'It broke.' }));
  else if (!cut) stream.write(frame('event', 'messageStop', { stopReason: 'end_turn' }));
  stream.end();
};

/** Starts a stand-in for Bedrock's ConverseStream call over HTTP/2, as the SDK's client uses it. */
export const startBedrock = async () => {
  const requests: BedrockRequest[] = [];
  let script: BedrockScript = {};
  const server = createServer();
  server.on('stream', (stream, headers) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const closed = new Promise<void>((resolve) => stream.on('error', () => undefined).once('close', resolve));
      requests.push({ path: String(headers[':path']), body: JSON.parse(Buffer.concat(chunks).toString()), closed });
      respond(stream, script);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    will: (next: BedrockScript) => {
      script = next;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
