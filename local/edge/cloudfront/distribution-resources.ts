import { accountId, type CreatedResource, type ResourceDescription } from '#local/aws/service.ts';
import type { Stack } from '#local/template/assembly.ts';
import type { ResourceProvider } from '#local/template/resources.ts';
import { stableId } from '#local/template/stable-ids.ts';
import type { Origin } from '../origin.ts';
import { type Behavior, createDistribution, type ErrorPage } from './distribution.ts';
import { compileEdgeFunction, type EdgeFunction } from './edge-function.ts';
import { type KeyValueStore, type KeyValueStoreProperties, readKeyValueStore } from './key-value-store.ts';
import { pathPattern } from './path-pattern.ts';
import {
  type CachePolicy,
  type CachePolicyConfig,
  cachePolicy,
  type Forwarding,
  managedCachePolicies,
  managedOriginRequestPolicies,
  type OriginRequestPolicyConfig,
  originRequestPolicy,
} from './policies.ts';
import { type ResponseHeaders, type ResponseHeadersConfig, responseHeaders } from './response-headers.ts';

interface BehaviorConfig {
  PathPattern?: string;
  TargetOriginId: string;
  AllowedMethods?: string[];
  CachePolicyId?: string;
  OriginRequestPolicyId?: string;
  ResponseHeadersPolicyId?: string;
  FunctionAssociations?: { EventType: string; FunctionARN: string }[];
  LambdaFunctionAssociations?: unknown[];
  Compress?: boolean;
}

interface OriginConfig {
  Id: string;
  DomainName: string;
  OriginPath?: string;
  OriginAccessControlId?: string;
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[];
  CustomOriginConfig?: object;
}

interface FunctionConfig {
  Runtime?: string;
  KeyValueStoreAssociations?: { KeyValueStoreARN: string }[];
}

type Awaitable<Value> = Value | Promise<Value>;

interface DistributionConfig {
  Origins: OriginConfig[];
  DefaultCacheBehavior: BehaviorConfig;
  CacheBehaviors?: BehaviorConfig[];
  DefaultRootObject?: string;
  CustomErrorResponses?: { ErrorCode: number; ResponseCode?: number; ResponsePagePath?: string }[];
  Aliases?: string[];
}

/** The CloudFront distributions of the template. */
export interface Distributions extends ResourceProvider {
  /**
   * Builds the distributions; call it once all resources exist. `originOf` finds the origin for a host; `signed` means
   * that CloudFront signs its reads.
   */
  build(originOf: (domainName: string, signed: boolean) => Origin | undefined): Origin[];
}

const defaultMethods = ['GET', 'HEAD'];

const requireById = <Value>(resourceKind: string, id: string, ...from: ReadonlyMap<string, Value>[]): Value => {
  for (const values of from) {
    const value = values.get(id);
    if (value) return value;
  }
  throw new Error(`The ${resourceKind} ${id} is not supported.`);
};

