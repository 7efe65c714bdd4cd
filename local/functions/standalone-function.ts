import { basename, resolve } from 'node:path';
import { startOperatorEndpoint } from '../aws/operator-endpoint.ts';
import type { Service } from '../aws/service.ts';
import { operator } from '../iam/permissions.ts';
import { bundleThread } from './bundle-thread.ts';
import { createFleet } from './fleet.ts';
import { errorLines } from './output.ts';
import { resultValue } from './protocol.ts';

export interface StandaloneFunctionOptions {
  /** Folder of its code, whose `index.mjs` exports `handler`. */
  codeDirectory: string;
  /** The only services it can call, with every permission. */
  services: readonly Service[];
  /** Environment variables besides those of the AWS SDK. */
  variables: Record<string, string>;
  timeoutSeconds: number;
  memoryMegabytes: number;
}

/** A function that runs outside a cloud. */
export interface StandaloneFunction {
  /** Handles an event; resolves to its result. Rejects with a `FunctionFailure`. */
  invoke(event: unknown): Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts one function without a template, for example to measure it. Its errors go to this process's stderr. */
export const startStandaloneFunction = async (options: StandaloneFunctionOptions): Promise<StandaloneFunction> => {
  const { services, variables, timeoutSeconds, memoryMegabytes } = options;
  const codeDirectory = resolve(options.codeDirectory);
  const name = basename(codeDirectory);
  const endpoint = await startOperatorEndpoint(services);
  const fleet = createFleet({
    runtime: await bundleThread('local/functions/runtime.ts'),
    maxPerFunction: 1,
    maxTotal: 1,
    onOutput: (_, stream, text) => {
      for (const line of errorLines(stream, text)) process.stderr.write(`${line}\n`);
    },
    variablesOf: () => ({
      AWS_REGION: 'us-east-1',
      AWS_ENDPOINT_URL: endpoint.url,
      AWS_ACCESS_KEY_ID: operator,
      AWS_SECRET_ACCESS_KEY: 'any',
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      ...variables,
    }),
  });
  const description = {
    logicalId: name,
    name,
    arn: '',
    roleArn: '',
    logGroup: '',
    handler: 'index.handler',
    codeDirectory,
    timeoutSeconds,
    memoryMegabytes,
    variables: {},
  };
  return {
    invoke: async (event) => resultValue(await fleet.invoke(description, JSON.stringify(event))),
    stop: async () => {
      await fleet.stop();
      await endpoint.stop();
    },
  };
};
