import type { Metrics } from '#local/aws/cloudwatch/metrics.ts';
import { type Accounts, type CreatedResource, type ResourceDescription, region } from '#local/aws/service.ts';
import type { Fleet } from '#local/functions/fleet.ts';
import type { Functions } from '#local/functions/functions.ts';
import type { MetricFilters } from '#local/functions/metric-filters.ts';
import type { ResourceProvider } from '#local/template/resources.ts';
import { stableId } from '#local/template/stable-ids.ts';
import type { Origin } from '../origin.ts';
import { type AccessLogSettings, createAccessLog, createApiMetrics, type GatewayRequest } from './access-log.ts';
import { type Authorizer, createAuthorizer, type JwtConfiguration } from './authorizer.ts';
import { createHttpApi } from './http-api.ts';
import { stageThrottles } from './throttle.ts';

/** The HTTP APIs of the template. */
export interface HttpApis extends ResourceProvider {
  /** Returns each API by its own host; call it once all resources exist. */
  origins(): Map<string, Origin>;
}

export interface HttpApisOptions {
  functions: Functions;
  fleet: Fleet;
  accounts: Accounts;
  metrics: Metrics;
  metricFilters: Pick<MetricFilters, 'count' | 'addValues'>;
  now(): Date;
}

interface RouteProperties {
  ApiId: string;
  RouteKey: string;
  Target?: string;
  AuthorizationType?: 'NONE' | 'JWT';
  AuthorizerId?: string;
  AuthorizationScopes?: string[];
}

/** API ids are ten letters and digits, as on AWS. */
const idOf = (resource: ResourceDescription): string => stableId(resource, 10, 'abcdefghijklmnopqrstuvwxyz0123456789');

/** Collects APIs, routes, integrations and authorizers, and connects them. */
export const createHttpApis = (options: HttpApisOptions): HttpApis => {
  const { functions, fleet, accounts, metrics, metricFilters, now } = options;
  const apis: string[] = [];
  const routes: RouteProperties[] = [];
  const integrations = new Map<string, string>();
  const authorizers = new Map<string, Authorizer>();
  const observers = new Map<string, ((request: GatewayRequest) => void)[]>();
  const throttles = new Map<string, (routeKey: string) => boolean>();

  const domainOf = (apiId: string): string => `${apiId}.execute-api.${region}.amazonaws.com`;

  const creators: Record<string, (resource: ResourceDescription) => CreatedResource> = {
    'AWS::ApiGatewayV2::Api': (resource) => {
      if (resource.properties.ProtocolType !== 'HTTP')
        throw new Error(`${resource.logicalId}: only HTTP APIs are supported.`);
      const apiId = idOf(resource);
      apis.push(apiId);
      observers.set(apiId, [createApiMetrics(apiId, metrics)]);
      return { ref: apiId, attributes: { ApiId: apiId, ApiEndpoint: `https://${domainOf(apiId)}` } };
    },
    'AWS::ApiGatewayV2::Stage': (resource) => {
      const { ApiId, StageName, RouteSettings = {}, AccessLogSettings } = resource.properties;
      if (StageName !== '$default') throw new Error(`${resource.logicalId}: only the stage $default is supported.`);
      for (const key of Object.keys(RouteSettings as object)) {
        if (!routes.some((route) => route.ApiId === ApiId && route.RouteKey === key))
          throw new Error(`Unable to find Route by key ${key} within the provided RouteSettings`);
      }
      if (AccessLogSettings) {
        const routeKeys = routes.filter((route) => route.ApiId === ApiId).map(({ RouteKey }) => RouteKey);
        const writeLine = createAccessLog(AccessLogSettings as AccessLogSettings, routeKeys, metricFilters);
        observers.get(String(ApiId))?.push(writeLine);
      }
      throttles.set(String(ApiId), stageThrottles(resource.properties));
      return { ref: '$default', attributes: {} };
    },
    'AWS::ApiGatewayV2::Integration': (resource) => {
      const { IntegrationType, PayloadFormatVersion, IntegrationUri } = resource.properties;
      if (IntegrationType !== 'AWS_PROXY' || PayloadFormatVersion !== '2.0') {
        throw new Error(`${resource.logicalId}: only AWS_PROXY with payload format 2.0 is supported.`);
      }
      const id = idOf(resource);
      integrations.set(`integrations/${id}`, String(IntegrationUri));
      return { ref: id, attributes: { IntegrationId: id } };
    },
    'AWS::ApiGatewayV2::Authorizer': (resource) => {
      const { AuthorizerType, JwtConfiguration: configuration } = resource.properties;
      if (AuthorizerType !== 'JWT') throw new Error(`${resource.logicalId}: only JWT authorizers are supported.`);
      const id = idOf(resource);
      authorizers.set(id, createAuthorizer(configuration as JwtConfiguration, accounts.keysOf));
      return { ref: id, attributes: { AuthorizerId: id } };
    },
    'AWS::ApiGatewayV2::Route': (resource) => {
      routes.push(resource.properties as unknown as RouteProperties);
      const id = idOf(resource);
      return { ref: id, attributes: { RouteId: id } };
    },
  };

  const authorizerOf = ({ RouteKey, AuthorizationType = 'NONE', AuthorizerId = '' }: RouteProperties) => {
    if (AuthorizationType === 'NONE') return {};
    const authorizer = authorizers.get(AuthorizerId);
    if (AuthorizationType !== 'JWT' || !authorizer)
      throw new Error(`${RouteKey}: ${AuthorizationType} is not supported.`);
    return { authorizer };
  };

  const targetOf = ({ RouteKey, Target = '' }: RouteProperties) => {
    const target = functions.byArn(integrations.get(Target) ?? '');
    if (!target) throw new Error(`${RouteKey} has no function.`);
    return target;
  };

  return {
    resourceTypes: Object.keys(creators),

    create: async (resource) => {
      const creator = creators[resource.type];
      if (!creator) throw new Error(`${resource.type} is not supported.`);
      return creator(resource);
    },

    origins: () =>
      new Map(
        apis.map((apiId) => {
          const own = routes.filter((route) => route.ApiId === apiId);
          const api = createHttpApi({
            apiId,
            domainName: domainOf(apiId),
            fleet,
            now,
            onResponse: (request) => {
              for (const observe of observers.get(apiId) ?? []) observe(request);
            },
            admits: throttles.get(apiId) ?? (() => true),
            routes: own.map((route) => ({
              key: route.RouteKey,
              function: targetOf(route),
              scopes: route.AuthorizationScopes ?? [],
              ...authorizerOf(route),
            })),
          });
          return [domainOf(apiId), api];
        }),
      ),
  };
};
