import { Duration } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  type FunctionAssociation,
  OriginProtocolPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { OperationName } from '#contract/index.ts';
import { type BuiltOperation, isStreamed } from '../api/built-operations.ts';
import { globalName } from '../stack-tokens.ts';
import type { Stage } from '../stages.ts';
import type { Headers } from './headers.ts';

const httpsDefaults = { viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS, compress: true } as const;

interface ApiBehaviorProps {
  stage: Stage;
  endpoints: readonly BuiltOperation[];
  /** Host of the HTTP API. */
  apiDomain: string;
  /** Returns the host of a streaming operation's function URL. */
  streamDomain(name: OperationName): string;
  originKey: string;
  viewerRequestFunction: FunctionAssociation;
  headers: Headers;
}

/**
 * Routes `/api/*` to the HTTP API without caching. Public responses with `cacheSeconds` in the contract have separate
 * behaviors: cached as their headers say, keyed by the full query string, without the token, so that a cached response
 * is never personal (docs/reliability.md#caching). Streaming operations go to their function URLs.
 */
export const apiBehaviors = (scope: Construct, props: ApiBehaviorProps): Record<string, BehaviorOptions> => {
  const { stage, endpoints, apiDomain, streamDomain, originKey, viewerRequestFunction, headers } = props;
  const originAt = (domain: string) =>
    new HttpOrigin(domain, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      customHeaders: { 'x-origin-key': originKey },
    });
  const shared = {
    ...httpsDefaults,
    origin: originAt(apiDomain),
    allowedMethods: AllowedMethods.ALLOW_ALL,
    functionAssociations: [viewerRequestFunction],
    responseHeadersPolicy: headers.data,
  };
  const publicCachePolicy = new CachePolicy(scope, 'PublicResponses', {
    cachePolicyName: globalName(stage, 'public-responses'),
    comment: 'Cached as the response says, at most a minute',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.minutes(1),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    headerBehavior: CacheHeaderBehavior.none(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
  const cached = endpoints
    .filter(({ operation }) => operation.cacheSeconds !== undefined && operation.access === 'public')
    .flatMap(({ operation }) => {
      const behavior: BehaviorOptions = {
        ...shared,
        cachePolicy: publicCachePolicy,
        ...(operation.response === 'text/html' && { responseHeadersPolicy: headers.page }),
      };
      const patterns = [
        `/api${operation.path.replace(/\{\w+\}/g, '*')}`,
        ...(operation.alias ? [operation.alias] : []),
      ];
      return patterns.map((pattern): [string, BehaviorOptions] => [pattern, behavior]);
    });
  const uncached = {
    ...shared,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  };
  const streamed = endpoints.filter(isStreamed).flatMap(({ name, operation }) => {
    const behavior: BehaviorOptions = { ...uncached, origin: originAt(streamDomain(name)) };
    // CloudFront picks the behavior before the viewer-request function normalizes the path.
    return [`/api${operation.path}`, `/api/api${operation.path}`].map((path): [string, BehaviorOptions] => [
      path,
      behavior,
    ]);
  });
  // Forms submitted without scripts get errors as HTML pages.
  const forms = endpoints
    .filter(({ operation }) => operation.form)
    .map(({ operation }): [string, BehaviorOptions] => [
      `/api${operation.path}`,
      { ...uncached, responseHeadersPolicy: headers.page },
    ]);
  return { ...Object.fromEntries([...cached, ...streamed, ...forms]), '/api/*': uncached };
};

/**
 * Serves private buckets through presigned URLs: learners' files, and media, whose PDF files are shown in frames. The
 * full query string reaches the bucket under the bucket's own host, and S3 verifies the signature; CloudFront itself
 * has no access (decision record 0004).
 */
export const signedFileBehaviors = (
  scope: Construct,
  stage: Stage,
  { media, learnerFiles }: { media: IBucket; learnerFiles: IBucket },
  headers: Headers,
): Record<string, BehaviorOptions> => {
  const signatureOnly = new OriginRequestPolicy(scope, 'SignatureOnly', {
    originRequestPolicyName: globalName(stage, 'signature-only'),
    comment: 'The signature is in the query; S3 rejects a second one in a header',
    queryStringBehavior: OriginRequestQueryStringBehavior.all(),
    headerBehavior: OriginRequestHeaderBehavior.none(),
    cookieBehavior: OriginRequestCookieBehavior.none(),
  });
  const behaviorOf = (bucket: IBucket): BehaviorOptions => ({
    ...httpsDefaults,
    // A custom origin would also get `x-amz-cf-id`, and S3 rejects presigned requests with unsigned `x-amz-*` headers.
    origin: S3BucketOrigin.withBucketDefaults(bucket),
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: signatureOnly,
    responseHeadersPolicy: headers.data,
  });
  const mediaBehavior = behaviorOf(media);
  return {
    // CloudFront uses the first pattern that matches.
    '/media/*.pdf': { ...mediaBehavior, responseHeadersPolicy: headers.document },
    '/media/*': mediaBehavior,
    '/files/*': behaviorOf(learnerFiles),
  };
};

/**
 * Behaviors of site files with other headers than pages. Notebook page, service worker and Python: a worker obeys the
 * CSP of its own response, so its files need the same CSP as the page. Scripts, styles, fonts and drawings: the page's
 * policy governs them, and its headers would make each of them 1.5 KB larger. Pictures: web mail shows them on its own
 * pages.
 */
export const siteFileBehaviors = (pages: BehaviorOptions, headers: Headers): Record<string, BehaviorOptions> => ({
  '/notebook*': { ...pages, responseHeadersPolicy: headers.notebook },
  '/assets/pyodide/*': { ...pages, responseHeadersPolicy: headers.notebook },
  '/assets/*': { ...pages, responseHeadersPolicy: headers.asset },
  '/drawings/*': { ...pages, responseHeadersPolicy: headers.data },
  '/pictures/*': { ...pages, responseHeadersPolicy: headers.picture },
});
