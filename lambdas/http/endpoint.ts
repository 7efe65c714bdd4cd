import middy from '@middy/core';
import type { Operation } from '../../contract/define.ts';
import {
  type BodyOf,
  type Contract,
  contract,
  type OperationName,
  type OutputOf,
  type ParamsOf,
  type QueryOf,
} from '../../contract/index.ts';
import { problemAnswer, successAnswer, toProblem } from './answer.ts';
import { type Caller, readCaller } from './caller.ts';
import { type HttpAnswer, type HttpEvent, timeOf } from './event.ts';
import { logError, tagOf } from './log.ts';
import { readInput } from './read-input.ts';

/** What a handler is given: all of it parsed, all of it trusted. */
export interface EndpointInput<Name extends OperationName> {
  params: ParamsOf<Name>;
  query: QueryOf<Name>;
  body: BodyOf<Name>;
  /** The signed-in learner; only operations with access `learner` have one. */
  caller: Contract[Name]['access'] extends 'learner' ? Caller : undefined;
  /** Product time of this request. */
  now: Date;
  /** For bodies that are not JSON. */
  event: HttpEvent;
}

type Handle<Name extends OperationName> = (input: EndpointInput<Name>) => Promise<OutputOf<Name>>;

/** Middleware: problems become `application/problem+json`; what is our own fault is logged with the request id. */
const answerProblems = (operationName: string): middy.MiddlewareObj<HttpEvent, HttpAnswer> => ({
  onError: (request) => {
    const problem = toProblem(request.error);
    if (problem.status >= 500) {
      const learner = request.event.requestContext.authorizer?.jwt?.claims?.sub;
      logError({
        operation: operationName,
        requestId: request.event.requestContext.requestId,
        ...(typeof learner === 'string' && { learner: tagOf(learner) }),
        error: problem.cause ?? problem,
      });
    }
    return problemAnswer(problem);
  },
});

/**
 * Makes the Lambda handler of one operation: reads and checks the request by the contract, runs `handle`, and
 * answers only what the contract declares. The operation's name gives all types.
 */
export const endpoint = <Name extends OperationName>(name: Name, handle: Handle<Name>) => {
  const operation: Operation = contract[name];
  return middy<HttpEvent, HttpAnswer>()
    .use(answerProblems(name))
    .handler(async (event) => {
      const caller = readCaller(operation.access, event);
      const input = { ...readInput(operation, event), caller, now: timeOf(event), event } as EndpointInput<Name>;
      return successAnswer(operation, await handle(input));
    });
};
