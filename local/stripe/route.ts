import type * as z from 'zod/mini';
import type { Params } from './form.ts';
import { readParams } from './params.ts';
import type { StripeStore } from './store.ts';

/** One route of the API. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** `/v1/customers/:id` */
  path: string;
  /**
   * Performs the call with the id in its path, if any, and returns the object to respond with. @throws StripeApiError
   * when the call fails.
   */
  run(store: StripeStore, id: string, params: Params): object;
}

/** Defines a route whose parameters must match a schema. */
export const route = <Schema extends z.ZodMiniType>(
  method: Route['method'],
  path: string,
  schema: Schema,
  run: (store: StripeStore, params: z.output<Schema>, id: string) => object,
): Route => ({ method, path, run: (store, id, params) => run(store, readParams(schema, params), id) });
