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

export type EnvironmentMessage =
  | { kind: 'ready' }
  | { kind: 'result'; payload: string }
  | { kind: 'failed'; errorType: string; message: string; stack: string }
  | { kind: 'head'; head: StreamHead }
  | { kind: 'chunk'; chunk: Uint8Array };
