import type { Metrics } from '../aws/cloudwatch/metrics.ts';
import { accountId, type CreatedResource, type ResourceDescription, region } from '../aws/service.ts';
import type { Stack } from '../template/assembly.ts';
import type { ResourceProvider } from '../template/resources.ts';
import type { FunctionDescription } from './function-description.ts';
import { declareFunctionMetrics } from './metered-fleet.ts';

/** The functions of the template. */
export interface Functions extends ResourceProvider {
  byId(logicalId: string): FunctionDescription | undefined;
  byArn(arn: string): FunctionDescription | undefined;
  ids(): Iterable<string>;
}

interface FunctionProperties {
  FunctionName?: string;
  Runtime?: string;
  Handler: string;
  Role: string;
  Code: { S3Key?: string };
  Timeout?: number;
  MemorySize?: number;
  LoggingConfig?: { LogGroup?: string };
  Environment?: { Variables?: Record<string, unknown> };
}

/** Registers functions; `stacks` locate their code. */
export const createFunctions = (stacks: readonly Stack[], metrics: Metrics): Functions => {
  const byId = new Map<string, FunctionDescription>();
  const byArn = new Map<string, FunctionDescription>();

  return {
    resourceTypes: ['AWS::Lambda::Function'],
    byId: (logicalId) => byId.get(logicalId),
    byArn: (arn) => byArn.get(arn),
    ids: () => byId.keys(),

    create: async ({ logicalId, stackName, properties }: ResourceDescription): Promise<CreatedResource> => {
      const functionProperties = properties as unknown as FunctionProperties;
      const stack = stacks.find((candidate) => candidate.name === stackName);
      if (!stack || !functionProperties.Code.S3Key)
        throw new Error(`${logicalId}: only code from an asset is supported.`);
      if (!functionProperties.Runtime?.startsWith('nodejs'))
        throw new Error(`${logicalId}: ${functionProperties.Runtime} is not supported.`);
      if (byId.has(logicalId))
        throw new Error(`${logicalId} exists in two stacks, but must be unique as an access key.`);
      const name = functionProperties.FunctionName ?? `${stackName}-${logicalId}`;
      const arn = `arn:aws:lambda:${region}:${accountId}:function:${name}`;
      const variables = Object.entries(functionProperties.Environment?.Variables ?? {});
      const description: FunctionDescription = {
        logicalId,
        name,
        arn,
        roleArn: functionProperties.Role,
        logGroup: functionProperties.LoggingConfig?.LogGroup ?? `/aws/lambda/${name}`,
        codeDirectory: stack.assetPath(functionProperties.Code.S3Key),
        handler: functionProperties.Handler,
        timeoutSeconds: functionProperties.Timeout ?? 3,
        memoryMegabytes: functionProperties.MemorySize ?? 128,
        variables: Object.fromEntries(variables.map(([key, value]) => [key, String(value)])),
      };
      byId.set(logicalId, description);
      byArn.set(arn, description);
      declareFunctionMetrics(metrics, name);
      return { ref: name, attributes: { Arn: arn } };
    },
  };
};
