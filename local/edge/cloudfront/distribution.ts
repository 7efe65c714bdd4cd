import type { EdgeRequest, EdgeResponse, Origin } from '../origin.ts';
import { compressResponse } from './compression.ts';
import type { EdgeFunction } from './edge-function.ts';
import { type OriginSettings, originRequest } from './forwarding.ts';
import type { CachePolicy, Forwarding } from './policies.ts';
import type { ResponseHeaders } from './response-headers.ts';

/** One cache behavior, compiled. */
export interface Behavior {
  matches(path: string): boolean;
  methods: ReadonlySet<string>;
  origin: Origin;
  originSettings: OriginSettings;
  cache: CachePolicy;
  forwarding?: Forwarding;
  viewerRequest?: EdgeFunction;
  responseHeaders?: ResponseHeaders;
  compress: boolean;
}

/** A custom error response of a distribution. */
export interface ErrorPage {
  status: number;
  path: string;
}

export interface DistributionOptions {
  /** In order; the last one matches everything. */
  behaviors: readonly Behavior[];
  /** Object for the path `/`, without leading slash. */
  rootObject?: string | undefined;
  /** By status of the origin's response. */
  errorPages: ReadonlyMap<number, ErrorPage>;
}

const htmlHeaders = { 'content-type': 'text/html' };

/** A CloudFront distribution without cache: function, origin, error page, compression, headers. */
export const createDistribution = ({ behaviors, rootObject, errorPages }: DistributionOptions): Origin => {
  const behaviorFor = (path: string): Behavior => {
    const found = behaviors.find((behavior) => behavior.matches(path));
    if (!found) throw new Error(`No cache behavior matches ${path}.`);
    return found;
  };

  const fetchOrigin = async (behavior: Behavior, request: EdgeRequest): Promise<EdgeResponse> => {
    const { originSettings, cache, forwarding, origin } = behavior;
    const path = request.path === '/' && rootObject ? `/${rootObject}` : request.path;
    return origin.fetch(originRequest({ ...request, path }, originSettings, cache, forwarding));
  };

  const withErrorPage = async (request: EdgeRequest, response: EdgeResponse): Promise<EdgeResponse> => {
    const page = errorPages.get(response.status);
    if (!page) return response;
    const errorResponse = await fetchOrigin(behaviorFor(page.path), {
      ...request,
      method: 'GET',
      path: page.path,
      query: '',
    });
    return { ...errorResponse, status: page.status };
  };

  const respond = async (behavior: Behavior, request: EdgeRequest): Promise<EdgeResponse> => {
    if (!behavior.methods.has(request.method)) {
      return { status: 403, headers: { ...htmlHeaders }, body: 'This distribution does not allow this method.' };
    }
    const result = behavior.viewerRequest ? await behavior.viewerRequest(request) : request;
    if ('status' in result) return result;
    const response = await withErrorPage(result, await fetchOrigin(behavior, result));
    return behavior.compress ? compressResponse(request, response, behavior.cache.encodings) : response;
  };

  return {
    fetch: async (request) => {
      const behavior = behaviorFor(request.path);
      let response: EdgeResponse;
      try {
        response = await respond(behavior, request);
      } catch (error) {
        console.error(`CloudFront failed for ${request.method} ${request.path}:`, error);
        response = { status: 503, headers: { ...htmlHeaders }, body: 'Service Unavailable' };
      }
      behavior.responseHeaders?.(response.headers);
      return response;
    },
  };
};
