import type { AuthorizationRequest } from '../aws/service.ts';
import { glob } from '../glob.ts';
import { type ConditionBlock, compileConditions } from './conditions.ts';

/** One action on one resource as written in a policy; both may contain wildcards. */
export interface Grant {
  action: string;
  resource: string;
}

/** A policy document with intrinsics resolved. */
export interface PolicyDocument {
  Statement: StatementDocument | StatementDocument[];
}

interface StatementDocument {
  Effect: 'Allow' | 'Deny';
  Action?: string | string[];
  Resource?: string | string[];
  Condition?: ConditionBlock;
}

interface Rule extends Grant {
  effect: 'Allow' | 'Deny';
  matches(request: AuthorizationRequest): boolean;
}

const listOf = <Item>(value: Item | Item[]): Item[] => (Array.isArray(value) ? value : [value]);

const compileStatement = (statement: StatementDocument): Rule[] => {
  if (!statement.Action || !statement.Resource) {
    throw new Error('Policies with NotAction or NotResource are not supported.');
  }
  const holds = compileConditions(statement.Condition);
  const resources = listOf(statement.Resource).map((resource) => ({ resource, matches: glob(resource) }));
  return listOf(statement.Action).flatMap((action) => {
    const matchesAction = glob(action, true);
    return resources.map(({ resource, matches }) => ({
      effect: statement.Effect,
      action,
      resource,
      matches: (request) => matchesAction(request.action) && matches(request.resource) && holds(request.context ?? {}),
    }));
  });
};

export interface Policy {
  /** Every pair of action and resource that a statement allows. */
  grants: readonly Grant[];
  /** Returns the grant that allows a request; undefined when none does or a statement denies it. */
  allows(request: AuthorizationRequest): Grant | undefined;
}

/** Compiles the documents attached to a role. An explicit Deny overrides any Allow, as in IAM. */
export const compilePolicy = (documents: readonly PolicyDocument[]): Policy => {
  const rules = documents.flatMap((document) => listOf(document.Statement).flatMap(compileStatement));
  const denials = rules.filter((rule) => rule.effect === 'Deny');
  const allowances = rules.filter((rule) => rule.effect === 'Allow');
  const grants = new Map(
    allowances.map(({ action, resource }) => [`${action} ${resource}`, { action, resource } satisfies Grant]),
  );
  return {
    grants: [...grants.values()],
    allows: (request) => {
      if (denials.some((rule) => rule.matches(request))) return undefined;
      const rule = allowances.find((allowance) => allowance.matches(request));
      return rule && grants.get(`${rule.action} ${rule.resource}`);
    },
  };
};
