import { functionName } from '#lib/names.ts';
import type { StageName } from '#lib/stages.ts';
import { type AwsClients, awsClient, type ClientSettings } from '../doctor/aws-clients.ts';
import { type Finding, ok, problem, skipped } from '../findings.ts';

/** How far back a line is looked for; the job that emails drip courses logs one every five minutes. */
const maxAgeMs = 3_600_000;

/** Reads one line of a log group; undefined when it has none that recent. */
const readLine = async (logs: AwsClients['logs'], logGroupName: string): Promise<string | undefined> => {
  let nextToken: string | undefined;
  do {
    const page = await logs.filterLogEvents({
      logGroupName,
      filterPattern: '"level"',
      startTime: Date.now() - maxAgeMs,
      limit: 1,
      ...(nextToken !== undefined && { nextToken }),
    });
    const [event] = page.events ?? [];
    if (event) return event.message;
    // CloudWatch may return an empty page before the first match.
    nextToken = page.nextToken;
  } while (nextToken);
  return undefined;
};

/** Checks on a real line that CloudWatch's metric filters, on which alarms rest, read our logs as JSON. */
export const checkLogLine = async (stage: StageName, settings: ClientSettings): Promise<Finding> => {
  const logs = awsClient('logs', settings);
  const logGroupName = `/aws/lambda/${functionName({ name: stage }, 'releaseDrip')}`;
  try {
    const line = (await readLine(logs, logGroupName)) ?? '';
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
