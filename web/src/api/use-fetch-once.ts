import { useCallback, useEffect, useState } from 'react';
import type { OperationName, OutputOf } from '#contract/index.ts';
import { ApiProblem } from '../lib/api-problem.ts';
import { type CallInput, call } from './client.ts';

interface FetchState<Answer> {
  data?: Answer;
  error?: ApiProblem;
}

/**
 * Fetches one operation without a cache, for public pages whose scripts must stay small; other pages use
 * `useOperation`. Pass the same object for the same input on every render.
 */
export const useFetchOnce = <Name extends OperationName>(name: Name, input: CallInput<Name>) => {
  const [state, setState] = useState<FetchState<OutputOf<Name>>>({});
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setState({});
      try {
        setState({ data: await (call as (...args: unknown[]) => Promise<OutputOf<Name>>)(name, input, { signal }) });
      } catch (error) {
        if (error instanceof ApiProblem) setState({ error });
        else if (!signal?.aborted) throw error;
      }
    },
    [name, input],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);
  return { ...state, retry: () => void load() };
};
