import type { PermissionQuestion } from '../service.ts';
import type { Grant, Policy } from './policy.ts';

/** The principal of deployments and of tests: allowed everything, recorded nowhere. */
export const operator = 'operator';

/** Refusals kept per function; more only say the same again. */
const maxDenied = 100;

interface Ledger {
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
  refused(id: string, questions: readonly PermissionQuestion[]): PermissionQuestion | undefined;
  /** Same answer for one question, recorded nowhere. */
  allows(id: string, question: PermissionQuestion): boolean;
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
  const ledgers = new Map<string, Ledger>();

  const ledgerOf = (id: string): Ledger => {
    const known = ledgers.get(id);
    if (known) return known;
    const ledger: Ledger = { used: new Set(), denied: new Map() };
    ledgers.set(id, ledger);
    return ledger;
  };

  return {
    refused: (id, questions) => {
      if (id === operator) return undefined;
      const principal = principalOf(id);
      if (!principal) return questions[0];
      const ledger = ledgerOf(id);
      for (const question of questions) {
        const grant = principal.policy.allows(question);
        if (grant) {
          ledger.used.add(grant);
          continue;
        }
        const { action, resource } = question;
        if (ledger.denied.size < maxDenied) ledger.denied.set(`${action} ${resource}`, { action, resource });
        return question;
      }
      return undefined;
    },

    allows: (id, question) => id === operator || principalOf(id)?.policy.allows(question) !== undefined,

    report: () => {
      const functions: Record<string, FunctionPermissions> = {};
      for (const id of principalIds()) {
        const principal = principalOf(id);
        if (!principal) continue;
        const { used, denied } = ledgerOf(id);
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
