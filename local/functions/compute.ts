import { join } from 'node:path';
import type { Metrics } from '../aws/cloudwatch/metrics.ts';
import type { SecretOf } from '../aws/secrets.ts';
import type { Invoke } from '../aws/service.ts';
import { createPermissions, type Permissions } from '../iam/permissions.ts';
import { createRoles, type Roles } from '../iam/roles.ts';
import type { Stack } from '../template/assembly.ts';
import { bundleThread } from './bundle-thread.ts';
import { createFleet } from './fleet.ts';
import { createFunctions, type Functions } from './functions.ts';
import { createMeteredFleet, type MeteredFleet } from './metered-fleet.ts';
import { createMetricFilters, type MetricFilters } from './metric-filters.ts';
import { createFunctionOutput } from './output.ts';
import { resultValue } from './protocol.ts';
import { runtimeVariables } from './variables.ts';

export interface ComputeOptions {
  stacks: readonly Stack[];
  dataDirectory: string;
  secretOf: SecretOf;
  metrics: Metrics;
  /** Concurrent invocations of one function. */
  maxEnvironmentsPerFunction?: number | undefined;
  /** Environments of all functions combined. */
  maxEnvironments?: number | undefined;
  /** Returns the directory of a function's code by function name, for development; the packaged asset if absent. */
  functionCode?: ((functionName: string) => Promise<string>) | undefined;
  /** Called whenever an environment starts: the endpoint of the services, and extra variables. */
  runtimeContext(): { awsEndpoint: string; extra: Record<string, string> };
}

/** The functions of the template, their principals and their environments. */
export interface Compute {
  functions: Functions;
  roles: Roles;
  permissions: Permissions;
  metricFilters: MetricFilters;
  fleet: MeteredFleet;
  invoke: Invoke;
  /** Name of a principal: the function's name, or the principal itself. */
  nameOf(principal: string): string;
  stop(): Promise<void>;
}

const defaultMaxEnvironmentsPerFunction = 3;
const defaultMaxEnvironments = 32;

/** Prepares to run functions; their output goes to `logs/functions.log` of the data directory. */
export const createCompute = async (options: ComputeOptions): Promise<Compute> => {
  const functions = createFunctions(options.stacks, options.metrics);
  const roles = createRoles();
  const permissions = createPermissions((id) => {
    const found = functions.byId(id);
    return found && { name: found.name, policy: roles.policyOf(found.roleArn) };
  }, functions.ids);
  const { functionCode } = options;
  const metricFilters = createMetricFilters(options.metrics);
  const output = createFunctionOutput(join(options.dataDirectory, 'logs', 'functions.log'));

  const threads = createFleet({
    runtime: await bundleThread('local/functions/runtime.ts'),
    maxPerFunction: options.maxEnvironmentsPerFunction ?? defaultMaxEnvironmentsPerFunction,
    maxTotal: options.maxEnvironments ?? defaultMaxEnvironments,
    variablesOf: (description, token) =>
      runtimeVariables(description, token, { secretOf: options.secretOf, ...options.runtimeContext() }),
    codeDirectoryOf: functionCode && (({ name }) => functionCode(name)),
    onOutput: ({ name, logGroup }, stream, text) => {
      output.write(name, stream, text);
      metricFilters.count(logGroup, text);
    },
  });
  const fleet = createMeteredFleet(threads, options.metrics);

  return {
    functions,
    roles,
    permissions,
    metricFilters,
    fleet,
    nameOf: (principal) => functions.byId(principal)?.name ?? principal,
    invoke: async (logicalId, event) => {
      const found = functions.byId(logicalId);
      if (!found) throw new Error(`The template has no function ${logicalId}.`);
      return resultValue(await fleet.invoke(found, JSON.stringify(event)));
    },
    stop: async () => {
      await fleet.stop();
      await output.stop();
    },
  };
};
