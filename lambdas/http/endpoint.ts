import middy from '@middy/core';
import type { Body, Operation, Output, Params, Query } from '../../contract/define.ts';
import { Problem } from '../../contract/problem.ts';
import { hashId, logError } from '../runtime/log.ts';
import { guardErasure } from '../runtime/write-journal.ts';
import { type Caller, readCaller } from './caller.ts';
import { type HttpEvent, type HttpResponse, requestTime } from './event.ts';
import { acceptedResponse, type FormPages, rejectedResponse } from './form-response.ts';
import { isFormPost } from './read-form.ts';
import { readInput } from './read-input.ts';
import { problemResponse, successResponse, toProblem } from './response.ts';

/** What a handler is given: all of it parsed, all of it trusted. */
export interface EndpointInput<O extends Operation> {
  params: Params<O>;
  query: Query<O>;
  body: Body<O>;
  /** The signed-in learner; only operations with access `learner` have one. */
  caller: O['access'] extends 'learner' ? Caller : undefined;
  /** Product time of this request. */
  now: Date;
  /** For bodies that are not JSON. */
  event: HttpEvent;
}

type Handler<O extends Operation> = (input: EndpointInput<O>) => Promise<Output<O>>;

/** Middleware: problems become `application/problem+json`; what is our own fault is logged with the request id. */
const problemMiddleware = (
  operation: Operation,
  name: string,
  formPages: FormPages<never> | undefined,
): middy.MiddlewareObj<HttpEvent, HttpResponse> => ({
  onError: (request) => {
    const problem = toProblem(request.error);
    if (problem.status >= 500) {
      const learner = request.event.requestContext.authorizer?.jwt?.claims?.sub;
      logError({
        operation: name,
        requestId: request.event.requestContext.requestId,
        ...(typeof learner === 'string' && { learner: hashId(learner) }),
        error: problem.cause ?? problem,
      });
    }
    // What is too large would be too large to show again.
    return formPages && isFormPost(operation, request.event) && problem.code !== 'too-large'
      ? rejectedResponse(formPages, problem, request.event)
      : problemResponse(operation, problem);
  },
});

const isHead = ({ requestContext }: HttpEvent): boolean => requestContext.http.method === 'HEAD';

/** The route of what is read takes every method (`routeKeyOf`). HEAD is GET without a body. */
const requireMethod = (operation: Operation, event: HttpEvent): void => {
  const method = isHead(event) ? 'GET' : event.requestContext.http.method;
  if (method !== operation.method) throw new Problem('method-not-allowed');
};

/**
 * Makes the Lambda handler of one operation: reads and checks the request by the contract, runs `handle`, and
 * answers only what the contract declares. What it wrote for an account that was deleted meanwhile is taken back before
 * it answers. Group and name give all types; a handler loads only its own group's schemas, because making those of the
 * whole contract would be a third of a cold start. `forms` says what a form that works without script sees of it; it
 * stands where the contract says `form`.
 */
export const endpoint = <Group extends Record<string, Operation>, Name extends keyof Group & string>(
  group: Group,
  name: Name,
  handler: Handler<Group[Name]>,
  formPages?: FormPages<Body<Group[Name]>>,
) => {
  const operation: Operation = group[name] as Operation;
  return middy<HttpEvent, HttpResponse>()
    .use(problemMiddleware(operation, name, formPages))
    .handler(async (event) => {
      requireMethod(operation, event);
      const caller = readCaller(operation.access, event);
      const input = { ...readInput(operation, event), caller, now: requestTime(event), event } as EndpointInput<
        Group[Name]
      >;
      const output = await guardErasure(() => handler(input), caller?.id);
      if (formPages && isFormPost(operation, event)) return acceptedResponse(formPages.redirectTo(input.body));
      const response = successResponse(operation, output);
      return isHead(event) ? { ...response, body: '' } : response;
    });
};
