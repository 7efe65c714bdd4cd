import { Lazy } from 'aws-cdk-lib';
import {
  type HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  type IHttpRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { OperationName } from '#contract/index.ts';
import type { Resources } from '../functions/grants.ts';
import { pascal } from '../names.ts';
import type { BuiltOperation } from './built-operations.ts';
import { EndpointFunction } from './endpoint-function.ts';
import { FunctionIntegration } from './function-integration.ts';

interface ApiProps {
  httpApi: HttpApi;
  /** Verifies tokens of the only accepted client. */
  authorizer: IHttpRouteAuthorizer;
  endpoints: readonly BuiltOperation[];
  resources: Resources;
  originKey: string;
}

/** Creates the function, permissions and route of every operation, from the contract. */
export class Api extends Construct {
  /** Logs of the functions, by operation. */
  readonly logs: Partial<Record<OperationName, ILogGroup>> = {};

  constructor(scope: Construct, id: string, { httpApi, authorizer, endpoints, resources, originKey }: ApiProps) {
    super(scope, id);
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
      new HttpRoute(fn, 'Route', {
        httpApi,
        routeKey: HttpRouteKey.with(
          `/api${operation.path}`,
          operation.method === 'GET' ? HttpMethod.ANY : HttpMethod[operation.method],
        ),
        integration: new FunctionIntegration('Integration', fn.target, invoker),
        ...(operation.access === 'learner' && { authorizer }),
        ...(operation.scopes && { authorizationScopes: [...operation.scopes] }),
      });
      functions.push(fn.target.functionArn);
    }
  }
}
