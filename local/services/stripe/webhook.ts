import { createHmac } from 'node:crypto';
import type { Delivery, World } from './world.ts';

/** How a webhook answered. `status` is 0 when nobody did. */
export interface Delivered {
  eventId: string;
  type: string;
  status: number;
}

export type SignatureKind = 'good' | 'bad' | 'old' | 'none';

export interface Webhook {
  /** Signs and sends this very text; resolves to the answer. `status` is 0 when nobody answered. */
  send(body: string, signature: SignatureKind): Promise<{ status: number; body: string }>;
  /** Delivers every event that is due, oldest first, and resolves to how that went. Never rejects. */
  deliverDue(): Promise<Delivered[]>;
  /** Events wait while it is paused. */
  pause(isPaused: boolean): void;
  /** Resolves when no delivery is under way. */
  stop(): Promise<void>;
}

/** Pauses after each failed attempt, in milliseconds; after the last one the event is given up. */
const pauses = [1, 5, 15, 60, 300, 900, 3600, 3600, 3600, 3600, 3600, 3600].map((seconds) => seconds * 1000);
const timeoutMilliseconds = 10_000;
/** Older than any receiver tolerates, in seconds. */
const staleSeconds = 3600;

/** The `Stripe-Signature` header. Its time is real time, by which receivers judge it, not the clock's. */
function signatureOf(body: string, secret: string, kind: SignatureKind): string {
  const time = Math.floor(Date.now() / 1000) - (kind === 'old' ? staleSeconds : 0);
  const key = kind === 'bad' ? `${secret}-of-somebody-else` : secret;
  return `t=${time},v1=${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}`;
}

/** The way events take to the platform: at least once, in order, again after a failure and after a restart. */
export function createWebhook(world: World, url: string, secret: string): Webhook {
  const { state } = world;
  let last: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isPaused = false;

  async function send(body: string, kind: SignatureKind) {
    const signature = kind === 'none' ? {} : { 'stripe-signature': signatureOf(body, secret, kind) };
    const headers = { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Stripe/1.0', ...signature };
    try {
      const signal = AbortSignal.timeout(timeoutMilliseconds);
      const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
      return { status: response.status, body: await response.text() };
    } catch {
      return { status: 0, body: '' };
    }
  }

  async function attempt(delivery: Delivery): Promise<Delivered> {
    const event = world.get('event', delivery.eventId);
    const { status } = await send(JSON.stringify(event), 'good');
    const pause = pauses[delivery.attempts];
    delivery.attempts += 1;
    if ((status >= 200 && status < 300) || pause === undefined) {
      event.pending_webhooks = 0;
      state.deliveries.splice(state.deliveries.indexOf(delivery), 1);
    } else {
      delivery.nextAttemptAt = Date.now() + pause;
    }
    return { eventId: event.id, type: event.type, status };
  }

  async function work(): Promise<Delivered[]> {
    if (isPaused) return [];
    const due = state.deliveries.filter(({ nextAttemptAt }) => nextAttemptAt <= Date.now());
    const results: Delivered[] = [];
    for (const delivery of due) if (!isStopped) results.push(await attempt(delivery));
    if (due.length > 0) await world.save();
    if (!isStopped && state.deliveries.length > 0) {
      const next = Math.min(...state.deliveries.map(({ nextAttemptAt }) => nextAttemptAt));
      clearTimeout(timer);
      timer = setTimeout(() => webhook.deliverDue(), Math.max(0, next - Date.now()));
    }
    return results;
  }

  const webhook: Webhook = {
    send,
    pause: (wanted) => {
      isPaused = wanted;
    },
    deliverDue() {
      const done = last.then(work).catch((error: unknown): Delivered[] => {
        console.error('Events could not be delivered:', error);
        return [];
      });
      last = done;
      return done;
    },
    async stop() {
      isStopped = true;
      await last;
      clearTimeout(timer);
    },
  };
  return webhook;
}
