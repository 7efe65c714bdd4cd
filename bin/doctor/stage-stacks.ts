import { stackId, stackIds } from '#lib/stack-ids.ts';
import type { StageName } from '#lib/stages.ts';
import { allPages, awsClient, type ClientSettings } from './aws-clients.ts';

/** A stack that exists. */
export interface ExistingStack {
  name: string;
  status: string;
  /** What CloudFormation says about the cause of the status. */
  reason: string | undefined;
  isProtected: boolean;
  /** Settings of clients in its region. */
  settings: ClientSettings;
}

const readRegion = async (ids: readonly string[], settings: ClientSettings): Promise<ExistingStack[]> => {
  const client = awsClient('cloudFormation', settings);
  const pages = await allPages(
    (NextToken) => client.describeStacks(NextToken === undefined ? {} : { NextToken }),
    ({ NextToken }) => NextToken,
  );
  return pages
    .flatMap(({ Stacks = [] }) => Stacks)
    .filter(({ StackName }) => ids.includes(StackName))
    .map((stack) => ({
      name: stack.StackName,
      status: stack.StackStatus,
      reason: stack.StackStatusReason,
      isProtected: stack.EnableTerminationProtection ?? false,
      settings,
    }));
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
  const pages = await allPages(
    (NextToken) => client.listStackResources({ StackName: name, ...(NextToken !== undefined && { NextToken }) }),
    ({ NextToken }) => NextToken,
  );
  return pages
    .flatMap(({ StackResourceSummaries = [] }) => StackResourceSummaries)
    .flatMap(({ PhysicalResourceId }) => PhysicalResourceId ?? []);
};
