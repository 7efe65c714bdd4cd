import { brand } from '#contract/brand.ts';
import { awsClient, type ClientSettings } from '../doctor/aws-clients.ts';
import { type Finding, ok, problem, skipped } from '../findings.ts';

/** How far back a line is looked for; the job that emails drip courses logs one every five minutes. */
const maxAgeMs = 3_600_000;

/** Checks on a real line that CloudWatch's metric filters, on which alarms rest, read our logs as JSON. */
export const checkLogLine = async (stage: string, settings: ClientSettings): Promise<Finding> => {
  const logs = awsClient('logs', settings);
  const logGroupName = `/aws/lambda/${brand.slug}-${stage}-release-drip`;
  try {
    const { events = [] } = await logs.filterLogEvents({
      logGroupName,
      filterPattern: '"level"',
      startTime: Date.now() - maxAgeMs,
      limit: 1,
    });
    const line = events[0]?.message ?? '';
    const level = /"level":"(\w+)"/.exec(line)?.[1];
    if (level === undefined)
      return skipped(`${logGroupName} has no line of the last hour; the job runs every five minutes.`);
    const { matches = [] } = await logs.testMetricFilter({
      filterPattern: `{ $.level = "${level}" }`,
      logEventMessages: [line],
    });
    return matches.length === 1
      ? ok(`metric filters read ${logGroupName}`)
      : problem(
          `Metric filters do not read this line of ${logGroupName}: ${line.slice(0, 120)}`,
          'Alarms on logs cannot fire. Log JSON without a prefix (lambdas/runtime/log.ts), then deploy.',
        );
  } catch (error) {
    // The local cloud writes logs to a file.
    if ((error as Error).name !== 'UnknownOperationException') throw error;
    return skipped('There is no log service here.');
  }
};
