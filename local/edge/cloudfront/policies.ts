import { type Selection, type SelectionConfig, selection } from './selection.ts';

/** What a cache policy or an origin request policy forwards to the origin. */
export interface Forwarding {
  headers: Selection;
  cookies: Selection;
  query: Selection;
}

export interface CachePolicy extends Forwarding {
  /** Encodings that CloudFront may apply and offers to the origin. */
  encodings: readonly ('br' | 'gzip')[];
  minSeconds: number;
  defaultSeconds: number;
  maxSeconds: number;
}

/** The three parts as written in templates. */
interface ForwardingConfig {
  HeadersConfig: { HeaderBehavior: string; Headers?: string[] };
  CookiesConfig: { CookieBehavior: string; Cookies?: string[] };
  QueryStringsConfig: { QueryStringBehavior: string; QueryStrings?: string[] };
}

export interface CachePolicyConfig {
  MinTTL: number;
  DefaultTTL: number;
  MaxTTL: number;
  ParametersInCacheKeyAndForwardedToOrigin: ForwardingConfig & {
    EnableAcceptEncodingBrotli?: boolean;
    EnableAcceptEncodingGzip?: boolean;
  };
}

export type OriginRequestPolicyConfig = ForwardingConfig;

const forwarding = (headers: SelectionConfig, cookies: SelectionConfig, query: SelectionConfig): Forwarding => ({
  headers: selection(headers, true),
  cookies: selection(cookies),
  query: selection(query),
});

/** Compiles an origin request policy. */
export const originRequestPolicy = (config: OriginRequestPolicyConfig): Forwarding =>
  forwarding(
    { behavior: config.HeadersConfig.HeaderBehavior, names: config.HeadersConfig.Headers },
    { behavior: config.CookiesConfig.CookieBehavior, names: config.CookiesConfig.Cookies },
    { behavior: config.QueryStringsConfig.QueryStringBehavior, names: config.QueryStringsConfig.QueryStrings },
  );

/** Compiles a cache policy. */
export const cachePolicy = (config: CachePolicyConfig): CachePolicy => {
  const parameters = config.ParametersInCacheKeyAndForwardedToOrigin;
  return {
    ...originRequestPolicy(parameters),
    encodings: [
      ...(parameters.EnableAcceptEncodingBrotli ? (['br'] as const) : []),
      ...(parameters.EnableAcceptEncodingGzip ? (['gzip'] as const) : []),
    ],
    minSeconds: config.MinTTL,
    defaultSeconds: config.DefaultTTL,
    maxSeconds: config.MaxTTL,
  };
};

const nothingForwarded: Forwarding = forwarding({ behavior: 'none' }, { behavior: 'none' }, { behavior: 'none' });
const daySeconds = 86_400;
const yearSeconds = 31_536_000;

/** Managed cache policies of CloudFront, by id. */
export const managedCachePolicies: Record<string, CachePolicy> = {
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': {
    ...nothingForwarded,
    encodings: ['br', 'gzip'],
    minSeconds: 1,
    defaultSeconds: daySeconds,
    maxSeconds: yearSeconds,
  },
  // CachingOptimizedForUncompressedObjects
  'b2884449-e4de-46a7-ac36-70bc7f1ddd6d': {
    ...nothingForwarded,
    encodings: [],
    minSeconds: 1,
    defaultSeconds: daySeconds,
    maxSeconds: yearSeconds,
  },
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': {
    ...nothingForwarded,
    encodings: [],
    minSeconds: 0,
    defaultSeconds: 0,
    maxSeconds: 0,
  },
};

/** Managed origin request policies of CloudFront, by id. */
export const managedOriginRequestPolicies: Record<string, Forwarding> = {
  // AllViewer
  '216adef6-5c7f-47e4-b989-5492eafa07d3': forwarding({ behavior: 'all' }, { behavior: 'all' }, { behavior: 'all' }),
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': forwarding(
    { behavior: 'allExcept', names: ['host'] },
    { behavior: 'all' },
    { behavior: 'all' },
  ),
  // CORS-S3Origin
  '88a5eaf4-2fd4-4709-b370-b4c650ea3fcf': forwarding(
    { behavior: 'whitelist', names: ['origin', 'access-control-request-headers', 'access-control-request-method'] },
    { behavior: 'none' },
    { behavior: 'none' },
  ),
};
