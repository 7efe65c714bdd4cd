/** The parts of the Lambda Node runtime's response streaming that we use. */
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
