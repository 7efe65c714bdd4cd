import {
  HttpIntegrationType,
  HttpRouteIntegration,
  type HttpRouteIntegrationConfig,
  IntegrationCredentials,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2';
import type { IRole } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';

/**
 * A route's function, invoked with a role that all routes share. CDK's own integration adds a permission per function,
 * and a stack holds at most 500 resources.
 */
export class FunctionIntegration extends HttpRouteIntegration {
  constructor(
    id: string,
    private readonly target: IFunction,
    private readonly role: IRole,
  ) {
    super(id);
  }

  override bind(): HttpRouteIntegrationConfig {
    return {
      type: HttpIntegrationType.AWS_PROXY,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
      uri: this.target.functionArn,
      credentials: IntegrationCredentials.fromRole(this.role),
    };
  }
}
