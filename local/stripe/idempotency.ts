import { createHash } from 'node:crypto';
import type { HttpReply } from '../http.ts';
import { ParamsError, StripeApiError } from './failure.ts';
import type { StripeStore } from './store.ts';

/** How long Stripe keeps a response, in milliseconds. */
const retentionMs = 24 * 60 * 60 * 1000;
const maxKeyLength = 255;

/** A call with an idempotency key. */
export interface KeyedCall {
  key: string;
  path: string;
  /** Its parameters, as sent. */
  params: string;
}

/** Stores responses by key, server errors included. */
export interface Idempotency {
  /**
   * Returns the stored response of a repeated call; undefined for a new one, which must end with `end`. @throws
   * StripeApiError when the key is invalid or in use.
   */
  begin(call: KeyedCall): HttpReply | undefined;
  /** Stores the response; the next `save` of the store writes it to disk. */
  save(call: KeyedCall, reply: HttpReply): void;
  end(call: KeyedCall): void;
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64');
const mismatch = (message: string) => new ParamsError(message, { type: 'idempotency_error' });

export function createIdempotency({ state }: StripeStore): Idempotency {
  const inFlight = new Set<string>();

  function prune(): void {
    const minAt = Date.now() - retentionMs;
    for (const [key, { at }] of Object.entries(state.answered)) if (at < minAt) delete state.answered[key];
  }

  return {
    begin({ key, path, params }) {
      if (key.length > maxKeyLength) throw mismatch(`Idempotency keys must have at most ${maxKeyLength} characters.`);
      prune();
      if (inFlight.has(key)) {
        throw new StripeApiError('There is currently another in-progress request using this idempotency key.', {
          status: 409,
          code: 'idempotency_key_in_use',
          type: 'idempotency_error',
        });
      }
      const stored = state.answered[key];
      if (!stored) {
        inFlight.add(key);
        return undefined;
      }
      if (stored.path !== path) {
        throw mismatch('Keys for idempotent requests can only be used for the same endpoint they were first used for.');
      }
      if (stored.paramsHash !== hash(params)) {
        throw mismatch(
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        );
      }
      const headers = { 'content-type': 'application/json', 'idempotent-replayed': 'true' };
      return { status: stored.status, headers, body: stored.body };
    },
    save({ key, path, params }, { status, body }) {
      state.answered[key] = { path, paramsHash: hash(params), status, body: String(body), at: Date.now() };
    },
    end: ({ key }) => {
      inFlight.delete(key);
    },
  };
}
