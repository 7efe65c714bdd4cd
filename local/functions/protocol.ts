/** Messages between the platform and a thread that runs a function. Events and results are JSON text. */

/** The data that starts a thread. */
export interface EnvironmentData {
  /** Absolute path of the directory with the function's code. */
  codeDirectory: string;
  /** E.g. `index.handler`: file without extension, exported name. */
  handler: string;
  functionName: string;
  functionArn: string;
  memoryMegabytes: number;
}

/** One event to handle. */
export interface Invocation {
  id: string;
  event: string;
  /** When the function times out, in milliseconds since 1970. */
  deadline: number;
}

/** Status, headers and cookies of a streamed response, sent before its body. */
export interface StreamHead {
  statusCode?: number;
  headers?: Record<string, string>;
  cookies?: string[];
}

/**
 * The result of a function. The body of an HTTP response is sent separately, as the bytes that the viewer gets:
 * JSON inside JSON text would be escaped and parsed a second time, and the thread encodes text beside others.
 */
export interface FunctionResult {
  /** JSON text, without `body` if that is separate. */
  payload: string;
  /** UTF-8. */
  body?: Uint8Array<ArrayBuffer>;
}

export type EnvironmentMessage =
  | { kind: 'ready' }
  | ({ kind: 'result' } & FunctionResult)
  | { kind: 'failed'; errorType: string; message: string; stack: string }
  | { kind: 'head'; head: StreamHead }
  | { kind: 'chunk'; chunk: Uint8Array };

/** Returns bytes as a buffer on the same memory. */
export const bufferOf = ({ buffer, byteOffset, length }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, length);

/** U+FFFD, which also replaces each surrogate that UTF-8 cannot represent. */
const replacementCharacter = Buffer.from('\ufffd');

/** Encodes a text as UTF-8; undefined when it has an unpaired surrogate. Looks for one only where it may be. */
const encodeText = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  const bytes = new TextEncoder().encode(text);
  return bufferOf(bytes).includes(replacementCharacter) && !text.isWellFormed() ? undefined : bytes;
};

/** Separates the text of an HTTP response from a handler's result, unless UTF-8 cannot represent it. */
export const toFunctionResult = (value: unknown): FunctionResult => {
  const { statusCode, body: text, isBase64Encoded } = (value ?? {}) as Record<string, unknown>;
  const isResponse = typeof statusCode === 'number' && !isBase64Encoded;
  const body = isResponse && typeof text === 'string' ? encodeText(text) : undefined;
  if (!body) return { payload: JSON.stringify(value) ?? 'null' };
  const { body: _, ...rest } = value as Record<string, unknown>;
  return { payload: JSON.stringify(rest), body };
};

/** Returns the result as its handler returned it. */
export const resultValue = ({ payload, body }: FunctionResult): unknown => {
  const value: unknown = JSON.parse(payload);
  return body === undefined ? value : { ...(value as object), body: bufferOf(body).toString() };
};
