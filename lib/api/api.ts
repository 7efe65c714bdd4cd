import { type HttpApi, HttpMethod, HttpRoute, HttpRouteKey } from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { Construct } from 'constructs';
import { pascal } from '../names.ts';
import type { BuiltOperation } from './built-operations.ts';
import { EndpointFunction } from './endpoint-function.ts';
import type { Resources } from './grants.ts';

interface ApiProps {
  httpApi: HttpApi;
  endpoints: readonly BuiltOperation[];
  resources: Resources;
  originKey: string;
  /** The only client whose tokens are taken. */
  userPoolClientId: string;
}

/** Every operation that has a handler: its function, its rights, its route. All of it is read from the contract. */
export class Api extends Construct {
  constructor(scope: Construct, id: string, { httpApi, endpoints, resources, originKey, userPoolClientId }: ApiProps) {
    super(scope, id);
    const signedIn = new HttpJwtAuthorizer('SignedIn', resources.data.identity.issuer, {
      jwtAudience: [userPoolClientId],
    });
    for (const endpoint of endpoints) {
      const { name, operation } = endpoint;
      const made = new EndpointFunction(this, pascal(name), { endpoint, resources, originKey });
      new HttpRoute(made, 'Route', {
        httpApi,
        routeKey: HttpRouteKey.with(`/api${operation.path}`, HttpMethod[operation.method]),
        integration: new HttpLambdaIntegration('Integration', made.function),
        ...(operation.access === 'learner' && { authorizer: signedIn }),
        ...(operation.scopes && { authorizationScopes: [...operation.scopes] }),
      });
    }
  }
}
