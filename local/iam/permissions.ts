import type { AuthorizationRequest } from '../aws/service.ts';
import type { Grant, Policy } from './policy.ts';

/** The principal of deployments and tests: allowed everything, never recorded. */
export const operator = 'operator';

/** Denials kept per function; further ones repeat them. */
const maxDenied = 100;

interface UsageRecord {
  used: Set<Grant>;
  denied: Map<string, Grant>;
}

/** A function's granted, used and denied rights. */
export interface FunctionPermissions {
  granted: Grant[];
  used: Grant[];
  denied: Grant[];
}

/** A caller of services: a function of the template. */
export interface Principal {
  /** Function name, for reports and messages. */
  name: string;
  policy: Policy;
}

export interface Permissions {
  /** Returns the first request that is denied; undefined when all are allowed. Records use and denial. */
  findDenied(id: string, requests: readonly AuthorizationRequest[]): AuthorizationRequest | undefined;
  /** Checks one request without recording it. */
  allows(id: string, request: AuthorizationRequest): boolean;
  report(): { functions: Record<string, FunctionPermissions> };
}

/**
 * Authorizes requests by the roles of the template. `principalOf` finds a function by its access key, which is its
 * logical id; every other principal except the operator is denied.
 */
export const createPermissions = (
  principalOf: (id: string) => Principal | undefined,
  principalIds: () => Iterable<string>,
): Permissions => {
  const usageById = new Map<string, UsageRecord>();

  const usageOf = (id: string): UsageRecord => {
    const existing = usageById.get(id);
    if (existing) return existing;
    const usage: UsageRecord = { used: new Set(), denied: new Map() };
    usageById.set(id, usage);
    return usage;
  };

  return {
    findDenied: (id, requests) => {
      if (id === operator) return undefined;
      const principal = principalOf(id);
      if (!principal) return requests[0];
      const usage = usageOf(id);
      for (const request of requests) {
        const grant = principal.policy.allows(request);
        if (grant) {
          usage.used.add(grant);
          continue;
        }
        const { action, resource } = request;
        if (usage.denied.size < maxDenied) usage.denied.set(`${action} ${resource}`, { action, resource });
        return request;
      }
      return undefined;
    },

    allows: (id, request) => id === operator || principalOf(id)?.policy.allows(request) !== undefined,

    report: () => {
      const functions: Record<string, FunctionPermissions> = {};
      for (const id of principalIds()) {
        const principal = principalOf(id);
        if (!principal) continue;
        const { used, denied } = usageOf(id);
        functions[principal.name] = {
          granted: [...principal.policy.grants],
          used: [...used],
          denied: [...denied.values()],
        };
      }
      return { functions };
    },
  };
};
