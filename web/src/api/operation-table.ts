import { operations as open } from 'virtual:open-operations';
import type { Access } from '../../../contract/define.ts';
import type { OperationName } from '../../../contract/index.ts';

type OperationRow = readonly [method: string, path: string, access: Access];

/** Where a form that works without script sends itself: the address of a public operation without parameters. */
export const formAction = (name: 'sendInquiry' | 'subscribe'): string => `/api${open[name]?.[1]}`;

let loadedOperations: Partial<Record<OperationName, OperationRow>> = open;

/**
 * Method, path below `/api` and access of an operation. Those for learners come in a part of their own at the first
 * call, because visitors of public pages have no use for them; after that the answer is there at once, which a last
 * save before the page goes depends on.
 */
export const operationRow = (name: OperationName): OperationRow | Promise<OperationRow> =>
  loadedOperations[name] ??
  import('virtual:learner-operations').then(({ operations }) => {
    loadedOperations = { ...open, ...operations };
    return loadedOperations[name] as OperationRow;
  });
