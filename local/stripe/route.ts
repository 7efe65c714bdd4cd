import type * as z from 'zod/mini';
import type { Params } from './form.ts';
import { readParams } from './params.ts';
import type { StripeStore } from './store.ts';

/** One call of the API. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** `/v1/customers/:id` */
  path: string;
  /** Does the call with the id in its path, if it has one, and gives the object to answer with. Throws `StripeFailure`. */
  run(store: StripeStore, id: string, params: Params): object;
}

/** A call whose parameters follow a schema; all others are refused. */
export const route = <Schema extends z.ZodMiniType>(
  method: Route['method'],
  path: string,
  schema: Schema,
  run: (store: StripeStore, params: z.output<Schema>, id: string) => object,
): Route => ({ method, path, run: (store, id, params) => run(store, readParams(schema, params), id) });
