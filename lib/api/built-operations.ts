import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Operation } from '../../contract/define.ts';
import { allOperations, type OperationName } from '../../contract/index.ts';
import { kebab } from '../names.ts';

/** An operation of the contract that has a handler. */
export interface BuiltOperation {
  name: OperationName;
  group: string;
  operation: Operation;
  /** Folder with its `index.mjs`. */
  bundle: string;
}

/** The operations whose bundle lies in this folder, in the order of the contract. */
export const builtOperations = (folder: string): BuiltOperation[] =>
  allOperations
    .map((declared) => ({ ...declared, bundle: join(folder, kebab(declared.name)) }))
    .filter(({ bundle }) => existsSync(join(bundle, 'index.mjs')));

/**
 * As the gateway names the route, e.g. `POST /api/inquiries`. What is read by GET is also asked for by HEAD, for which
 * an HTTP API needs a route: `ANY` takes both without a second one, and the function refuses every other method.
 */
export const routeKeyOf = ({ operation: { method, path } }: BuiltOperation): string =>
  `${method === 'GET' ? 'ANY' : method} /api${path}`;

/** Whether the answer is a stream. An HTTP API cannot pass one on, so such an operation has a front door of its own. */
export const isStreamed = ({ operation }: BuiltOperation): boolean => operation.response === 'text/event-stream';
