import { ApiProblem } from './api-problem.ts';

const maxAttempts = 3;
const maxWaitSeconds = 10;

const isRetryable = (error: unknown) =>
  error instanceof ApiProblem && (error.code === 'offline' || error.code === 'timeout' || error.status === 503);

const sleep = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/**
 * Tries a repeatable call up to three times when no answer came or the server said 503. Waits as long as the server
 * asked (at most 10 s, else it gives up), or a random time that doubles: up to 0.4 s, then up to 0.8 s.
 */
export const withRetries = async <Result>(attempt: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
  for (let attemptNumber = 1; ; attemptNumber += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (attemptNumber === maxAttempts || !isRetryable(error)) throw error;
      const waitSeconds = error instanceof ApiProblem ? (error.retryAfter ?? 0) : 0;
      if (waitSeconds > maxWaitSeconds) throw error;
      await sleep(waitSeconds * 1000 + Math.random() * 200 * 2 ** attemptNumber, signal);
    }
  }
};
