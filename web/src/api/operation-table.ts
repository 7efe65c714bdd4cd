import { operations as open } from 'virtual:open-operations';
import type { Access } from '#contract/define.ts';
import type { OperationName } from '#contract/index.ts';

type OperationRow = readonly [method: string, path: string, access: Access];

/** Returns the `action` URL of a form that works without script: that of a public operation without parameters. */
export const formAction = (name: 'sendInquiry' | 'subscribe'): string => `/api${open[name]?.[1]}`;

let loadedOperations: Partial<Record<OperationName, OperationRow>> = open;

/**
 * Returns method, path below `/api` and access of an operation. The rows of signed-in operations are in a separate
 * chunk, loaded at the first such call, because visitors of public pages do not need them. Once loaded they return
 * synchronously, which the last save before a page unloads depends on.
 */
export const operationRow = (name: OperationName): OperationRow | Promise<OperationRow> =>
  loadedOperations[name] ??
  import('virtual:learner-operations').then(({ operations }) => {
    loadedOperations = { ...open, ...operations };
    return loadedOperations[name] as OperationRow;
  });
