import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A paid checkout session of the history, whose event was created at `paidAt` (epoch seconds). */
export interface HistoricPurchase {
  sessionId: string;
  paidAt: number;
}

/** A Stripe account with many paid sessions. Counts the calls, and can break down after some of them. */
export interface StripeHistory {
  url: string;
  purchases: HistoricPurchase[];
  /** Calls since the last reset, by kind, and the most at a time. */
  calls: { events: number; sessions: number; atATime: number };
  reset(): void;
  /** Calls that succeed before every further one fails with status 500. */
  callsUntilFailure: number;
  stop(): Promise<void>;
}

const respond = (response: ServerResponse, body: object, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const eventOf = ({ sessionId, paidAt }: HistoricPurchase) => ({
  id: `evt_${sessionId}`,
  object: 'event',
  type: 'checkout.session.completed',
  created: paidAt,
  data: { object: { id: sessionId, object: 'checkout.session', payment_intent: `pi_${sessionId}` } },
});

const sessionOf = (id: string) => ({
  id,
  object: 'checkout.session',
  status: 'complete',
  payment_status: 'no_payment_required',
  amount_subtotal: 4_900,
  amount_total: 0,
  currency: 'usd',
  payment_intent: null,
  metadata: {},
});

/** Starts a server for the Stripe API and for AWS's parameter store and user pool, where nobody has an account. */
export const startStripeHistory = async (): Promise<StripeHistory> => {
  let running = 0;
  const noCalls = () => ({ events: 0, sessions: 0, atATime: 0 });

  /** Stripe's list of events: newest first, at most `limit`. */
  const listEvents = (query: URLSearchParams) => {
    const [from, to] = [Number(query.get('created[gte]')), Number(query.get('created[lt]'))];
    const newestFirst = history.purchases
      .filter(({ paidAt }) => paidAt >= from && paidAt < to)
      .sort((a, b) => b.paidAt - a.paidAt)
      .map(eventOf);
    const after = query.get('starting_after');
    const start = after ? newestFirst.findIndex(({ id }) => id === after) + 1 : 0;
    const end = start + Number(query.get('limit'));
    return { object: 'list', data: newestFirst.slice(start, end), has_more: end < newestFirst.length };
  };

  const server = createServer(async (request, response) => {
    for await (const _ of request);
    const target = String(request.headers['x-amz-target']);
    if (target.endsWith('GetParameter')) return respond(response, { Parameter: { Value: 'sk_test_history' } });
    if (target.endsWith('AdminGetUser')) return respond(response, { __type: 'UserNotFoundException' }, 400);
    const { pathname, searchParams } = new URL(request.url ?? '/', history.url);
    const isList = pathname === '/v1/events';
    history.calls[isList ? 'events' : 'sessions'] += 1;
    history.callsUntilFailure -= 1;
    if (history.callsUntilFailure < 0) return respond(response, { error: { type: 'api_error' } }, 500);
    running += 1;
    history.calls.atATime = Math.max(history.calls.atATime, running);
    // Calls that were sent at the same time are counted together.
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return respond(response, isList ? listEvents(searchParams) : sessionOf(pathname.split('/').at(-1) ?? ''));
  });
  const history: StripeHistory = {
    url: '',
    purchases: [],
    calls: noCalls(),
    reset: () => {
      history.calls = noCalls();
      history.callsUntilFailure = Number.POSITIVE_INFINITY;
    },
    callsUntilFailure: Number.POSITIVE_INFINITY,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  history.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return history;
};
