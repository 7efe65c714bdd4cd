import { dictionary } from '../dictionary.ts';
import type { HttpHandler, HttpReply, HttpRequest } from '../http.ts';
import { formOf, isForm, json, jsonOf, seeOther } from '../http.ts';
import type { Fault } from './api.ts';
import type { Outcome } from './checkout.ts';
import { applyPromotionCode, attemptPayment, outcomes, settlePayment } from './checkout.ts';
import { checkoutPage, successUrl } from './checkout-page.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { StripeApiError } from './failure.ts';
import { refundSession } from './payments.ts';
import type { StripeStore } from './store.ts';
import type { DeliveryResult, SignatureKind, Webhook } from './webhook.ts';

export interface RequestHandlerOptions {
  store: StripeStore;
  webhook: Webhook;
  faults: Fault[];
  /** Stripe's API, also served at `/v1/…` below `base`, for clients that do not know its own URL. */
  api: HttpHandler;
  /** Path prefix, without a trailing slash. */
  base: string;
  /** Path that the console's forms redirect to. */
  consolePath: string;
}

const notFound = (): HttpReply => json(404, { message: 'Not Found' });
const signatures: readonly SignatureKind[] = ['good', 'bad', 'old', 'none'];

/** Fields of a JSON body or a form. */
const fieldsOf = (request: HttpRequest): Record<string, unknown> =>
  (isForm(request) ? dictionary(formOf(request)) : jsonOf(request)) ?? {};

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** The browser pages of the stand-in: the payment page, and actions that simulate a customer or a bank. */
export function createRequestHandler({
  store,
  webhook,
  faults,
  api,
  base,
  consolePath,
}: RequestHandlerOptions): HttpHandler {
  const saveAndDeliver = async (change: () => unknown): Promise<DeliveryResult[]> => {
    change();
    await store.save();
    return webhook.deliverDue();
  };

  function showPayPage(id: string, errors: { alert?: string; codeError?: string } = {}): HttpReply {
    const session = store.get('checkout.session', id);
    const intent = session.payment_intent ? store.get('payment_intent', String(session.payment_intent)) : undefined;
    const items = store.state.checkouts[id]?.lineItems ?? [];
    return checkoutPage({ session, items, isChallenged: intent?.status === 'requires_action', ...errors });
  }

  async function submitPayPage(id: string, request: HttpRequest): Promise<HttpReply> {
    const form = formOf(request);
    const action = form.get('action') ?? '';
    const session = store.get('checkout.session', id);
    if (action === 'cancel' && session.cancel_url) return seeOther(session.cancel_url);
    if (action === 'promotion') {
      let isApplied = false;
      await saveAndDeliver(() => {
        isApplied = applyPromotionCode(store, id, form.get('code') ?? '');
      });
      return isApplied ? seeOther(`${base}/pay/${id}`) : showPayPage(id, { codeError: 'This code is not valid.' });
    }
    if (session.status !== 'open' || !outcomes.includes(action as Outcome)) return showPayPage(id);
    const payer = { email: text(form.get('email')), name: text(form.get('name')) };
    await saveAndDeliver(() => attemptPayment(store, id, action as Outcome, payer));
    if (action === 'declined') return showPayPage(id, { alert: 'Your card was declined. Please try another one.' });
    return seeOther(session.status === 'open' ? `${base}/pay/${id}` : successUrl(session));
  }

  /** Runs an action of the console or a test on a session. */
  async function simulate(id: string, action: string, request: HttpRequest): Promise<HttpReply> {
    const { outcome = 'paid', succeeded = true, won = false, email, name } = fieldsOf(request);
    if (!outcomes.includes(outcome as Outcome))
      throw new StripeApiError(`outcome must be one of ${outcomes.join(', ')}.`);
    const payer = { email: text(email) ?? 'payer@example.com', name: text(name) };
    const hasSucceeded = succeeded === true || succeeded === 'true';
    const changes = new Map<string, () => unknown>([
      ['pay', () => attemptPayment(store, id, outcome as Outcome, payer)],
      ['settle', () => settlePayment(store, id, hasSucceeded)],
      ['refund', () => refundSession(store, id)],
      ['dispute', () => openDispute(store, id)],
      ['close-dispute', () => closeDispute(store, id, won === true || won === 'true')],
    ]);
    const change = changes.get(action);
    if (!change) return notFound();
    const events = await saveAndDeliver(change);
    if (isForm(request)) return seeOther(consolePath);
    const { status, payment_status: paymentStatus, payment_intent: paymentIntent } = store.get('checkout.session', id);
    return json(200, { id, status, paymentStatus, paymentIntent, events });
  }

  async function sendEvent(request: HttpRequest): Promise<HttpReply> {
    const kind = (request.query.get('signature') ?? 'good') as SignatureKind;
    if (!signatures.includes(kind)) return json(400, { message: `signature is one of ${signatures.join(', ')}.` });
    const response = await webhook.send(request.body.toString('utf8'), kind);
    return json(response.status || 502, response);
  }

  /** While the webhook is paused, events wait. */
  async function pauseWebhook(request: HttpRequest): Promise<HttpReply> {
    const isPaused = fieldsOf(request).paused === true;
    webhook.pause(isPaused);
    return json(200, { paused: isPaused, events: isPaused ? [] : await webhook.deliverDue() });
  }

  function addFault(request: HttpRequest): HttpReply {
    const { path = '/v1/', status = 500, times = 1 } = fieldsOf(request);
    if (![429, 500, 503].includes(Number(status))) return json(400, { message: 'status must be 429, 500 or 503.' });
    faults.push({ path: String(path), status: Number(status) as Fault['status'], times: Number(times) });
    return json(200, { path, status, times });
  }

  async function route(request: HttpRequest): Promise<HttpReply> {
    const [kind, id = '', action = ''] = request.path.slice(base.length + 1).split('/');
    const isPost = request.method === 'POST';
    if (kind === 'v1') return api({ ...request, path: request.path.slice(base.length) });
    if (kind === 'pay' && id) return isPost ? submitPayPage(id, request) : showPayPage(id);
    if (kind === 'sessions' && isPost) return simulate(id, action, request);
    if (kind === 'events' && isPost) return sendEvent(request);
    if (kind === 'webhook' && isPost) return pauseWebhook(request);
    if (kind === 'faults' && isPost) return addFault(request);
    return notFound();
  }

  return (request) =>
    route(request).catch((error) => {
      if (error instanceof StripeApiError) return json(error.status, error.body());
      throw error;
    });
}
