import { stackId, stackIds } from '#lib/stack-ids.ts';
import type { StageName } from '#lib/stages.ts';
import { awsClient, type ClientSettings } from './aws-clients.ts';

/** A stack that exists. */
export interface ExistingStack {
  name: string;
  status: string;
  isProtected: boolean;
  /** Settings of clients in its region. */
  settings: ClientSettings;
}

const readRegion = async (ids: readonly string[], settings: ClientSettings): Promise<ExistingStack[]> => {
  const client = awsClient('cloudFormation', settings);
  const found: ExistingStack[] = [];
  let token: string | undefined;
  do {
    const { Stacks = [], NextToken } = await client.describeStacks(token === undefined ? {} : { NextToken: token });
    for (const { StackName: name, StackStatus: status, EnableTerminationProtection: isProtected = false } of Stacks)
      if (ids.includes(name)) found.push({ name, status, isProtected, settings });
    token = NextToken;
  } while (token);
  return found;
};

/** Reads the stacks of a stage that exist. The web ACL's is always in us-east-1. */
export const readStacks = async (stage: StageName, settings: ClientSettings): Promise<ExistingStack[]> => {
  const firewall = stackId(stage, 'firewall');
  const ids = stackIds(stage).filter((id) => id !== firewall);
  const [stacks, firewalls] = await Promise.all([
    readRegion(ids, settings),
    readRegion([firewall], { ...settings, region: 'us-east-1' }),
  ]);
  return [...stacks, ...firewalls];
};

/** Reads the physical ids of a stack's resources. */
export const readResourceIds = async ({ name, settings }: ExistingStack): Promise<string[]> => {
  const client = awsClient('cloudFormation', settings);
  const ids: string[] = [];
  let token: string | undefined;
  do {
    const { StackResourceSummaries = [], NextToken } = await client.listStackResources({
      StackName: name,
      ...(token !== undefined && { NextToken: token }),
    });
    ids.push(...StackResourceSummaries.flatMap(({ PhysicalResourceId }) => PhysicalResourceId ?? []));
    token = NextToken;
  } while (token);
  return ids;
};
