import { createHash } from 'node:crypto';
import type { HttpReply } from '../http.ts';
import { ParamsError, StripeApiError } from './failure.ts';
import type { StripeStore } from './store.ts';

/** Stripe may forget an answer after this long, in milliseconds. */
const retentionMs = 24 * 60 * 60 * 1000;
const maxKeyLength = 255;

/** A call that comes with an idempotency key. */
export interface KeyedCall {
  key: string;
  path: string;
  /** Its parameters, as they came. */
  params: string;
}

/** Remembers answers by key, failures of the server included. */
export interface Idempotency {
  /** The answer the call got before; undefined when it is new, and then `end` has to follow. Throws `StripeFailure`. */
  begin(call: KeyedCall): HttpReply | undefined;
  /** Remembers the answer for the next `save`. */
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
      if (key.length > maxKeyLength) throw mismatch(`Idempotency keys have at most ${maxKeyLength} characters.`);
      prune();
      if (inFlight.has(key)) {
        throw new StripeApiError('There is currently another in-progress request using this idempotency key.', {
          ...{ status: 409, code: 'idempotency_key_in_use', type: 'idempotency_error' },
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
