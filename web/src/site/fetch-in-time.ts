import { ApiProblem } from './api-problem.ts';

/**
 * `fetch` that gives up after `timeoutMs`. @throws ApiProblem `timeout` or `offline` when no response comes; the
 * signal's reason when `signal` aborts it
 */
export const fetchInTime = async (
  address: string,
  init: RequestInit,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<Response> => {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(address, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
  } catch (cause) {
    signal?.throwIfAborted();
    const late = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new ApiProblem(
      late ? 'The answer took too long. Please try again.' : 'There is no connection to the server.',
      { status: 0, code: late ? 'timeout' : 'offline' },
    );
  }
};
