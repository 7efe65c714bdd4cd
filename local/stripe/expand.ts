import { StripeApiError } from './failure.ts';
import type { StripeStore } from './store.ts';

type Branch = Record<string, unknown>;

/** Stripe's limit of expansion depth. */
const maxDepth = 4;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

function find({ state }: StripeStore, id: string): Branch | undefined {
  for (const table of Object.values(state.tables)) if (Object.hasOwn(table, id)) return structuredClone(table[id]);
  return undefined;
}

function expandPath(store: StripeStore, value: unknown, path: readonly string[], fullPath: string): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (Array.isArray(value)) {
    for (const item of value) expandPath(store, item, path, fullPath);
    return;
  }
  if (!isBranch(value)) return;
  if (value.object === 'checkout.session' && name === 'line_items') {
    const data = structuredClone(store.state.checkouts[String(value.id)]?.lineItems ?? []);
    value.line_items = { object: 'list', url: `/v1/checkout/sessions/${value.id}/line_items`, has_more: false, data };
  } else if (!(name in value)) {
    throw new StripeApiError(`This property cannot be expanded (${fullPath}).`, { param: 'expand' });
  }
  if (typeof value[name] === 'string') value[name] = find(store, value[name]) ?? value[name];
  expandPath(store, value[name], rest, fullPath);
}

/** Copies an object, replacing the ids at these paths (`payment_intent.latest_charge`) by their objects. */
export function expanded(store: StripeStore, object: object, paths: readonly string[]): object {
  const copy = structuredClone(object);
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.length > maxDepth)
      throw new StripeApiError(`You cannot expand more than ${maxDepth} levels.`, { param: 'expand' });
    expandPath(store, copy, parts, path);
  }
  return copy;
}
