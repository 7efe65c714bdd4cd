import { createHash } from 'node:crypto';
import type { HttpReply } from '../../http.ts';
import { ParamsFailure, StripeFailure } from './failure.ts';
import type { World } from './world.ts';

/** Stripe may forget an answer after this long, in milliseconds. */
const memoryMilliseconds = 24 * 60 * 60 * 1000;
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
  remember(call: KeyedCall, reply: HttpReply): void;
  end(call: KeyedCall): void;
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64');
const mismatch = (message: string) => new ParamsFailure(message, { type: 'idempotency_error' });

export function createIdempotency({ state }: World): Idempotency {
  const inFlight = new Set<string>();

  function prune(): void {
    const oldest = Date.now() - memoryMilliseconds;
    for (const [key, { at }] of Object.entries(state.answered)) if (at < oldest) delete state.answered[key];
  }

  return {
    begin({ key, path, params }) {
      if (key.length > maxKeyLength) throw mismatch(`Idempotency keys have at most ${maxKeyLength} characters.`);
      prune();
      if (inFlight.has(key)) {
        throw new StripeFailure('There is currently another in-progress request using this idempotency key.', {
          ...{ status: 409, code: 'idempotency_key_in_use', type: 'idempotency_error' },
        });
      }
      const known = state.answered[key];
      if (!known) {
        inFlight.add(key);
        return undefined;
      }
      if (known.path !== path) {
        throw mismatch('Keys for idempotent requests can only be used for the same endpoint they were first used for.');
      }
      if (known.paramsHash !== hash(params)) {
        throw mismatch(
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        );
      }
      const headers = { 'content-type': 'application/json', 'idempotent-replayed': 'true' };
      return { status: known.status, headers, body: known.body };
    },
    remember({ key, path, params }, { status, body }) {
      state.answered[key] = { path, paramsHash: hash(params), status, body: String(body), at: Date.now() };
    },
    end: ({ key }) => {
      inFlight.delete(key);
    },
  };
}
