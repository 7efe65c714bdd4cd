import { dictionary } from '../../dictionary.ts';
import type { HttpHandler, HttpReply, HttpRequest } from '../../http.ts';
import { formOf, isForm, json, jsonOf, seeOther } from '../../http.ts';
import type { Fault } from './api.ts';
import type { Outcome } from './checkout.ts';
import { enterPromotionCode, outcomes, settle, tryToPay } from './checkout.ts';
import { closeDispute, openDispute } from './disputes.ts';
import { StripeFailure } from './failure.ts';
import { payPage, successAddress } from './pay-page.ts';
import { refundSession } from './payments.ts';
import type { Delivered, SignatureKind, Webhook } from './webhook.ts';
import type { World } from './world.ts';

export interface SiteOptions {
  world: World;
  webhook: Webhook;
  faults: Fault[];
  /** Stripe's API, also at `/v1/…` below `base`, for those who cannot know its own address. */
  api: HttpHandler;
  /** Path prefix, without a slash at its end. */
  base: string;
  /** Where a form of the console returns to. */
  consolePath: string;
}

const notFound = (): HttpReply => json(404, { message: 'Not Found' });
const signatures: readonly SignatureKind[] = ['good', 'bad', 'old', 'none'];

/** Fields of a JSON body or of a form. */
const fieldsOf = (request: HttpRequest): Record<string, unknown> =>
  (isForm(request) ? dictionary(formOf(request)) : jsonOf(request)) ?? {};

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** What browsers and checks reach of Stripe: the pay page, and buttons for what a person or a bank would do. */
export function createSite({ world, webhook, faults, api, base, consolePath }: SiteOptions): HttpHandler {
  const saved = async (change: () => unknown): Promise<Delivered[]> => {
    change();
    await world.save();
    return webhook.deliverDue();
  };

  function showPayPage(id: string, wrong: { alert?: string; codeError?: string } = {}): HttpReply {
    const session = world.get('checkout.session', id);
    const intent = session.payment_intent ? world.get('payment_intent', String(session.payment_intent)) : undefined;
    const items = world.state.checkouts[id]?.lineItems ?? [];
    return payPage({ session, items, isChallenged: intent?.status === 'requires_action', ...wrong });
  }

  async function submitPayPage(id: string, request: HttpRequest): Promise<HttpReply> {
    const form = formOf(request);
    const action = form.get('action') ?? '';
    const session = world.get('checkout.session', id);
    if (action === 'cancel' && session.cancel_url) return seeOther(session.cancel_url);
    if (action === 'promotion') {
      let isGood = false;
      await saved(() => {
        isGood = enterPromotionCode(world, id, form.get('code') ?? '');
      });
      return isGood ? seeOther(`${base}/pay/${id}`) : showPayPage(id, { codeError: 'This code is not valid.' });
    }
    if (session.status !== 'open' || !outcomes.includes(action as Outcome)) return showPayPage(id);
    const payer = { email: text(form.get('email')), name: text(form.get('name')) };
    await saved(() => tryToPay(world, id, action as Outcome, payer));
    if (action === 'declined') return showPayPage(id, { alert: 'Your card was declined. Please try another one.' });
    return seeOther(session.status === 'open' ? `${base}/pay/${id}` : successAddress(session));
  }

  /** What the buttons of the console, and checks, do to a session. */
  async function act(id: string, action: string, request: HttpRequest): Promise<HttpReply> {
    const { outcome = 'paid', succeeded = true, won = false, email, name } = fieldsOf(request);
    if (!outcomes.includes(outcome as Outcome)) throw new StripeFailure(`outcome is one of ${outcomes.join(', ')}.`);
    const payer = { email: text(email) ?? 'payer@example.com', name: text(name) };
    const isIn = succeeded === true || succeeded === 'true';
    const changes = new Map<string, () => unknown>([
      ['pay', () => tryToPay(world, id, outcome as Outcome, payer)],
      ['settle', () => settle(world, id, isIn)],
      ['refund', () => refundSession(world, id)],
      ['dispute', () => openDispute(world, id)],
      ['close-dispute', () => closeDispute(world, id, won === true || won === 'true')],
    ]);
    const change = changes.get(action);
    if (!change) return notFound();
    const events = await saved(change);
    if (isForm(request)) return seeOther(consolePath);
    const { status, payment_status: paymentStatus, payment_intent: paymentIntent } = world.get('checkout.session', id);
    return json(200, { id, status, paymentStatus, paymentIntent, events });
  }

  async function sendEvent(request: HttpRequest): Promise<HttpReply> {
    const kind = (request.query.get('signature') ?? 'good') as SignatureKind;
    if (!signatures.includes(kind)) return json(400, { message: `signature is one of ${signatures.join(', ')}.` });
    const answer = await webhook.send(request.body.toString('utf8'), kind);
    return json(answer.status || 502, answer);
  }

  /** While the webhook is paused, events wait as they do when nobody answers. */
  async function pauseWebhook(request: HttpRequest): Promise<HttpReply> {
    const isPaused = fieldsOf(request).paused === true;
    webhook.pause(isPaused);
    return json(200, { paused: isPaused, events: isPaused ? [] : await webhook.deliverDue() });
  }

  function addFault(request: HttpRequest): HttpReply {
    const { path = '/v1/', status = 500, times = 1 } = fieldsOf(request);
    if (![429, 500, 503].includes(Number(status))) return json(400, { message: 'status is 429, 500 or 503.' });
    faults.push({ path: String(path), status: Number(status) as Fault['status'], times: Number(times) });
    return json(200, { path, status, times });
  }

  async function route(request: HttpRequest): Promise<HttpReply> {
    const [kind, id = '', action = ''] = request.path.slice(base.length + 1).split('/');
    const isPost = request.method === 'POST';
    if (kind === 'v1') return api({ ...request, path: request.path.slice(base.length) });
    if (kind === 'pay' && id) return isPost ? submitPayPage(id, request) : showPayPage(id);
    if (kind === 'sessions' && isPost) return act(id, action, request);
    if (kind === 'events' && isPost) return sendEvent(request);
    if (kind === 'webhook' && isPost) return pauseWebhook(request);
    if (kind === 'faults' && isPost) return addFault(request);
    return notFound();
  }

  return (request) =>
    route(request).catch((error) => {
      if (error instanceof StripeFailure) return json(error.status, error.body());
      throw error;
    });
}
