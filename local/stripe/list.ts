import { noSuch, StripeApiError } from './failure.ts';

interface Listed {
  id: string;
  created?: number;
}

export interface Paging {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?:
    | number
    | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }
    | undefined;
}

/** Default and largest page size. */
const defaultLimit = 10;
const maxLimit = 100;

function isCreatedIn(created: number, range: NonNullable<Paging['created']>): boolean {
  if (typeof range === 'number') return created === range;
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}

/** Returns one page of a Stripe list: newest first, with a cursor on either side. `all` is oldest first. */
export function listPage<T extends Listed>(url: string, all: readonly T[], paging: Paging) {
  const { limit = defaultLimit, starting_after, ending_before, created } = paging;
  if (limit < 1 || limit > maxLimit) {
    throw new StripeApiError(`Invalid limit: must be between 1 and ${maxLimit}.`, { param: 'limit' });
  }
  const newestFirst = all
    .filter((entry) => created === undefined || isCreatedIn(entry.created ?? 0, created))
    .reverse();
  const positionOf = (id: string, param: string) => {
    const position = newestFirst.findIndex((entry) => entry.id === id);
    if (position < 0) throw noSuch('object', id, param);
    return position;
  };
  if (ending_before !== undefined) {
    const end = positionOf(ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', url, has_more: start > 0, data: newestFirst.slice(start, end) };
  }
  const start = starting_after === undefined ? 0 : positionOf(starting_after, 'starting_after') + 1;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', url, has_more: start + limit < newestFirst.length, data };
}
