import type * as z from 'zod/mini';
import type { Params } from './form.ts';
import { readParams } from './params.ts';
import type { World } from './world.ts';

/** One call of the API. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** `/v1/customers/:id` */
  path: string;
  /** Does the call with the id in its path, if it has one, and gives the object to answer with. Throws `StripeFailure`. */
  run(world: World, id: string, params: Params): object;
}

/** A call whose parameters follow a schema; all others are refused. */
export const route = <Schema extends z.ZodMiniType>(
  method: Route['method'],
  path: string,
  schema: Schema,
  run: (world: World, params: z.output<Schema>, id: string) => object,
): Route => ({ method, path, run: (world, id, params) => run(world, readParams(schema, params), id) });
