import { useCallback, useEffect, useState } from 'react';
import type { OperationName, OutputOf } from '../../../contract/index.ts';
import { ApiProblem } from '../site/api-problem.ts';
import { type CallInput, call } from './client.ts';

interface Reading<Answer> {
  data?: Answer;
  error?: ApiProblem;
}

/**
 * One reading without a cache, for public pages whose scripts have to stay small; other pages use `useOperation`.
 * The same input has to be the same object from render to render.
 */
export const useOnce = <Name extends OperationName>(name: Name, input: CallInput<Name>) => {
  const [reading, setReading] = useState<Reading<OutputOf<Name>>>({});
  const read = useCallback(
    async (signal?: AbortSignal) => {
      setReading({});
      try {
        setReading({ data: await (call as (...all: unknown[]) => Promise<OutputOf<Name>>)(name, input, { signal }) });
      } catch (error) {
        if (error instanceof ApiProblem) setReading({ error });
        else if (!signal?.aborted) throw error;
      }
    },
    [name, input],
  );
  useEffect(() => {
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();
  }, [read]);
  return { ...reading, retry: () => void read() };
};
