import type { AuthorizationRequest } from '../aws/service.ts';
import type { Grant, Policy } from './policy.ts';

/** The principal of deployments and of tests: allowed everything, recorded nowhere. */
export const operator = 'operator';

/** Refusals kept per function; more only say the same again. */
const maxDenied = 100;

interface UsageRecord {
  used: Set<Grant>;
  denied: Map<string, Grant>;
}

/** What one function was granted by its role, what of it it has used, and what it was refused. */
export interface FunctionPermissions {
  granted: Grant[];
  used: Grant[];
  denied: Grant[];
}

/** Whoever may call a service: a function of the template. */
export interface Principal {
  /** Name of the function, for reports and messages. */
  name: string;
  policy: Policy;
}

export interface Permissions {
  /** The question that is not allowed; undefined when all are. Records what was used and refused. */
  findDenied(id: string, requests: readonly AuthorizationRequest[]): AuthorizationRequest | undefined;
  /** Same answer for one question, recorded nowhere. */
  allows(id: string, request: AuthorizationRequest): boolean;
  report(): { functions: Record<string, FunctionPermissions> };
}

/**
 * Judges requests by the roles of the template. `principalOf` finds a function by the access key that signed, its
 * logical id; anyone else is refused everything.
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
