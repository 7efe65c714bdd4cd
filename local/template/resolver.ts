import { accountId, type CreatedResource, region } from '../aws/service.ts';
import type { Template } from './assembly.ts';
import { intrinsics, type Scope } from './intrinsics.ts';

/** What a template refers to outside itself. */
export interface References {
  resource(logicalId: string): Promise<CreatedResource>;
  /** Returns the value of another stack's output by export name. */
  importValue(name: string): Promise<unknown>;
}

export interface Resolver {
  /** Resolves a value of the template; `path` locates it in errors (`Table.Properties.TableName`). */
  resolve(value: unknown, path: string): Promise<unknown>;
  /** Evaluates a named condition; true without a name. */
  evaluateCondition(condition: string | undefined): Promise<boolean>;
}

/** Value of `AWS::NoValue`; objects and lists omit it. */
const noValue = Symbol('AWS::NoValue');

/**
 * Returns the name of the intrinsic function that a value calls. `Condition` counts only inside conditions, because
 * policy statements have a field of that name.
 */
const intrinsicName = (value: object, path: string): string | undefined => {
  const [key, another] = Object.keys(value);
  if (key === undefined || another !== undefined) return undefined;
  if (key === 'Condition') return path.startsWith('Conditions.') ? key : undefined;
  return key === 'Ref' || key.startsWith('Fn::') ? key : undefined;
};

/**
 * Resolves the intrinsic functions of one template. Anything unknown throws with its path, because a guess would work
 * here and fail on AWS.
 */
export const createResolver = (stackName: string, template: Template, references: References): Resolver => {
  const pseudo: Record<string, unknown> = {
    'AWS::AccountId': accountId,
    'AWS::NoValue': noValue,
    'AWS::Partition': 'aws',
    'AWS::Region': region,
    'AWS::StackId': `arn:aws:cloudformation:${region}:${accountId}:stack/${stackName}/local`,
    'AWS::StackName': stackName,
    'AWS::URLSuffix': 'amazonaws.com',
  };

  const fail = (path: string, reason: string): never => {
    throw new Error(`${stackName}: ${reason} at ${path}`);
  };

  const resource = async (name: string, path: string): Promise<CreatedResource> => {
    if (!template.Resources?.[name]) return fail(path, `unknown resource ${name}`);
    return references.resource(name);
  };

  const scope: Scope = {
    fail,
    importValue: (name) => references.importValue(name),

    ref: async (name, path) => {
      if (Object.hasOwn(pseudo, name)) return pseudo[name];
      const parameter = template.Parameters?.[name];
      if (parameter) return parameter.Default ?? fail(path, `parameter ${name} has no default`);
      return (await resource(name, path)).ref;
    },

    attribute: async (name, attributeName, path) => {
      const value = (await resource(name, path)).attributes[attributeName];
      return value ?? fail(path, `${name} (${template.Resources?.[name]?.Type}) has no attribute ${attributeName}`);
    },

    evaluateCondition: async (condition) => {
      const expression = template.Conditions?.[condition];
      if (expression === undefined) return fail(condition, 'unknown condition');
      return (await scope.resolve(expression, `Conditions.${condition}`)) === true;
    },

    resolve: async (value, path) => {
      if (Array.isArray(value)) {
        const items = await Promise.all(value.map((item, at) => scope.resolve(item, `${path}.${at}`)));
        return items.filter((item) => item !== noValue);
      }
      if (value === null || typeof value !== 'object') return value;
      const name = intrinsicName(value, path);
      if (name !== undefined) {
        const intrinsic = intrinsics[name] ?? fail(path, `${name} is not supported`);
        return intrinsic(scope, (value as Record<string, unknown>)[name], path);
      }
      const entries = await Promise.all(
        Object.entries(value).map(async ([key, item]) => [key, await scope.resolve(item, `${path}.${key}`)] as const),
      );
      return Object.fromEntries(entries.filter(([, item]) => item !== noValue));
    },
  };

  return {
    resolve: scope.resolve,
    evaluateCondition: async (condition) => condition === undefined || scope.evaluateCondition(condition),
  };
};
