import { createHmac } from 'node:crypto';
import type { Delivery, StripeStore } from './store.ts';

/** The response of a webhook. `status` is 0 without a response. */
export interface DeliveryResult {
  eventId: string;
  type: string;
  status: number;
}

export type SignatureKind = 'good' | 'bad' | 'old' | 'none';

export interface Webhook {
  /** Signs and sends exactly this body; resolves to the response. `status` is 0 without a response. */
  send(body: string, signature: SignatureKind): Promise<{ status: number; body: string }>;
  /** Delivers every due event, oldest first, and resolves to the responses. Never rejects. */
  deliverDue(): Promise<DeliveryResult[]>;
  /** Pauses or resumes deliveries. */
  pause(isPaused: boolean): void;
  /** Resolves when no delivery is in progress. */
  stop(): Promise<void>;
}

/** Delays after failed attempts, in milliseconds; after the last one the event is dropped. */
const retryDelaysMs = [1, 5, 15, 60, 300, 900, 3600, 3600, 3600, 3600, 3600, 3600].map((seconds) => seconds * 1000);
const timeoutMs = 10_000;
/** Exceeds every receiver's tolerance, in seconds. */
const staleAgeSeconds = 3600;

/** Builds the `Stripe-Signature` header, with real time, because receivers compare it to their own clock. */
function signatureOf(body: string, secret: string, kind: SignatureKind): string {
  const time = Math.floor(Date.now() / 1000) - (kind === 'old' ? staleAgeSeconds : 0);
  const key = kind === 'bad' ? `${secret}-of-another-endpoint` : secret;
  return `t=${time},v1=${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}`;
}

/** Delivers events to the platform: at least once, in order, with retries that survive a restart. */
export function createWebhook(store: StripeStore, url: string, secret: string): Webhook {
  const { state } = store;
  let lastDelivery: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isPaused = false;

  async function send(body: string, kind: SignatureKind) {
    const signature = kind === 'none' ? {} : { 'stripe-signature': signatureOf(body, secret, kind) };
    const headers = { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Stripe/1.0', ...signature };
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
      return { status: response.status, body: await response.text() };
    } catch {
      return { status: 0, body: '' };
    }
  }

  async function attempt(delivery: Delivery): Promise<DeliveryResult> {
    const event = store.get('event', delivery.eventId);
    const { status } = await send(JSON.stringify(event), 'good');
    const retryDelayMs = retryDelaysMs[delivery.attempts];
    delivery.attempts += 1;
    if ((status >= 200 && status < 300) || retryDelayMs === undefined) {
      store.put<'event'>({ ...event, pending_webhooks: 0 });
      delete state.deliveries[event.id];
    } else {
      delivery.nextAttemptAt = Date.now() + retryDelayMs;
    }
    return { eventId: event.id, type: event.type, status };
  }

  async function deliverPending(): Promise<DeliveryResult[]> {
    if (isPaused) return [];
    const due = Object.values(state.deliveries).filter(({ nextAttemptAt }) => nextAttemptAt <= Date.now());
    const results: DeliveryResult[] = [];
    for (const delivery of due) if (!isStopped) results.push(await attempt(delivery));
    if (due.length > 0) await store.save();
    const waiting = Object.values(state.deliveries);
    if (!isStopped && waiting.length > 0) {
      const next = Math.min(...waiting.map(({ nextAttemptAt }) => nextAttemptAt));
      clearTimeout(timer);
      timer = setTimeout(() => webhook.deliverDue(), Math.max(0, next - Date.now()));
    }
    return results;
  }

  const webhook: Webhook = {
    send,
    pause: (value) => {
      isPaused = value;
    },
    deliverDue() {
      const done = lastDelivery.then(deliverPending).catch((error: unknown): DeliveryResult[] => {
        console.error('Failed to deliver events:', error);
        return [];
      });
      lastDelivery = done;
      return done;
    },
    async stop() {
      isStopped = true;
      await lastDelivery;
      clearTimeout(timer);
    },
  };
  return webhook;
}
