import { region } from '../aws/service.ts';
import type { FunctionDescription } from './function-description.ts';

export interface RuntimeVariablesOptions {
  /** Endpoint of all AWS services. */
  awsEndpoint: string;
  /** Secret of an access key. */
  secretOf(principal: string): string;
  /** Variables that only this platform needs, the same for all functions. */
  extra: Record<string, string>;
}

/**
 * Builds all variables of one environment: those of the template, those of the Lambda runtime, and the service
 * endpoints. The platform's own environment is not inherited.
 */
export const runtimeVariables = (
  description: FunctionDescription,
  sessionToken: string,
  options: RuntimeVariablesOptions,
): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  TZ: ':UTC',
  LANG: 'en_US.UTF-8',
  AWS_REGION: region,
  AWS_DEFAULT_REGION: region,
  AWS_ACCESS_KEY_ID: description.logicalId,
  AWS_SECRET_ACCESS_KEY: options.secretOf(description.logicalId),
  AWS_SESSION_TOKEN: sessionToken,
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_ENDPOINT_URL: options.awsEndpoint,
  AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs',
  AWS_LAMBDA_FUNCTION_NAME: description.name,
  AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(description.memoryMegabytes),
  AWS_LAMBDA_LOG_GROUP_NAME: description.logGroup,
  AWS_LAMBDA_LOG_STREAM_NAME: sessionToken,
  AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
  LAMBDA_TASK_ROOT: description.codeDirectory,
  _HANDLER: description.handler,
  // The template's Node version may be newer than the platform's.
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  ...options.extra,
  ...description.variables,
});
