import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr';
import type { OperationName, OutputOf } from '#contract/index.ts';
import type { ApiProblem } from '../lib/api-problem.ts';
import { type CallInput, call } from './client.ts';

type Call = (name: OperationName, input: unknown) => Promise<unknown>;

/** Fetches one operation. The cache key of every read is `[name, input]`. */
const fetcher = ([name, input]: readonly [OperationName, unknown]) => (call as Call)(name, input);

/**
 * Reads an operation through the cache: `{ data, error, isLoading, mutate }`. Does not fetch while `input` is null,
 * e.g. until the visitor is signed in. Reports failures at once, because the client already retries; `mutate()` fetches
 * again.
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

/** Refetches all mounted reads of the given operations, after something they return has changed. */
export const revalidate = (...names: OperationName[]): Promise<unknown> =>
  mutate((key) => Array.isArray(key) && names.includes(key[0]));

/** Writes a known result into the cache, e.g. the response of a save. */
export const setCached = <Name extends OperationName>(name: Name, input: CallInput<Name>, data: OutputOf<Name>) =>
  mutate([name, input], data, { revalidate: false });

/** Keys of the lists that are read page by page, which SWR never passes to the filter of `mutate`. */
const listKeys = new Set<string>();

/** Lets `clearCache` clear a list that is read page by page, by its serialized key. */
export const registerList = (key: string): void => void listKeys.add(key);

/** Clears the cache and refetches mounted reads. */
export const clearCache = (): Promise<unknown> =>
  Promise.all([
    mutate(() => true, undefined, { revalidate: true }),
    ...[...listKeys].map((key) => mutate(key, undefined, { revalidate: true })),
  ]);
