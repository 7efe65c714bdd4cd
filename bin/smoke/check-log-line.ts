import { allOperations } from '#contract/index.ts';
import { isStreamed, routeKeyOf } from '#lib/api/built-operations.ts';
import { serverErrorPatterns } from '#lib/api/server-error-patterns.ts';
import { functionName } from '#lib/names.ts';
import type { StageName } from '#lib/stages.ts';
import { type AwsClients, awsClient, type ClientSettings } from '../doctor/aws-clients.ts';
import { type Finding, ok, problem, skipped } from '../findings.ts';

/** How far back to look for a line; the job that emails drip courses logs one every five minutes. */
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

/** Runs a check of CloudWatch Logs, which the local cloud lacks: it writes logs to a file. */
const withLogService = async (check: () => Promise<Finding>): Promise<Finding> => {
  try {
    return await check();
  } catch (error) {
    if ((error as Error).name !== 'UnknownOperationException') throw error;
    return skipped('There is no log service here.');
  }
};

/** Checks with a real line that CloudWatch's metric filters, which feed the alarms, read our logs as JSON. */
export const checkLogLine = (stage: StageName, settings: ClientSettings): Promise<Finding> =>
  withLogService(async () => {
    const logs = awsClient('logs', settings);
    const logGroupName = `/aws/lambda/${functionName({ name: stage }, 'releaseDrip')}`;
    const line = (await readLine(logs, logGroupName)) ?? '';
    const level = /"level":"(\w+)"/.exec(line)?.[1];
    if (level === undefined)
      return skipped(`${logGroupName} has no line from the last hour; the job runs every five minutes.`);
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
  });

/**
 * Checks that CloudWatch reads the longest of the patterns by which alarms count failed requests: it finds the one
 * request that failed, and neither one that did not nor one of another route.
 */
export const checkErrorPattern = (settings: ClientSettings): Promise<Finding> =>
  withLogService(async () => {
    const routes = allOperations.filter((operation) => !isStreamed(operation)).map(routeKeyOf);
    const [route = '', other = ''] = [routes[0], routes.at(-1)];
    const [filterPattern = ''] = serverErrorPatterns(routes);
    const { matches = [] } = await awsClient('logs', settings).testMetricFilter({
      filterPattern,
      logEventMessages: [
        JSON.stringify({ route, status: '503' }),
        JSON.stringify({ route, status: '200' }),
        JSON.stringify({ route: other, status: '503' }),
      ],
    });
    return matches.length === 1 && matches[0]?.eventNumber === 1
      ? ok('metric filters count failed requests by route')
      : problem(
          `Of three requests of which the first failed, metric filters count ${matches.length}: ${filterPattern}`,
          'Alarms of groups cannot be trusted. Correct lib/api/server-error-patterns.ts, then deploy.',
        );
  });
