import { DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb';
import { ListBucketsCommand, S3Client } from '@aws-sdk/client-s3';
import { brand } from '#contract/brand.ts';
import { jobs } from '#contract/jobs.ts';
import { deadLettersName } from '#lib/names.ts';
import { stackId, stackIds } from '#lib/stack-ids.ts';
import type { StageName } from '#lib/stages.ts';
import { type Finding, ok, problem, warning } from '../findings.ts';
import { allPages, awsClient, type ClientSettings } from './aws-clients.ts';
import { type DoctorContext, deployGuide } from './context.ts';
import { type ExistingStack, readResourceIds, readStacks } from './stage-stacks.ts';

/** States after a failed creation; `cdk` deletes such a stack and creates it again. */
const uncreated = new Set(['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED']);
/** Commands that make a stack deployable again after another failure, by state. */
const repairs: Record<string, string> = {
  CREATE_FAILED: 'delete-stack',
  DELETE_FAILED: 'delete-stack',
  UPDATE_FAILED: 'rollback-stack',
  UPDATE_ROLLBACK_FAILED: 'continue-update-rollback',
};
/** States from which a deployment can start. REVIEW_IN_PROGRESS is left by a comparison that was interrupted. */
const deployable = new Set([
  'CREATE_COMPLETE',
  'UPDATE_COMPLETE',
  'UPDATE_ROLLBACK_COMPLETE',
  'IMPORT_COMPLETE',
  'REVIEW_IN_PROGRESS',
]);
const section = `${deployGuide}#when-a-deployment-fails`;

const stackFinding = (stage: StageName, { name, status, reason, isProtected }: ExistingStack): Finding => {
  const text = `${name} is ${status}${reason === undefined ? '' : `: ${reason.replace(/\.$/, '')}`}.`;
  const region = name === stackId(stage, 'firewall') ? ' --region us-east-1' : '';
  const aws = (action: string) => `aws cloudformation ${action} --stack-name ${name}${region}`;
  const isUncreated = uncreated.has(status);
  const repair = repairs[status];
  if (isProtected && (isUncreated || repair === 'delete-stack'))
    return problem(
      `${text} It cannot be deleted while termination protection is on.`,
      [aws('update-termination-protection --no-enable-termination-protection'), ...(repair ? [aws(repair)] : [])].join(
        ' && ',
      ),
    );
  if (isUncreated) return warning(`${text} The next deployment creates it again.`, `Read ${section}.`);
  if (repair) return problem(text, `Fix the cause, then: ${aws(repair)} (${section})`);
  return problem(text, 'Wait until the other deployment has ended.');
};

/** Checks that no stack of the stage is in a state that blocks the next deployment. */
export const checkStacks = async ({ stage, settings }: DoctorContext): Promise<Finding[]> => {
  const stacks = await readStacks(stage.name, settings);
  const findings = stacks
    .filter(({ status }) => !deployable.has(status))
    .map((stack) => stackFinding(stage.name, stack));
  if (findings.length > 0) return findings;
  return [ok(stacks.length === 0 ? 'none yet: this is the first deployment' : `${stacks.length}, all deployable`)];
};

const listTables = async (settings: ClientSettings): Promise<string[]> => {
  const names: string[] = [];
  for await (const { TableNames = [] } of paginateListTables({ client: new DynamoDBClient(settings) }, {}))
    names.push(...TableNames);
  return names;
};

const listBuckets = async (settings: ClientSettings): Promise<string[]> => {
  const { Buckets = [] } = await new S3Client(settings).send(new ListBucketsCommand({}));
  return Buckets.flatMap(({ Name }) => Name ?? []);
};

const listQueues = async (stage: StageName, settings: ClientSettings): Promise<string[]> => {
  const client = awsClient('sqs', settings);
  const query = { QueueNamePrefix: `${brand.slug}-${stage}-`, MaxResults: 1000 };
  const pages = await allPages(
    (NextToken) => client.listQueues({ ...query, ...(NextToken !== undefined && { NextToken }) }),
    ({ NextToken }) => NextToken,
  );
  return pages.flatMap(({ QueueUrls = [] }) => QueueUrls).map((url) => url.slice(url.lastIndexOf('/') + 1));
};

/**
 * Checks for tables, buckets and queues of the stage that none of its stacks owns: left by a failed or removed
 * deployment. Queues have fixed names, so that a new one would collide; a table or bucket only stays unused.
 */
export const checkLeftovers = async ({ stage, settings }: DoctorContext): Promise<Finding[]> => {
  const stacks = await readStacks(stage.name, settings);
  const [tables, buckets, queues, ...owned] = await Promise.all([
    listTables(settings),
    listBuckets(settings),
    listQueues(stage.name, settings),
    ...stacks.map(readResourceIds),
  ]);
  const prefixes = stackIds(stage.name).map((id) => `${id}-`);
  const fixedQueues = new Set(Object.keys(jobs).map((job) => deadLettersName(stage, job)));
  // The physical id of a queue is its URL.
  const known = new Set(owned.flat().map((id) => id.slice(id.lastIndexOf('/') + 1)));
  const isLeft = (name: string) =>
    !known.has(name) && (fixedQueues.has(name) || prefixes.some((prefix) => name.startsWith(prefix)));
  const left = (report: typeof problem, kind: string, names: string[], remove: (name: string) => string): Finding[] =>
    names
      .filter(isLeft)
      .map((name) =>
        report(`No stack owns the ${kind} ${name}.`, `Save what you need from it, then: ${remove(name)} (${section})`),
      );
  const findings = [
    ...left(warning, 'table', tables, (name) => `aws dynamodb delete-table --table-name ${name}`),
    ...left(warning, 'bucket', buckets, (name) => `aws s3 rb --force s3://${name}`),
    ...left(
      problem,
      'queue',
      queues,
      (name) => `aws sqs delete-queue --queue-url $(aws sqs get-queue-url --queue-name ${name} --output text)`,
    ),
  ];
  return findings.length > 0 ? findings : [ok('no tables, buckets or queues are left from earlier deployments')];
};
