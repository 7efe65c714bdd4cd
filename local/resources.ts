import type { Stack } from './assembly.ts';
import type { Hosts } from './hosts.ts';
import { deploymentFunctions, ignoredResource, isIgnored } from './ignored.ts';
import type { CreatedResource, ResourceDescription } from './service.ts';
import { createResolver, type References, type Resolver } from './template.ts';

/** Whoever makes resources of some types real. */
export interface ResourceProvider {
  resourceTypes: readonly string[];
  create(resource: ResourceDescription): Promise<CreatedResource>;
}

interface Deployment {
  stack: Stack;
  resolver: Resolver;
  /** Functions that only CloudFormation calls. */
  ownFunctions: Set<string>;
}

/** Deep copy of a resolved value with every text replaced. */
const mapTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]));
};

/**
 * Creates every resource of the stacks, each after those it refers to. Hosts that a resource answers for are replaced in
 * the properties of all resources created later. A type that has neither a provider nor a reason to be ignored throws.
 */
export const createResources = async (
  stacks: readonly Stack[],
  providers: readonly ResourceProvider[],
  hosts: Hosts,
): Promise<void> => {
  const providerOf = new Map(providers.flatMap((provider) => provider.resourceTypes.map((type) => [type, provider])));
  const deployments: Deployment[] = [];

  const importValue = async (name: string): Promise<unknown> => {
    for (const { stack, resolver } of deployments) {
      for (const [id, output] of Object.entries(stack.template.Outputs ?? {})) {
        const path = `Outputs.${id}`;
        if (!output.Export || (await resolver.resolve(output.Export.Name, path)) !== name) continue;
        return resolver.resolve(output.Value, path);
      }
    }
    throw new Error(`No stack exports ${name}.`);
  };

  const create = async (deployment: Deployment, logicalId: string): Promise<CreatedResource> => {
    const { stack, resolver, ownFunctions } = deployment;
    const resource = stack.template.Resources?.[logicalId];
    if (!resource) throw new Error(`${stack.name} has no resource ${logicalId}.`);
    const provider = providerOf.get(resource.Type);
    if (ownFunctions.has(logicalId) || (!provider && isIgnored(resource.Type))) {
      return ignoredResource(stack.name, logicalId, resource.Type);
    }
    if (!provider) throw new Error(`${stack.name}: no stand-in for ${resource.Type} (${logicalId}).`);
    const properties = await resolver.resolve(resource.Properties ?? {}, `${logicalId}.Properties`);
    const created = await provider.create({
      logicalId,
      type: resource.Type,
      properties: mapTexts(properties, hosts.rewrite) as Record<string, unknown>,
      stackName: stack.name,
    });
    for (const [host, address] of Object.entries(created.hosts ?? {})) hosts.add(host, address);
    return created;
  };

  for (const stack of stacks) {
    const created = new Map<string, Promise<CreatedResource>>();
    const references: References = {
      importValue,
      resource: (logicalId) => {
        const known = created.get(logicalId);
        if (known) return known;
        const creation = create(deployment, logicalId);
        created.set(logicalId, creation);
        return creation;
      },
    };
    const resolver = createResolver(stack.name, stack.template, references);
    const deployment: Deployment = { stack, resolver, ownFunctions: deploymentFunctions(stack) };
    deployments.push(deployment);
    for (const [logicalId, resource] of Object.entries(stack.template.Resources ?? {})) {
      if (await resolver.holds(resource.Condition)) await references.resource(logicalId);
    }
  }
};
