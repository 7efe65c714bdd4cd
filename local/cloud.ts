import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createLocalAccount, type LocalAccount } from './aws/account/account.ts';
import { createMetrics } from './aws/cloudwatch/metrics.ts';
import type { DynamoEngineOption } from './aws/dynamodb/dynamodb.ts';
import { countTableFailure } from './aws/dynamodb/table-metrics.ts';
import { type AwsEndpoint, startAwsEndpoint } from './aws/endpoint.ts';
import { type Http2Endpoint, startHttp2Endpoint } from './aws/http2-endpoint.ts';
import { createRequestLog } from './aws/request-log.ts';
import { openSecrets } from './aws/secrets.ts';
import type { Accounts, Invoke } from './aws/service.ts';
import { createClock, type MovableClock } from './clock.ts';
import { createConsole } from './console/console.ts';
import { inspectionPages } from './console/inspection.ts';
import { createEdge } from './edge/edge.ts';
import { type PublicServer, startPublicServer } from './edge/public-server.ts';
import { createFaultInjectionPages } from './faults/fault-injection.ts';
import { createFaults } from './faults/faults.ts';
import { createCompute } from './functions/compute.ts';
import { operator } from './iam/permissions.ts';
import { openServices, type Services, type StripeConnection } from './services.ts';
import { readAssembly } from './template/assembly.ts';
import { createHosts } from './template/hosts.ts';
import { createResources } from './template/resources.ts';

export interface CloudOptions {
  /** Folder of the cloud assembly, usually `cdk.out`. */
  assembly: string;
  /** Ids of its stacks, in deployment order. */
  stacks: readonly string[];
  /** Holds everything that outlives a restart. */
  dataDirectory: string;
  /** 0 for any free port. */
  port: number;
  /** Origin that browsers use when a proxy is in front of the platform, e.g. a development server. */
  publicUrl?: string;
  /**
   * Returns the directory of a function's code by function name, called before each invocation; the packaged asset if
   * absent.
   */
  functionCode?(functionName: string): Promise<string>;
  /** Runs once the port is bound, before the assembly is read, e.g. to build it. */
  prepare?(): Promise<void>;
  /** Variables of all functions, besides those of the template. */
  functionEnvironment?: Record<string, string>;
  /** Values of `SecureString` parameters, by name. */
  secureParameters?: Record<string, string>;
  /** Starts the stand-in for Stripe. */
  stripe?: StripeConnection;
  /** Default: dynalite. */
  dynamodb?: DynamoEngineOption;
  /** Concurrent invocations of one function. */
  maxEnvironmentsPerFunction?: number;
  /** Environments of all functions combined. */
  maxEnvironments?: number;
}

/** Endpoint and credentials of a principal with all rights, like a deployment on AWS. */
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
  /** What the AWS account has besides the stacks; tests change it. */
  account: LocalAccount;
  operator: OperatorAccess;
  /** Invokes a function of the template. */
  invoke: Invoke;
  stop(): Promise<void>;
}

/** What must be stopped, in start order. */
type Cleanup = (() => Promise<unknown>)[];

const runCleanup = async (cleanup: Cleanup): Promise<void> => {
  for (const close of cleanup.splice(0).reverse()) await close();
};

const assemble = async (
  server: PublicServer,
  options: CloudOptions,
  cleanup: Cleanup,
): Promise<Omit<Cloud, 'stop'>> => {
  await options.prepare?.();
  const dataDirectory = resolve(options.dataDirectory);
  await mkdir(dataDirectory, { recursive: true });
  const [stacks, clock, secretOf] = await Promise.all([
    readAssembly(resolve(options.assembly), options.stacks),
    createClock(dataDirectory),
    openSecrets(dataDirectory),
  ]);

  const account = createLocalAccount();
  const metrics = createMetrics(clock);

  // Functions run only later, when the services they call exist.
  let endpoint: AwsEndpoint;
  let http2Endpoint: Http2Endpoint;
  let services: Services;
  const { maxEnvironments, maxEnvironmentsPerFunction, functionCode, publicUrl = server.url } = options;
  const compute = await createCompute({
    stacks,
    dataDirectory,
    secretOf,
    metrics,
    maxEnvironments,
    maxEnvironmentsPerFunction,
    functionCode,
    runtimeContext: () => ({
      awsEndpoint: endpoint.url,
      extra: {
        AWS_ENDPOINT_URL_BEDROCK_RUNTIME: http2Endpoint.url,
        ...services.functionEnvironment,
        ...options.functionEnvironment,
      },
    }),
  });
  const { fleet, functions, invoke, nameOf, permissions, roles } = compute;

  services = await openServices({
    dataDirectory,
    clock,
    account,
    metrics,
    secretOf,
    permissions,
    roles,
    invoke,
    functions,
    publicUrl,
    secureParameters: options.secureParameters ?? {},
    stripe: options.stripe,
    dynamodb: options.dynamodb ?? 'dynalite',
  });
  cleanup.push(services.stop);
  const log = createRequestLog();
  const faults = createFaults();
  endpoint = await startAwsEndpoint({
    permissions,
    log,
    faults,
    nameOf,
    services: services.all,
    invocationOf: fleet.invocationOf,
    kill: fleet.kill,
    onTableReply: (request, operation, reply) => countTableFailure(metrics, request, operation, reply),
  });
  http2Endpoint = await startHttp2Endpoint(endpoint.dispatch);
  cleanup.push(endpoint.stop, http2Endpoint.stop, compute.stop);

  const hosts = createHosts();
  const { accounts, s3 } = services;
  const publicHost = new URL(publicUrl).host;
  const edge = createEdge({ stacks, compute, metrics, s3, accounts, endpoint, hosts, publicHost, now: clock.now });
  const deployed = await createResources(
    stacks,
    [...services.all, services.alarms, functions, compute.metricFilters, roles, ...edge.providers],
    hosts,
  );
  services.alarms.requireSources();
  compute.metricFilters.requireValues();

  for (const [name, resources] of Object.entries(deployed))
    account.stacks[name] = { status: 'CREATE_COMPLETE', resources };

  const links = { 'Service calls of functions as JSON': '/_local/requests' };
  const consolePages = createConsole({ ...services, clock, permissions, links });
  const faultPages = createFaultInjectionPages({ ...services, faults, fleet });
  const pages = {
    ...services.pages,
    ...consolePages,
    ...inspectionPages({ permissions, log, metrics, alarms: services.alarms }),
    ...faultPages,
  };
  server.serve({ origin: edge.origin(), pages, aws: endpoint.serve });
  await services.start();
  return {
    url: publicUrl,
    clock,
    accounts,
    account,
    invoke,
    operator: { endpoint: endpoint.url, accessKeyId: operator, secretAccessKey: secretOf(operator) },
  };
};

/**
 * Starts the cloud for the stacks of an assembly; resolves when it accepts requests. Cleans up and rejects when the
 * port is in use (`EADDRINUSE`) or the template needs a resource without a stand-in.
 */
export const startCloud = async (options: CloudOptions): Promise<Cloud> => {
  const server = await startPublicServer(options.port);
  const cleanup: Cleanup = [];
  const stop = async () => {
    await server.stop();
    await runCleanup(cleanup);
  };
  try {
    return { ...(await assemble(server, options, cleanup)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
