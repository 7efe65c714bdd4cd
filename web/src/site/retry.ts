import { ApiProblem } from './api-problem.ts';

const tries = 3;
const longestWait = 10;

const isWorthTrying = (error: unknown) =>
  error instanceof ApiProblem && (error.code === 'offline' || error.code === 'timeout' || error.status === 503);

const pause = (milliseconds: number, signal: AbortSignal | undefined) =>
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
  for (let count = 1; ; count += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (count === tries || !isWorthTrying(error)) throw error;
      const asked = error instanceof ApiProblem ? (error.retryAfter ?? 0) : 0;
      if (asked > longestWait) throw error;
      await pause(asked * 1000 + Math.random() * 200 * 2 ** count, signal);
    }
  }
};
