import { Lazy } from 'aws-cdk-lib';
import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { OperationName } from '#contract/index.ts';
import type { Resources } from '../functions/grants.ts';
import { pascal } from '../names.ts';
import { type BuiltOperation, isStreamed } from './built-operations.ts';
import { EndpointFunction } from './endpoint-function.ts';
import { FunctionIntegration } from './function-integration.ts';
import { StreamingFunctionUrl } from './streaming-function-url.ts';

interface ApiProps {
  httpApi: HttpApi;
  endpoints: readonly BuiltOperation[];
  resources: Resources;
  originKey: string;
  /** The only client whose tokens are accepted. */
  userPoolClientId: string;
}

/** Creates the function, rights and route of every operation that has a handler, from the contract. */
export class Api extends Construct {
  /** Logs of the functions, by operation. */
  readonly logs: Partial<Record<OperationName, ILogGroup>> = {};
  /** Function URLs of the streaming operations, by name. */
  readonly streams: Partial<Record<OperationName, StreamingFunctionUrl>> = {};

  constructor(scope: Construct, id: string, { httpApi, endpoints, resources, originKey, userPoolClientId }: ApiProps) {
    super(scope, id);
    const authorizer = new HttpJwtAuthorizer('SignedIn', resources.data.identity.issuer, {
      jwtAudience: [userPoolClientId],
    });
    const functions: string[] = [];
    const invoke = new PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      resources: Lazy.list({ produce: () => functions }),
    });
    const invoker = new Role(this, 'Invoker', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      inlinePolicies: { functions: new PolicyDocument({ statements: [invoke] }) },
    });
    for (const endpoint of endpoints) {
      const { name, operation } = endpoint;
      const fn = new EndpointFunction(this, pascal(name), { endpoint, resources, originKey });
      this.logs[name] = fn.logGroup;
      if (isStreamed(endpoint)) {
        this.streams[name] = new StreamingFunctionUrl(fn, 'Url', fn);
        continue;
      }
      new HttpRoute(fn, 'Route', {
        httpApi,
        routeKey: HttpRouteKey.with(
          `/api${operation.path}`,
          operation.method === 'GET' ? HttpMethod.ANY : HttpMethod[operation.method],
        ),
        integration: new FunctionIntegration('Integration', fn.function, invoker),
        ...(operation.access === 'learner' && { authorizer: authorizer }),
        ...(operation.scopes && { authorizationScopes: [...operation.scopes] }),
      });
      functions.push(fn.function.functionArn);
    }
  }
}
