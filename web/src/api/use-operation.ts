import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr';
import type { OperationName, OutputOf } from '../../../contract/index.ts';
import type { ApiProblem } from '../lib/api-problem.ts';
import { type CallInput, call } from './client.ts';

type Call = (name: OperationName, input: unknown) => Promise<unknown>;

/** Reads one operation: the cache key of every reading is `[name, input]`. */
const fetcher = ([name, input]: readonly [OperationName, unknown]) => (call as Call)(name, input);

/**
 * The answer of a reading operation, kept fresh: `{ data, error, isLoading, mutate }`. `input` null waits (for
 * example for a sign-in). The client already retries, so a failure is shown at once; `mutate()` asks again.
 */
export const useOperation = <Name extends OperationName>(
  name: Name,
  input: CallInput<Name> | null,
  options: SWRConfiguration<OutputOf<Name>, ApiProblem> = {},
): SWRResponse<OutputOf<Name>, ApiProblem> =>
  useSWR<OutputOf<Name>, ApiProblem>(input === null ? null : [name, input], fetcher as () => Promise<OutputOf<Name>>, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    ...options,
  });

/** Asks again for every reading of an operation that is on the screen, after something it tells has changed. */
export const revalidate = (...names: OperationName[]): Promise<unknown> =>
  mutate((key) => Array.isArray(key) && names.includes(key[0]));

/** Puts a known answer where readings of it look, e.g. what a saving call returned. */
export const setCached = <Name extends OperationName>(name: Name, input: CallInput<Name>, data: OutputOf<Name>) =>
  mutate([name, input], data, { revalidate: false });

/** Drops every answer that is kept; those on the screen are asked for again. */
export const clearCache = (): Promise<unknown> => mutate(() => true, undefined, { revalidate: true });
