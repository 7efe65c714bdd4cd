import { timingSafeEqual } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { Body, Operation } from '#contract/define.ts';
import { Problem } from '#contract/problem.ts';
import { environment } from '../runtime/environment.ts';
import { hashId, logError } from '../runtime/log.ts';
import type { Caller } from './caller.ts';
import { type HttpEvent, requestTime } from './event.ts';
import { readOptionalCaller } from './optional-caller.ts';
import { readInput } from './read-input.ts';
import { problemResponse, toProblem } from './response.ts';
import { viewerIp } from './viewer-ip.ts';

/** A streaming handler's input, parsed and validated. */
export interface StreamingInput<O extends Operation> {
  body: Body<O>;
  /** The signed-in learner, if a token was sent. */
  caller: Caller | undefined;
  /** Product time of this request. */
  now: Date;
  /** IP address of the viewer, for rate limits. */
  viewerIp: string;
  requestId: string;
}

/** One event of a stream; `type` names it. */
type StreamEvent = { type: string };

/** Formats an event (WHATWG HTML, server-sent events). JSON contains no line breaks, so one data line is enough. */
const formatEvent = (event: StreamEvent): string => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

const streamResponse = {
  statusCode: 200,
  headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store, no-transform' },
};

/** Function URLs are public, so the function itself rejects requests that did not come through the site, with 404. */
const requireOriginKey = ({ headers }: HttpEvent): void => {
  const actual = Buffer.from(headers['x-origin-key'] ?? '');
  const expected = Buffer.from(environment('ORIGIN_KEY'));
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) throw new Problem('not-found');
};

const sendProblem = (operation: Operation, stream: Writable, problem: Problem): void => {
  const { statusCode = problem.status, headers = {}, body } = problemResponse(operation, problem);
  const challenge = problem.status === 401 ? { 'www-authenticate': 'Bearer' } : {};
  awslambda.HttpResponseStream.from(stream, {
    statusCode,
    headers: { ...(headers as Record<string, string>), ...challenge },
  }).end(body);
};

/**
 * Creates the Lambda handler of an operation that streams server-sent events behind a function URL. An error before the
 * first event becomes a problem response; a later one ends the stream with an `error` event.
 */
export const streamingEndpoint = <Group extends Record<string, Operation>, Name extends keyof Group & string>(
  group: Group,
  name: Name,
  handler: (input: StreamingInput<Group[Name]>) => AsyncIterable<StreamEvent>,
) => {
  const operation: Operation = group[name] as Operation;
  return awslambda.streamifyResponse<HttpEvent>(async (event, stream) => {
    let caller: Caller | undefined;
    let responseStream: Writable | undefined;
    const { requestId } = event.requestContext;
    try {
      requireOriginKey(event);
      caller = await readOptionalCaller(event);
      const { body } = readInput(operation, event) as { body: Body<Group[Name]> };
      const input = { body, caller, now: requestTime(event), viewerIp: viewerIp(event), requestId };
      for await (const streamEvent of handler(input)) {
        responseStream ??= awslambda.HttpResponseStream.from(stream, streamResponse);
        responseStream.write(formatEvent(streamEvent));
      }
      (responseStream ?? awslambda.HttpResponseStream.from(stream, streamResponse)).end();
    } catch (error) {
      const problem = toProblem(error);
      if (problem.status >= 500) {
        const learner = caller && { learner: hashId(caller.id) };
        logError({ operation: name, requestId, ...learner, error: problem.cause ?? problem });
      }
      if (responseStream)
        responseStream.end(formatEvent({ type: 'error', ...{ code: problem.code, detail: problem.message } }));
      else sendProblem(operation, stream, problem);
    }
  });
};
