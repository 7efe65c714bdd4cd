/** What the Lambda runtime of Node offers for response streaming, as far as we use it. */
declare const awslambda: {
  streamifyResponse<Event>(
    handler: (event: Event, stream: import('node:stream').Writable) => Promise<void>,
  ): (event: Event, stream: import('node:stream').Writable) => Promise<void>;
  HttpResponseStream: {
    from(
      stream: import('node:stream').Writable,
      head: { statusCode: number; headers: Record<string, string> },
    ): import('node:stream').Writable;
  };
};
