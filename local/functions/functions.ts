import type { Stack } from '../assembly.ts';
import type { ResourceProvider } from '../resources.ts';
import { accountId, type CreatedResource, type ResourceDescription, region } from '../service.ts';
import type { FunctionDescription } from './function-description.ts';

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
  Environment?: { Variables?: Record<string, unknown> };
}

/** Registers functions; `stacks` say where their code lies. */
export const createFunctions = (stacks: readonly Stack[]): Functions => {
  const byId = new Map<string, FunctionDescription>();
  const byArn = new Map<string, FunctionDescription>();

  return {
    resourceTypes: ['AWS::Lambda::Function'],
    byId: (logicalId) => byId.get(logicalId),
    byArn: (arn) => byArn.get(arn),
    ids: () => byId.keys(),

    create: async ({ logicalId, stackName, properties }: ResourceDescription): Promise<CreatedResource> => {
      const given = properties as unknown as FunctionProperties;
      const stack = stacks.find((candidate) => candidate.name === stackName);
      if (!stack || !given.Code.S3Key) throw new Error(`${logicalId}: only code from an asset runs here.`);
      if (!given.Runtime?.startsWith('nodejs')) throw new Error(`${logicalId}: ${given.Runtime} does not run here.`);
      if (byId.has(logicalId)) throw new Error(`${logicalId} exists in two stacks, but names an access key here.`);
      const name = given.FunctionName ?? `${stackName}-${logicalId}`;
      const arn = `arn:aws:lambda:${region}:${accountId}:function:${name}`;
      const variables = Object.entries(given.Environment?.Variables ?? {});
      const description: FunctionDescription = {
        logicalId,
        name,
        arn,
        roleArn: given.Role,
        codeDirectory: stack.assetPath(given.Code.S3Key),
        handler: given.Handler,
        timeoutSeconds: given.Timeout ?? 3,
        memoryMegabytes: given.MemorySize ?? 128,
        variables: Object.fromEntries(variables.map(([key, value]) => [key, String(value)])),
      };
      byId.set(logicalId, description);
      byArn.set(arn, description);
      return { ref: name, attributes: { Arn: arn } };
    },
  };
};
