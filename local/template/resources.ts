import type { CreatedResource, ResourceDescription } from '../aws/service.ts';
import type { Stack } from './assembly.ts';
import type { Hosts } from './hosts.ts';
import { findDeploymentFunctions, ignoredResource, isIgnored } from './ignored-resources.ts';
import { checkName, fixedName } from './limits.ts';
import { createResolver, type References, type Resolver } from './resolver.ts';

/** A resource that was created, or is deliberately not created, with its physical id. */
export interface DeployedResource {
  logicalId: string;
  type: string;
  physicalId: string;
}

/** Creates resources of certain types. */
export interface ResourceProvider {
  resourceTypes: readonly string[];
  create(resource: ResourceDescription): Promise<CreatedResource>;
}

interface Deployment {
  stack: Stack;
  resolver: Resolver;
  /** Functions that run only during deployment. */
  deploymentFunctions: Set<string>;
}

/** Deep-copies a resolved value, mapping every string. */
const mapStrings = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]));
};

/**
 * Creates every resource of the stacks, after the resources it refers to. Hosts of a created resource are replaced in
 * the properties of all later resources. Resolves to the resources by stack name. @throws Error for a type that is
 * neither supported nor ignored.
 */
export const createResources = async (
  stacks: readonly Stack[],
  providers: readonly ResourceProvider[],
  hosts: Hosts,
): Promise<Record<string, DeployedResource[]>> => {
  const providerOf = new Map(providers.flatMap((provider) => provider.resourceTypes.map((type) => [type, provider])));
  const deployments: Deployment[] = [];
  const deployed: Record<string, DeployedResource[]> = {};

  /** Values of outputs by export name. */
  const imported = new Map<string, Promise<unknown>>();

  const findExport = async (name: string): Promise<unknown> => {
    for (const { stack, resolver } of deployments) {
      for (const [id, output] of Object.entries(stack.template.Outputs ?? {})) {
        const path = `Outputs.${id}`;
        if (!output.Export || (await resolver.resolve(output.Export.Name, path)) !== name) continue;
        return resolver.resolve(output.Value, path);
      }
    }
    throw new Error(`No stack exports ${name}.`);
  };

  const importValue = (name: string): Promise<unknown> => {
    const value = imported.get(name) ?? findExport(name);
    imported.set(name, value);
    return value;
  };

  const create = async (deployment: Deployment, logicalId: string): Promise<CreatedResource> => {
    const { stack, resolver, deploymentFunctions } = deployment;
    const resource = stack.template.Resources?.[logicalId];
    if (!resource) throw new Error(`${stack.name} has no resource ${logicalId}.`);
    const name = fixedName(resource.Type, resource.Properties ?? {});
    if (name !== undefined) checkName(resource.Type, String(await resolver.resolve(name, `${logicalId}.Name`)));
    const provider = providerOf.get(resource.Type);
    if (deploymentFunctions.has(logicalId) || (!provider && isIgnored(resource.Type))) {
      return ignoredResource(stack.name, logicalId, resource.Type);
    }
    if (!provider) throw new Error(`${stack.name}: no stand-in for ${resource.Type} (${logicalId}).`);
    const properties = await resolver.resolve(resource.Properties ?? {}, `${logicalId}.Properties`);
    const created = await provider.create({
      logicalId,
      type: resource.Type,
      properties: mapStrings(properties, hosts.rewrite) as Record<string, unknown>,
      stackName: stack.name,
    });
    for (const [host, target] of Object.entries(created.hosts ?? {})) hosts.add(host, target);
    return created;
  };

  for (const stack of stacks) {
    const created = new Map<string, Promise<CreatedResource>>();
    const references: References = {
      importValue,
      resource: (logicalId) => {
        const existing = created.get(logicalId);
        if (existing) return existing;
        const creation = create(deployment, logicalId);
        created.set(logicalId, creation);
        return creation;
      },
    };
    const resolver = createResolver(stack.name, stack.template, references);
    const deployment: Deployment = { stack, resolver, deploymentFunctions: findDeploymentFunctions(stack) };
    deployments.push(deployment);
    for (const [logicalId, resource] of Object.entries(stack.template.Resources ?? {})) {
      if (await resolver.evaluateCondition(resource.Condition)) await references.resource(logicalId);
    }
    deployed[stack.name] = await Promise.all(
      [...created].map(async ([logicalId, creation]) => ({
        logicalId,
        type: stack.template.Resources?.[logicalId]?.Type ?? '',
        physicalId: (await creation).ref,
      })),
    );
  }
  return deployed;
};