/** Collects distributions with their functions and policies; each is served at `publicHost` (host and port). */
export const createDistributions = (publicHost: string, stacks: readonly Stack[]): Distributions => {
  const configs: DistributionConfig[] = [];
  const functions = new Map<string, EdgeFunction>();
  const stores = new Map<string, KeyValueStore>();
  const cachePolicies = new Map<string, CachePolicy>(Object.entries(managedCachePolicies));
  const requestPolicies = new Map<string, Forwarding>(Object.entries(managedOriginRequestPolicies));
  const headerPolicies = new Map<string, ResponseHeaders>();

  const storeOf = (logicalId: string, config: FunctionConfig = {}): KeyValueStore | undefined => {
    const [association, another] = config.KeyValueStoreAssociations ?? [];
    if (another) throw new Error(`${logicalId}: a function can use one key value store.`);
    if (!association) return undefined;
    if (config.Runtime !== 'cloudfront-js-2.0') throw new Error(`${logicalId}: only runtime 2.0 reads stores.`);
    return requireById('key value store', association.KeyValueStoreARN, stores);
  };

  const creators: Record<string, (resource: ResourceDescription, id: string) => Awaitable<CreatedResource>> = {
    'AWS::CloudFront::Distribution': (resource, id) => {
      const config = resource.properties.DistributionConfig as DistributionConfig;
      configs.push(config);
      // Includes `publicHost` itself, because templates prefix it with `https://`.
      const hosts = Object.fromEntries([...(config.Aliases ?? []), publicHost].map((host) => [host, publicHost]));
      return { ref: id, attributes: { Id: id, DomainName: publicHost }, hosts };
    },
    'AWS::CloudFront::Function': (resource, id) => {
      const { FunctionCode, FunctionConfig } = resource.properties;
      const store = storeOf(resource.logicalId, FunctionConfig as FunctionConfig);
      functions.set(id, compileEdgeFunction(resource.logicalId, String(FunctionCode), store));
      return { ref: id, attributes: { FunctionARN: id, 'FunctionMetadata.FunctionARN': id } };
    },
    'AWS::CloudFront::KeyValueStore': async ({ logicalId, stackName, properties }, id) => {
      const stack = stacks.find(({ name }) => name === stackName);
      const arn = `arn:aws:cloudfront::${accountId}:key-value-store/${id}`;
      stores.set(arn, await readKeyValueStore(logicalId, properties as unknown as KeyValueStoreProperties, stack));
      return { ref: id, attributes: { Arn: arn, Id: id, Status: 'READY' } };
    },
    'AWS::CloudFront::CachePolicy': (resource, id) => {
      cachePolicies.set(id, cachePolicy(resource.properties.CachePolicyConfig as CachePolicyConfig));
      return { ref: id, attributes: { Id: id } };
    },
    'AWS::CloudFront::OriginRequestPolicy': (resource, id) => {
      const config = resource.properties.OriginRequestPolicyConfig as OriginRequestPolicyConfig;
      requestPolicies.set(id, originRequestPolicy(config));
      return { ref: id, attributes: { Id: id } };
    },
    'AWS::CloudFront::ResponseHeadersPolicy': (resource, id) => {
      const config = resource.properties.ResponseHeadersPolicyConfig as ResponseHeadersConfig;
      headerPolicies.set(id, responseHeaders(config));
      return { ref: id, attributes: { Id: id } };
    },
  };

  const viewerRequestOf = (config: BehaviorConfig): EdgeFunction | undefined => {
    if (config.LambdaFunctionAssociations?.length) throw new Error('Lambda@Edge is not supported.');
    const [association, another] = config.FunctionAssociations ?? [];
    if (!association) return undefined;
    if (another || association.EventType !== 'viewer-request')
      throw new Error('Only viewer-request functions are supported.');
    return requireById('function', association.FunctionARN, functions);
  };

  const buildBehavior = (
    config: BehaviorConfig,
    origins: ReadonlyMap<string, OriginConfig>,
    originOf: (domainName: string, signed: boolean) => Origin | undefined,
  ): Behavior => {
    const {
      DomainName,
      OriginPath = '',
      OriginAccessControlId,
      OriginCustomHeaders = [],
      CustomOriginConfig,
    } = requireById('origin', config.TargetOriginId, origins);
    const origin = originOf(DomainName, Boolean(OriginAccessControlId));
    if (!origin) throw new Error(`Unknown origin ${DomainName}.`);
    const viewerRequest = viewerRequestOf(config);
    return {
      matches: pathPattern(config.PathPattern ?? '*'),
      methods: new Set(config.AllowedMethods ?? defaultMethods),
      origin,
      originSettings: {
        domainName: DomainName,
        path: OriginPath,
        isCustom: CustomOriginConfig !== undefined,
        customHeaders: Object.fromEntries(
          OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue]),
        ),
      },
      cache: requireById('cache policy', config.CachePolicyId ?? '', cachePolicies),
      compress: config.Compress === true,
      ...(config.OriginRequestPolicyId && {
        forwarding: requireById('origin request policy', config.OriginRequestPolicyId, requestPolicies),
      }),
      ...(config.ResponseHeadersPolicyId && {
        responseHeaders: requireById('response headers policy', config.ResponseHeadersPolicyId, headerPolicies),
      }),
      ...(viewerRequest && { viewerRequest }),
    };
  };

  return {
    resourceTypes: Object.keys(creators),

    create: async (resource) => {
      const creator = creators[resource.type];
      if (!creator) throw new Error(`${resource.type} is not supported.`);
      return creator(resource, stableId(resource, 14, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'));
    },

    build: (originOf) =>
      configs.map((config) => {
        const origins = new Map(config.Origins.map((origin) => [origin.Id, origin]));
        const behaviors = [...(config.CacheBehaviors ?? []), config.DefaultCacheBehavior];
        const errorPages = (config.CustomErrorResponses ?? []).flatMap(
          ({ ErrorCode, ResponseCode = ErrorCode, ResponsePagePath }): [number, ErrorPage][] =>
            ResponsePagePath ? [[ErrorCode, { status: ResponseCode, path: ResponsePagePath }]] : [],
        );
        return createDistribution({
          behaviors: behaviors.map((behavior) => buildBehavior(behavior, origins, originOf)),
          rootObject: config.DefaultRootObject,
          errorPages: new Map(errorPages),
        });
      }),
  };
};
