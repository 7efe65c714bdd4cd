import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '#contract/define.ts';
import { allOperations, type OperationName } from '#contract/index.ts';
import { kebab } from '../names.ts';

/** An operation of the contract that has a handler. */
export interface BuiltOperation {
  name: OperationName;
  group: string;
  operation: Operation;
  /** Folder that contains its `index.mjs`. */
  bundle: string;
}

/** The operations whose bundle is in this folder, in contract order. */
export const builtOperations = (folder: string): BuiltOperation[] =>
  allOperations
    .map((declared) => ({ ...declared, bundle: join(folder, kebab(declared.name)) }))
    .filter(({ bundle }) => existsSync(join(bundle, 'index.mjs')));

/**
 * Returns the gateway's route key, e.g. `POST /api/inquiries`. GET operations use `ANY`, because an HTTP API needs a
 * route for HEAD too; the function rejects every other method.
 */
export const routeKeyOf = ({ operation: { method, path } }: Pick<BuiltOperation, 'operation'>): string =>
  `${method === 'GET' ? 'ANY' : method} /api${path}`;

/** Returns whether the response is a stream. An HTTP API cannot stream, so such an operation has a function URL. */
export const isStreamed = ({ operation }: Pick<BuiltOperation, 'operation'>): boolean =>
  operation.response === 'text/event-stream';
