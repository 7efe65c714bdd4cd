import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readAssembly } from './assembly.ts';
import { type AwsEndpoint, startAwsEndpoint } from './aws-endpoint.ts';
import { createClock, type MovableClock } from './clock.ts';
import { createConsole } from './console.ts';
import { createFaults } from './faults.ts';
import { type Front, openFront } from './front.ts';
import { createCompute } from './functions/compute.ts';
import { createEdge } from './gateway/edge.ts';
import { createHosts } from './hosts.ts';
import { inspectionPages } from './inspection.ts';
import { openServices, type Services, type StripeChoice } from './open-services.ts';
import { operator } from './permissions/permissions.ts';
import { createRequestLog } from './request-log.ts';
import { createResources } from './resources.ts';
import { openSecrets } from './secrets.ts';
import type { Accounts, Invoke } from './service.ts';
import type { DynamoEngineChoice } from './services/dynamodb/dynamodb.ts';
import { createTrouble } from './trouble.ts';

export interface CloudOptions {
  /** Folder of the cloud assembly, as a rule `cdk.out`. */
  assembly: string;
  /** Ids of its stacks, in the order in which they would be deployed. */
  stacks: readonly string[];
  /** Everything that outlives a restart is kept in here. */
  dataDirectory: string;
  /** 0 for any free one. */
  port: number;
  /** Origin that browsers use when a proxy stands before the platform, e.g. a development server. */
  publicUrl?: string;
  /** Directory of a function's code by function name, asked before each invocation; the packaged asset if absent. */
  functionCode?(functionName: string): Promise<string>;
  /** Done once the port is taken, before the assembly is read: builds it, say. */
  prepare?(): Promise<void>;
  /** Variables all functions get besides those of the template. */
  functionEnvironment?: Record<string, string>;
  /** Values of `SecureString` parameters, by name. */
  secureParameters?: Record<string, string>;
  /** Starts the stand-in for Stripe. */
  stripe?: StripeChoice;
  /** dynalite when not said. */
  dynamodb?: DynamoEngineChoice;
  /** Events one function handles at a time. */
  maxEnvironmentsPerFunction?: number;
  /** Environments of all functions together. */
  maxEnvironments?: number;
}

/** Address and credentials of somebody who may do everything: what a deployment has on AWS. */
export interface OperatorAccess {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A running cloud. */
export interface Cloud {
  /** Origin of the platform, e.g. `http://localhost:4000`. */
  url: string;
  clock: MovableClock;
  accounts: Accounts;
  operator: OperatorAccess;
  /** Runs a function of the template. */
  invoke: Invoke;
  stop(): Promise<void>;
}

/** What has to be stopped, in the order in which it was started. */
type Closing = (() => Promise<unknown>)[];

const closeAll = async (closing: Closing): Promise<void> => {
  for (const close of closing.splice(0).reverse()) await close();
};

const furnish = async (front: Front, options: CloudOptions, closing: Closing): Promise<Omit<Cloud, 'stop'>> => {
  await options.prepare?.();
  const dataDirectory = resolve(options.dataDirectory);
  await mkdir(dataDirectory, { recursive: true });
  const [stacks, clock, secretOf] = await Promise.all([
    readAssembly(resolve(options.assembly), options.stacks),
    createClock(dataDirectory),
    openSecrets(dataDirectory),
  ]);

  // Functions start long after this, when the services they call are there.
  let endpoint: AwsEndpoint;
  let services: Services;
  const { maxEnvironments, maxEnvironmentsPerFunction, functionCode, publicUrl = front.url } = options;
  const compute = await createCompute({
    ...{ stacks, dataDirectory, secretOf, maxEnvironments, maxEnvironmentsPerFunction, functionCode },
    surroundings: () => ({
      awsEndpoint: endpoint.url,
      extra: { ...services.functionEnvironment, ...options.functionEnvironment },
    }),
  });
  const { fleet, functions, invoke, nameOf, permissions, roles } = compute;

  services = await openServices({
    ...{ dataDirectory, clock, secretOf, permissions, roles, invoke, functions, publicUrl },
    secureParameters: options.secureParameters ?? {},
    stripe: options.stripe,
    dynamodb: options.dynamodb ?? 'dynalite',
  });
  closing.push(services.stop);
  const log = createRequestLog();
  const faults = createFaults();
  endpoint = await startAwsEndpoint({
    ...{ permissions, log, faults, nameOf, services: services.all },
    ...{ invocationOf: fleet.invocationOf, kill: fleet.kill },
  });
  closing.push(endpoint.stop, compute.stop);

  const hosts = createHosts();
  const { accounts, s3 } = services;
  const address = new URL(publicUrl).host;
  const edge = createEdge({ stacks, compute, s3, accounts, endpoint, hosts, address, now: clock.now });
  await createResources(stacks, [...services.all, functions, roles, ...edge.providers], hosts);

  const links = { 'Calls of functions to services as JSON': '/_local/requests' };
  const consolePages = createConsole({ ...services, clock, permissions, links });
  const troublePages = createTrouble({ ...services, faults });
  const pages = { ...services.pages, ...consolePages, ...inspectionPages(permissions, log), ...troublePages };
  front.open({ origin: edge.origin(), pages });
  await services.start();
  return {
    ...{ url: publicUrl, clock, accounts, invoke },
    operator: { endpoint: endpoint.url, accessKeyId: operator, secretAccessKey: secretOf(operator) },
  };
};

/**
 * Starts the cloud for the stacks of an assembly and resolves when it answers. Rejects, leaving nothing behind, when
 * the port is taken (`EADDRINUSE`) or the template asks for what has no stand-in.
 */
export const startCloud = async (options: CloudOptions): Promise<Cloud> => {
  const front = await openFront(options.port);
  const closing: Closing = [];
  const stop = async () => {
    await front.stop();
    await closeAll(closing);
  };
  try {
    return { ...(await furnish(front, options, closing)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
