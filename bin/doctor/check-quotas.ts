import { stackId } from '#lib/stack-ids.ts';
import { type Finding, ok, problem, warning } from '../findings.ts';
import { allPages, awsClient } from './aws-clients.ts';
import type { DoctorContext } from './context.ts';
import { readStacks } from './stage-stacks.ts';

/** Concurrency that a stage with reserved concurrency needs: 1 reserved, and Lambda keeps 100 unreserved. */
const requiredConcurrency = 101;
/** Concurrency below which a stage for a class is too small; new accounts begin with 10. */
const comfortableConcurrency = 100;
/** Response headers policies of one stage, and CloudFront's quota of an account. */
const policiesPerStage = 4;
const maxPolicies = 20;

/** Checks Lambda's quota of concurrent executions. */
export const checkConcurrency = async ({ stage, settings }: DoctorContext): Promise<Finding> => {
  const { AccountLimit } = await awsClient('lambda', settings).getAccountSettings({});
  const limit = AccountLimit?.ConcurrentExecutions ?? 0;
  if (!stage.reservesConcurrency && limit < comfortableConcurrency)
    return warning(
      `The account may run ${limit} functions at a time; when more calls arrive at once, people get errors.`,
      'Raise "Concurrent executions" of AWS Lambda in Service Quotas before learners arrive.',
    );
  if (!stage.reservesConcurrency) return ok(`${limit} concurrent executions; ${stage.name} reserves none`);
  return limit >= requiredConcurrency
    ? ok(`${limit} concurrent executions`)
    : problem(
        `The account may run ${limit} functions at a time, and ${stage.name} needs ${requiredConcurrency}.`,
        'Raise "Concurrent executions" of AWS Lambda in Service Quotas; that can take a few days.',
      );
};

/** Checks that the account has room for a stage's response headers policies. */
export const checkHeadersPolicies = async ({ stage, settings }: DoctorContext): Promise<Finding> => {
  const client = awsClient('cloudFront', settings);
  const pages = await allPages(
    (Marker) => client.listResponseHeadersPolicies({ Type: 'custom', ...(Marker !== undefined && { Marker }) }),
    ({ ResponseHeadersPolicyList }) => ResponseHeadersPolicyList?.NextMarker,
  );
  const used = pages.reduce(
    (sum, { ResponseHeadersPolicyList }) => sum + (ResponseHeadersPolicyList?.Quantity ?? 0),
    0,
  );
  const isDeployed = (await readStacks(stage.name, settings)).some(({ name }) => name === stackId(stage.name, 'edge'));
  const limit = isDeployed ? maxPolicies : maxPolicies - policiesPerStage;
  return used <= limit
    ? ok(`${used} of ${maxPolicies} used`)
    : problem(
        `${used} of ${maxPolicies} response headers policies are used, and a stage needs ${policiesPerStage}.`,
        'Remove unused stages or policies, or raise the quota of CloudFront in Service Quotas.',
      );
};
