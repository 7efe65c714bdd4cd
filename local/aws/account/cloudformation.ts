import { formOf } from '#local/http.ts';
import type { DeployedResource } from '#local/template/resources.ts';
import { queryError } from '../errors.ts';
import { type AwsReply, region, type Service } from '../service.ts';
import { xmlText } from '../xml.ts';
import type { LocalAccount } from './account.ts';
import { elements, readOnlyService, xml } from './read-only-service.ts';

/** A stack as CloudFormation describes it. */
export interface LocalStack {
  /** e.g. `CREATE_COMPLETE`. */
  status: string;
  /** CloudFormation's reason for the status. */
  reason?: string;
  /** Termination protection; default: off. */
  isProtected?: boolean;
  resources: DeployedResource[];
  /** Body of its stack policy. */
  policy?: string;
}

const namespace = 'http://cloudformation.amazonaws.com/doc/2010-05-15/';
/** Creation time of every stack. */
const createdAt = '2026-01-01T00:00:00.000Z';

const respond = (action: string, result: string): AwsReply =>
  xml(`<${action}Response xmlns="${namespace}"><${action}Result>${result}</${action}Result></${action}Response>`);

const missingStack = (name: string): AwsReply =>
  queryError(400, 'ValidationError', `Stack with id ${name} does not exist`);

/**
 * Creates the stand-in for CloudFormation: DescribeStacks, ListStackResources and SetStackPolicy. It deploys nothing.
 */
export const createCloudFormation = (account: Pick<LocalAccount, 'id' | 'stacks'>): Service => {
  const summary = (name: string, { status, reason, isProtected = false }: LocalStack) =>
    `<member><StackName>${xmlText(name)}</StackName><StackId>arn:aws:cloudformation:${region}:${account.id}:stack/` +
    `${xmlText(name)}/0</StackId><StackStatus>${status}</StackStatus>${
      reason === undefined ? '' : `<StackStatusReason>${xmlText(reason)}</StackStatusReason>`
    }<CreationTime>${createdAt}</CreationTime><EnableTerminationProtection>${isProtected}</EnableTerminationProtection></member>`;

  const describeStacks = (name: string | null): AwsReply => {
    const stacks = Object.entries(account.stacks).filter(([stack]) => name === null || stack === name);
    if (name !== null && stacks.length === 0) return missingStack(name);
    return respond('DescribeStacks', `<Stacks>${elements(stacks, ([stack, value]) => summary(stack, value))}</Stacks>`);
  };

  const listStackResources = ({ resources, status }: LocalStack): AwsReply =>
    respond(
      'ListStackResources',
      `<StackResourceSummaries>${elements(
        resources,
        ({ logicalId, type, physicalId }) =>
          `<member><LogicalResourceId>${xmlText(logicalId)}</LogicalResourceId><ResourceType>${type}</ResourceType>` +
          `<PhysicalResourceId>${xmlText(physicalId)}</PhysicalResourceId><ResourceStatus>${status}</ResourceStatus>` +
          `<LastUpdatedTimestamp>${createdAt}</LastUpdatedTimestamp></member>`,
      )}</StackResourceSummaries>`,
    );

  return readOnlyService(
    'cloudformation',
    (request) => `cloudformation:${formOf(request).get('Action')}`,
    (request) => {
      const form = formOf(request);
      const action = form.get('Action');
      const name = form.get('StackName');
      if (action === 'DescribeStacks') return describeStacks(name);
      const stack = account.stacks[name ?? ''];
      if (action === 'ListStackResources') return stack ? listStackResources(stack) : missingStack(name ?? '');
      if (action !== 'SetStackPolicy')
        return queryError(400, 'InvalidAction', `The local CloudFormation does not support ${action}.`);
      if (!stack) return missingStack(name ?? '');
      stack.policy = form.get('StackPolicyBody') ?? '';
      return respond('SetStackPolicy', '');
    },
  );
};
