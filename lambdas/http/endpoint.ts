import middy from '@middy/core';
import type { Body, Operation, Output, Params, Query } from '#contract/define.ts';
import { Problem } from '#contract/problem.ts';
import { hashId, logError } from '../runtime/log.ts';
import { guardErasure } from '../runtime/write-journal.ts';
import { type Caller, readCaller } from './caller.ts';
import { compressResponse, isCompressed } from './compress.ts';
import { type HttpEvent, type HttpResponse, requestTime } from './event.ts';
import { acceptedResponse, type FormPages, rejectedResponse } from './form-response.ts';
import { isFormPost } from './read-form.ts';
import { readInput } from './read-input.ts';
import { problemResponse, successResponse, toProblem } from './response.ts';

/** A handler's input, parsed and validated. */
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

/** Middleware that turns problems into `application/problem+json` and logs server errors with the request id. */
const problemMiddleware = (
  operation: Operation,
  name: string,
  formPages: FormPages<never, never> | undefined,
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
    // A body that is too large would also be too large to render again.
    return formPages && isFormPost(operation, request.event) && problem.code !== 'too-large'
      ? rejectedResponse(formPages, problem, request.event)
      : problemResponse(operation, problem);
  },
});

const isHead = ({ requestContext }: HttpEvent): boolean => requestContext.http.method === 'HEAD';

/** Read operations are routed for any method (`routeKeyOf`). HEAD is GET without a body. */
const requireMethod = (operation: Operation, event: HttpEvent): void => {
  const method = isHead(event) ? 'GET' : event.requestContext.http.method;
  if (method !== operation.method) throw new Problem('method-not-allowed');
};

/**
 * Creates the Lambda handler of one operation: parses and validates the request by the contract, runs `handle`, and
 * returns only declared fields. Undoes writes for an account that was deleted concurrently before it responds. Group
 * and name determine all types; a handler loads only its group's schemas, because building all of them would take a
 * third of a cold start. `forms` defines the pages of a form that works without scripts, for operations whose contract
 * says `form`.
 */
export const endpoint = <Group extends Record<string, Operation>, Name extends keyof Group & string>(
  group: Group,
  name: Name,
  handler: Handler<Group[Name]>,
  formPages?: FormPages<Body<Group[Name]>, Output<Group[Name]>>,
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
      if (formPages && isFormPost(operation, event)) return acceptedResponse(formPages.redirectTo(input.body, output));
      const response = successResponse(operation, output);
      if (isHead(event)) return { ...response, body: '' };
      return isCompressed(operation) ? compressResponse(event, response) : response;
    });
};
