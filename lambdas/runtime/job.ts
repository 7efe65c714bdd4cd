import { describeError, logRun, redactedError } from './log.ts';

/**
 * Wraps the handler of a job: logs the error of a failed run, which an alarm counts, and rejects, so that it is
 * retried. Lambda logs the rejection too, so its message contains no personal data.
 */
export const job =
  <Args extends unknown[], Result>(name: string, run: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    try {
      return await run(...args);
    } catch (error) {
      logRun('error', { job: name, ...describeError(error) });
      throw error instanceof Error ? redactedError(error) : error;
    }
  };
