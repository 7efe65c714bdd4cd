import { PassThrough } from 'node:stream';
import { httpEvent } from '../gateway/event.ts';
import type { EdgeResponse, Origin } from '../gateway/exchange.ts';
import { answerOf, refusal } from '../gateway/result.ts';
import { stableId } from '../names.ts';
import type { ResourceProvider } from '../resources.ts';
import { region } from '../service.ts';
import { FunctionFailure } from './failure.ts';
import type { Fleet } from './fleet.ts';
import type { FunctionDescription } from './function-description.ts';
import type { Functions } from './functions.ts';
import type { StreamHead } from './protocol.ts';

/** The function URLs of the template. */
export interface FunctionUrls extends ResourceProvider {
  /** Each URL by its host. */
  origins(): Map<string, Origin>;
}

export interface FunctionUrlsOptions {
  functions: Functions;
  fleet: Fleet;
  now(): Date;
}

interface UrlProperties {
  TargetFunctionArn: string;
  InvokeMode?: 'BUFFERED' | 'RESPONSE_STREAM';
}

/** A function URL says of an event above Lambda's 6 MB that it is too large, and of every other failure only that there was one. */
const failed = (failure: unknown): EdgeResponse =>
  failure instanceof FunctionFailure && failure.kind === 'event-too-large'
    ? refusal(413, 'Request Entity Too Large')
    : refusal(502, 'Internal Server Error');

const headOf = ({ statusCode = 200, headers = {}, cookies }: StreamHead): EdgeResponse => ({
  status: statusCode,
  headers: { 'content-type': 'application/octet-stream', ...headers },
  ...(cookies && { cookies }),
});

/** Calls a streaming function; resolves with the first piece of its answer, while the rest is still being made. */
const streamed = (fleet: Fleet, description: FunctionDescription, event: string): Promise<EdgeResponse> =>
  new Promise((resolve) => {
    const body = new PassThrough();
    let answered = false;
    const answer = (head: StreamHead): void => {
      if (!answered) resolve({ ...headOf(head), body });
      answered = true;
    };
    const sink = {
      head: answer,
      chunk: (chunk: Uint8Array) => {
        answer({});
        body.write(chunk);
      },
    };
    fleet.invoke(description, event, sink).then(
      () => {
        answer({});
        body.end();
      },
      (failure: Error) => {
        if (answered) body.destroy(failure);
        else resolve(failed(failure));
      },
    );
  });

/** Collects function URLs; both invoke modes, and whoever reaches the URL may call it (CloudFront signs for itself). */
export const createFunctionUrls = ({ functions, fleet, now }: FunctionUrlsOptions): FunctionUrls => {
  const urls = new Map<string, UrlProperties & { id: string }>();

  const originOf = (
    domainName: string,
    { id: apiId, TargetFunctionArn, InvokeMode }: UrlProperties & { id: string },
  ) => {
    const description = functions.byArn(TargetFunctionArn);
    if (!description) throw new Error(`${domainName} leads to no function.`);
    const origin: Origin = {
      fetch: async (request) => {
        const details = { apiId, domainName, routeKey: '$default', path: request.path, pathParameters: {}, now: now() };
        const event = JSON.stringify(httpEvent(request, details));
        if (InvokeMode === 'RESPONSE_STREAM') return streamed(fleet, description, event);
        return fleet.invoke(description, event).then(answerOf, failed);
      },
    };
    return origin;
  };

  return {
    resourceTypes: ['AWS::Lambda::Url'],
    create: async (resource) => {
      const properties = resource.properties as unknown as UrlProperties;
      const id = stableId(resource, 32, 'abcdefghijklmnopqrstuvwxyz0123456789');
      const domainName = `${id}.lambda-url.${region}.on.aws`;
      urls.set(domainName, { ...properties, id });
      const { TargetFunctionArn: FunctionArn } = properties;
      return { ref: FunctionArn, attributes: { FunctionArn, FunctionUrl: `https://${domainName}/` } };
    },
    origins: () => new Map([...urls].map(([domainName, url]) => [domainName, originOf(domainName, url)])),
  };
};
