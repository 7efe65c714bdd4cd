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
 * Retry policy of API calls: calls up to three times while no response arrives or the server responds with 503. Waits
 * for the server's `Retry-After` (gives up above 10 s), else a random time of up to 0.4 s, then up to 0.8 s.
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
