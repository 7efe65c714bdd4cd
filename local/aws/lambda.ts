import { parseJson } from '../dictionary.ts';
import { FunctionFailure } from '../functions/failure.ts';
import type { FunctionDescription } from '../functions/function-description.ts';
import type { Functions } from '../functions/functions.ts';
import { json } from '../http.ts';
import type { LocalAccount } from './account/account.ts';
import { jsonError } from './errors.ts';
import type { AwsReply, AwsRequest, Invoke, Service } from './service.ts';
import { accountId, region } from './service.ts';

interface LambdaOptions {
  functions: Pick<Functions, 'byArn'>;
  invoke: Invoke;
  account: Pick<LocalAccount, 'concurrentExecutions'>;
}

const isSettings = ({ method, path }: AwsRequest): boolean =>
  method === 'GET' && path === '/2016-08-19/account-settings';

/** Returns the ARN that an Invoke call names, by name or by ARN; undefined for other calls. */
const invokedArn = ({ method, path, query }: AwsRequest): string | undefined => {
  const [, encoded] = /^\/2015-03-31\/functions\/([^/]+)\/invocations$/.exec(path) ?? [];
  if (method !== 'POST' || encoded === undefined) return undefined;
  const named = decodeURIComponent(encoded);
  const arn = named.startsWith('arn:') ? named : `arn:aws:lambda:${region}:${accountId}:function:${named}`;
  const qualifier = query.get('Qualifier');
  return qualifier ? `${arn}:${qualifier}` : arn;
};

/** Failures for which Lambda refuses the call, with their status and error. */
const refusals: Partial<Record<FunctionFailure['kind'], [status: number, type: string]>> = {
  'event-too-large': [413, 'RequestTooLargeException'],
  throttled: [429, 'TooManyRequestsException'],
};

/** Error type of each other kind of failure, as the payload of a failed invocation has it. */
const errorTypes: Partial<Record<FunctionFailure['kind'], string>> = {
  unhandled: 'Error',
  exit: 'Runtime.ExitError',
  timeout: 'Sandbox.Timedout',
  'result-too-large': 'Function.ResponseSizeTooLarge',
  stopped: 'Runtime.ExitError',
};

/** Lambda reports a failed function with status 200 and a header. */
const failedInvocation = ({ kind, message }: FunctionFailure): AwsReply => {
  const [status, type] = refusals[kind] ?? [];
  if (status !== undefined && type !== undefined) return jsonError(status, type, message);
  return json(
    200,
    { errorType: errorTypes[kind], errorMessage: message.split('\n')[0] },
    { 'x-amz-function-error': 'Unhandled', 'x-amz-executed-version': '$LATEST' },
  );
};

const parsePayload = (body: Buffer): { event: unknown } | undefined => {
  try {
    return { event: body.length === 0 ? {} : parseJson(body.toString('utf8')) };
  } catch {
    return undefined;
  }
};

/** Creates the stand-in for Lambda's API: GetAccountSettings, and Invoke with a response. */
export const createLambda = ({ functions, invoke, account }: LambdaOptions): Service => {
  const invokeFunction = async (request: AwsRequest, found: FunctionDescription): Promise<AwsReply> => {
    if ((request.headers['x-amz-invocation-type'] ?? 'RequestResponse') !== 'RequestResponse')
      return jsonError(400, 'InvalidParameterValueException', 'The local Lambda supports only RequestResponse.');
    const payload = parsePayload(request.body);
    if (!payload) return jsonError(400, 'InvalidRequestContentException', 'Could not parse request body into json.');
    try {
      return json(200, (await invoke(found.logicalId, payload.event)) ?? null, { 'x-amz-executed-version': '$LATEST' });
    } catch (error) {
      if (error instanceof FunctionFailure) return failedInvocation(error);
      throw error;
    }
  };

  return {
    signingNames: ['lambda'],
    resourceTypes: [],
    create: async ({ type }) => {
      throw new Error(`The local Lambda API has no resources of type ${type}.`);
    },
    authorizationRequests: (request) => {
      if (isSettings(request)) return [{ action: 'lambda:GetAccountSettings', resource: '*' }];
      const resource = invokedArn(request);
      return resource === undefined ? [] : [{ action: 'lambda:InvokeFunction', resource }];
    },
    handle: async (request) => {
      if (isSettings(request)) {
        const { concurrentExecutions: ConcurrentExecutions } = account;
        return json(200, {
          AccountLimit: { ConcurrentExecutions, UnreservedConcurrentExecutions: ConcurrentExecutions },
          AccountUsage: { FunctionCount: 0, TotalCodeSize: 0 },
        });
      }
      const arn = invokedArn(request);
      const { method, path } = request;
      if (arn === undefined)
        return jsonError(400, 'InvalidRequestContentException', `The local Lambda does not support ${method} ${path}.`);
      const found = functions.byArn(arn);
      return found
        ? invokeFunction(request, found)
        : jsonError(404, 'ResourceNotFoundException', `Function not found: ${arn}`);
    },
  };
};
