import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { region } from '../aws/service.ts';
import { httpEvent } from '../edge/http-api/event.ts';
import { gatewayError, toEdgeResponse } from '../edge/http-api/response.ts';
import type { EdgeResponse, Origin } from '../edge/origin.ts';
import type { ResourceProvider } from '../template/resources.ts';
import { stableId } from '../template/stable-ids.ts';
import { FunctionFailure } from './failure.ts';
import type { Fleet } from './fleet.ts';
import type { FunctionDescription } from './function-description.ts';
import type { Functions } from './functions.ts';
import type { StreamHead } from './protocol.ts';

/** The function URLs of the template. */
export interface FunctionUrls extends ResourceProvider {
  /** Returns each URL's origin by host. */
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

/** Like a function URL, reports an event above Lambda's 6 MB as too large and most other failures as a 502. */
const toErrorResponse = (failure: unknown): EdgeResponse => {
  const kind = failure instanceof FunctionFailure ? failure.kind : undefined;
  if (kind === 'event-too-large') return gatewayError(413, 'Request Entity Too Large');
  return kind === 'throttled' ? gatewayError(429, 'Too Many Requests') : gatewayError(502, 'Internal Server Error');
};

const headOf = ({ statusCode = 200, headers = {}, cookies }: StreamHead): EdgeResponse => ({
  status: statusCode,
  headers: { 'content-type': 'application/octet-stream', ...headers },
  ...(cookies && { cookies }),
});

/** Invokes a streaming function; resolves with the first chunk of its response. */
const invokeStreaming = (fleet: Fleet, description: FunctionDescription, event: string): Promise<EdgeResponse> =>
  new Promise((resolve) => {
    const body = new PassThrough();
    let isHeadSent = false;
    const sendHead = (head: StreamHead): void => {
      if (!isHeadSent) resolve({ ...headOf(head), body });
      isHeadSent = true;
    };
    const sink = {
      head: sendHead,
      chunk: (chunk: Uint8Array) => {
        sendHead({});
        body.write(chunk);
      },
    };
    fleet.invoke(description, event, sink).then(
      () => {
        sendHead({});
        body.end();
      },
      (failure: Error) => {
        if (isHeadSent) body.destroy(failure);
        else resolve(toErrorResponse(failure));
      },
    );
  });

/** Collects function URLs, in both invoke modes. Authorization is not checked (CloudFront signs its requests). */
export const createFunctionUrls = ({ functions, fleet, now }: FunctionUrlsOptions): FunctionUrls => {
  const urls = new Map<string, UrlProperties & { id: string }>();

  const originOf = (
    domainName: string,
    { id: apiId, TargetFunctionArn, InvokeMode }: UrlProperties & { id: string },
  ) => {
    const description = functions.byArn(TargetFunctionArn);
    if (!description) throw new Error(`${domainName} has no function.`);
    const origin: Origin = {
      fetch: async (request) => {
        const identity = { apiId, domainName, requestId: randomUUID() };
        const details = { ...identity, routeKey: '$default', path: request.path, pathParameters: {}, now: now() };
        const event = JSON.stringify(httpEvent(request, details));
        const response = await (InvokeMode === 'RESPONSE_STREAM'
          ? invokeStreaming(fleet, description, event)
          : fleet.invoke(description, event).then(toEdgeResponse, toErrorResponse));
        return { ...response, headers: { ...response.headers, 'x-amzn-requestid': identity.requestId } };
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
