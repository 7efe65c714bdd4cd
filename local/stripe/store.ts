import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type Stripe from 'stripe';
import type { Clock } from '../aws/service.ts';
import { dictionary } from '../dictionary.ts';
import { openJsonJournal } from '../json-journal.ts';
import { noSuch } from './failure.ts';
import type { Checkout, Kind, ObjectOf, Tables } from './objects.ts';

/** The API version of the stored objects. */
export const apiVersion = '2026-10-28.endive';

/** The stored response of an idempotency key. */
export interface StoredResponse {
  path: string;
  paramsHash: string;
  status: number;
  body: string;
  /** Milliseconds since 1970, real time. */
  at: number;
}

/** A pending event delivery. */
export interface Delivery {
  eventId: string;
  attempts: number;
  /** Milliseconds since 1970, real time. */
  nextAttemptAt: number;
}

interface State {
  tables: Tables;
  checkouts: Record<string, Checkout>;
  answered: Record<string, StoredResponse>;
  /** By event, oldest first. */
  deliveries: Record<string, Delivery>;
}

/** The request that causes an event. */
export interface Cause {
  requestId: string | null;
  idempotencyKey: string | null;
}

/** All objects of this Stripe account, stored in `stripe.json`. Changes are immediate; `save` writes them to disk. */
export interface StripeStore {
  state: State;
  save(): Promise<void>;
  /** Writes the file as a whole. Call it when the cloud stops. */
  compact(): Promise<void>;
  /** Seconds since 1970, by the clock. */
  now(): number;
  newId(prefix: string, length?: number): string;
  put<K extends Kind>(object: ObjectOf<K> & { object: K }): ObjectOf<K>;
  /** @throws StripeApiError `resource_missing` for an unknown id. */
  get<K extends Kind>(kind: K, id: string, param?: string): ObjectOf<K>;
  /** Records an event with the current state of an object and queues its delivery. */
  emit(type: string, object: { id: string }): void;
  /** Runs a change; its events name this request as their cause. */
  withCause<T>(cause: Cause, change: () => T): T;
}

const emptyTables = (): Tables => ({
  product: dictionary(),
  price: dictionary(),
  customer: dictionary(),
  coupon: dictionary(),
  promotion_code: dictionary(),
  'checkout.session': dictionary(),
  payment_intent: dictionary(),
  charge: dictionary(),
  refund: dictionary(),
  dispute: dictionary(),
  event: dictionary(),
  webhook_endpoint: dictionary(),
});

const emptyState = (): State => ({ tables: emptyTables(), checkouts: {}, answered: {}, deliveries: {} });

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const noCause: Cause = { requestId: null, idempotencyKey: null };

export async function openStripeStore(dataDirectory: string, clock: Clock): Promise<StripeStore> {
  const journal = await openJsonJournal(join(dataDirectory, 'stripe.json'), emptyState(), {
    groupsOf: ({ tables, ...others }) => ({ ...tables, ...others }),
    replaced: new Set(['event', 'answered']),
  });
  const { value } = journal;
  if (Array.isArray(value.deliveries)) {
    // A file of an earlier version: its deliveries are a list.
    value.deliveries = Object.fromEntries(value.deliveries.map((delivery: Delivery) => [delivery.eventId, delivery]));
    await journal.compact();
  }
  const { tables, deliveries } = value;
  let cause = noCause;

  const store: StripeStore = {
    state: value,
    save: journal.save,
    compact: journal.compact,
    now: () => Math.floor(clock.now().getTime() / 1000),
    newId: (prefix, length = 24) =>
      `${prefix}_${Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('')}`,
    put(object) {
      (tables[object.object] as Record<string, unknown>)[object.id] = object;
      return object;
    },
    get<K extends Kind>(kind: K, id: string, param?: string) {
      const table: Tables[K] = tables[kind];
      if (!Object.hasOwn(table, id)) throw noSuch(kind, id, param);
      return (table as Record<string, ObjectOf<K>>)[id] as ObjectOf<K>;
    },
    emit(type, object) {
      const event = {
        id: store.newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: store.now(),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
        type,
      } as unknown as Stripe.Event;
      tables.event[event.id] = event;
      deliveries[event.id] = { eventId: event.id, attempts: 0, nextAttemptAt: Date.now() };
    },
    withCause(of, change) {
      cause = of;
      try {
        return change();
      } finally {
        cause = noCause;
      }
    },
  };
  return store;
}
