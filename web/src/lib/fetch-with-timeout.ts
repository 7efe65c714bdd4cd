import { ApiProblem } from './api-problem.ts';

/**
 * Calls `fetch` with a timeout.
 * @throws ApiProblem `timeout` or `offline` without a response; the signal's reason when `signal` aborts it.
 */
export const fetchWithTimeout = async (
  url: string,
  init: RequestInit,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Response> => {
  const timeoutSignal = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timeoutSignal]) : timeoutSignal });
  } catch (cause) {
    signal?.throwIfAborted();
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ApiProblem(
      isTimeout ? 'The server took too long to respond. Please try again.' : 'Check your connection and try again.',
      { status: 0, code: isTimeout ? 'timeout' : 'offline' },
    );
  }
};
