import type Stripe from 'stripe';
import { page } from '../console/page/document.ts';
import type { Html } from '../console/page/html.ts';
import { html } from '../console/page/html.ts';
import type { HttpReply } from '../http.ts';
import { formatMoney } from './money.ts';
import type { LineItem } from './objects.ts';

/** Props of the payment page of a session. */
export interface CheckoutPageProps {
  session: Stripe.Checkout.Session;
  items: readonly LineItem[];
  /** Whether the bank requests a confirmation. */
  isChallenged: boolean;
  /** Error of the last payment attempt. */
  alert?: string | undefined;
  /** Error of the promotion code. */
  codeError?: string | undefined;
}

const originOf = (url: string | null) => (url ? [new URL(url).origin] : []);

/** URL to redirect to after payment. */
export const successUrl = ({ success_url, id }: Stripe.Checkout.Session): string =>
  (success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);

function cardPage({ session, alert }: CheckoutPageProps, title: string, body: Html): HttpReply {
  return page({
    title,
    width: 'narrow',
    formTargets: [...originOf(session.success_url), ...originOf(session.cancel_url)],
    body: html`<div class="card"><h1>${title}</h1>${alert && html`<div class="alert" role="alert">${alert}</div>`}${body}</div>
<p class="below">Test payment: this page simulates Stripe, and no money is charged.</p>`,
  });
}

const row = (label: string, formattedAmount: string) =>
  html`<tr><th scope="row">${label}</th><td class="number">${formattedAmount}</td></tr>`;

function orderSummary({ session, items }: CheckoutPageProps): Html {
  const { currency, total_details: totals } = session;
  const quantity = (item: LineItem) => ((item.quantity ?? 1) > 1 ? ` × ${item.quantity}` : '');
  const discountAmount = totals?.amount_discount ?? 0;
  return html`<p class="sum">${formatMoney(session.amount_total, currency)}</p>
<table class="sheet small"><caption class="muted small">Order summary</caption><tbody>
${items.map((item) => row(`${item.description ?? ''}${quantity(item)}`, formatMoney(item.amount_subtotal, currency)))}
${discountAmount > 0 && row('Discount', `−${formatMoney(discountAmount, currency)}`)}
</tbody></table>`;
}

const promotionForm = ({ codeError }: CheckoutPageProps) => html`<form method="post" class="field">
<label for="code">Promotion code</label>
<div class="row nowrap"><input id="code" name="code" type="text" autocomplete="off" required
${codeError && html` aria-invalid="true" aria-describedby="code-error"`}>
<button name="action" value="promotion">Apply</button></div>
${codeError && html`<p class="error" id="code-error">${codeError}</p>`}</form>`;

function emailField({ session }: CheckoutPageProps): Html {
  const knownEmail = session.customer_details?.email;
  return html`<div class="field"><label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="email" required
${knownEmail ? html` value="${knownEmail}" readonly` : undefined}></div>`;
}

const otherOutcomes = () => html`<fieldset><legend>Simulate another outcome</legend>
<div class="stack">
<button name="action" value="declined">Card declined</button>
<button name="action" value="challenged">3-D Secure challenge</button>
<button name="action" value="delayed">Delayed payment</button>
</div></fieldset>`;

const payForm = (props: CheckoutPageProps): Html => {
  const { amount_total: total, currency } = props.session;
  return html`<form method="post">
${emailField(props)}
<div class="field"><label for="name">Name on card</label>
<input id="name" name="name" type="text" autocomplete="cc-name" value="${props.session.customer_details?.name ?? ''}"></div>
<div class="stack">
<button class="main" name="action" value="paid">${total === 0 ? 'Complete order' : `Pay ${formatMoney(total, currency)}`}</button>
${props.session.cancel_url ? html`<button name="action" value="cancel" formnovalidate>Cancel</button>` : undefined}
</div>
${total !== 0 && otherOutcomes()}</form>`;
};

const challengeForm = () => html`<p>Your bank asks you to confirm this payment.</p>
<form method="post" class="stack">
<button class="main" name="action" value="paid">Confirm</button>
<button name="action" value="declined">Decline</button>
</form>`;

/** Renders the payment page of a session, in any state. */
export function checkoutPage(props: CheckoutPageProps): HttpReply {
  const { session } = props;
  if (session.status === 'complete') {
    const next = html`<p>Your payment is complete. <a href="${successUrl(session)}">Return to the site</a></p>`;
    return cardPage(props, 'This order is complete', next);
  }
  if (session.status !== 'open') {
    const back = session.cancel_url ? html` <a href="${session.cancel_url}">Return to the site</a>` : undefined;
    return cardPage(props, 'This page has expired', html`<p>This order can no longer be paid.${back}</p>`);
  }
  if (props.isChallenged)
    return cardPage(props, 'Confirm your payment', html`${orderSummary(props)}${challengeForm()}`);
  const promotion = session.allow_promotion_codes ? promotionForm(props) : undefined;
  return cardPage(props, 'Payment', html`${orderSummary(props)}${promotion}${payForm(props)}`);
}
