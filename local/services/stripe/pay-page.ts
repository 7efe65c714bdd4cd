import type Stripe from 'stripe';
import type { HttpReply } from '../../http.ts';
import { page } from '../../page/document.ts';
import type { Html } from '../../page/html.ts';
import { html } from '../../page/html.ts';
import { formatMoney } from './money.ts';
import type { LineItem } from './objects.ts';

/** What the pay page shows of a session. */
export interface PayScreen {
  session: Stripe.Checkout.Session;
  items: readonly LineItem[];
  /** The bank wants its customer to confirm. */
  isChallenged: boolean;
  /** What went wrong with the last try. */
  alert?: string | undefined;
  /** What went wrong with the promotion code. */
  codeError?: string | undefined;
}

const originOf = (address: string | null) => (address ? [new URL(address).origin] : []);

/** Where the person goes once they have paid. */
export const successAddress = ({ success_url, id }: Stripe.Checkout.Session): string =>
  (success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id);

function show({ session, alert }: PayScreen, title: string, body: Html): HttpReply {
  return page({
    title,
    width: 'narrow',
    formEndsAt: [...originOf(session.success_url), ...originOf(session.cancel_url)],
    body: html`<div class="card"><h1>${title}</h1>${alert && html`<div class="alert" role="alert">${alert}</div>`}${body}</div>
<p class="below">No money moves: this page stands in for Stripe.</p>`,
  });
}

const row = (label: string, sum: string) => html`<tr><th scope="row">${label}</th><td class="number">${sum}</td></tr>`;

function bill({ session, items }: PayScreen): Html {
  const { currency, total_details: totals } = session;
  const quantity = (item: LineItem) => ((item.quantity ?? 1) > 1 ? ` × ${item.quantity}` : '');
  const off = totals?.amount_discount ?? 0;
  return html`<p class="sum">${formatMoney(session.amount_total, currency)}</p>
<table class="sheet small"><caption class="muted small">What you pay for</caption><tbody>
${items.map((item) => row(`${item.description ?? ''}${quantity(item)}`, formatMoney(item.amount_subtotal, currency)))}
${off > 0 && row('Discount', `−${formatMoney(off, currency)}`)}
</tbody></table>`;
}

const promotionForm = ({ codeError }: PayScreen) => html`<form method="post" class="field">
<label for="code">Promotion code</label>
<div class="row nowrap"><input id="code" name="code" type="text" autocomplete="off" required
${codeError && html` aria-invalid="true" aria-describedby="code-error"`}>
<button name="action" value="promotion">Apply</button></div>
${codeError && html`<p class="error" id="code-error">${codeError}</p>`}</form>`;

function emailField({ session }: PayScreen): Html {
  const known = session.customer_details?.email;
  return html`<div class="field"><label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="email" required
${known ? html` value="${known}" readonly` : undefined}></div>`;
}

const otherOutcomes = () => html`<fieldset><legend>Or see what happens when</legend>
<div class="stack">
<button name="action" value="declined">the card is declined</button>
<button name="action" value="challenged">3-D Secure asks first</button>
<button name="action" value="delayed">the money comes later</button>
</div></fieldset>`;

const payForm = (screen: PayScreen): Html => {
  const { amount_total: total, currency } = screen.session;
  return html`<form method="post">
${emailField(screen)}
<div class="field"><label for="name">Name on the card</label>
<input id="name" name="name" type="text" autocomplete="cc-name" value="${screen.session.customer_details?.name ?? ''}"></div>
<div class="stack">
<button class="main" name="action" value="paid">${total === 0 ? 'Complete the order' : `Pay ${formatMoney(total, currency)}`}</button>
${screen.session.cancel_url ? html`<button name="action" value="cancel" formnovalidate>Cancel</button>` : undefined}
</div>
${total !== 0 && otherOutcomes()}</form>`;
};

const challengeForm = () => html`<p>Your bank asks you to confirm this payment.</p>
<form method="post" class="stack">
<button class="main" name="action" value="paid">Confirm</button>
<button name="action" value="declined">Refuse</button>
</form>`;

/** The hosted pay page of a session, whatever state it is in. */
export function payPage(screen: PayScreen): HttpReply {
  const { session } = screen;
  if (session.status === 'complete') {
    const next = html`<p>Nothing more is to be paid. <a href="${successAddress(session)}">Go back to the shop</a></p>`;
    return show(screen, 'This order is complete', next);
  }
  if (session.status !== 'open') {
    const back = session.cancel_url ? html` <a href="${session.cancel_url}">Go back to the shop</a>` : undefined;
    return show(screen, 'This page has expired', html`<p>It can no longer be paid.${back}</p>`);
  }
  if (screen.isChallenged) return show(screen, 'Confirm your payment', html`${bill(screen)}${challengeForm()}`);
  const promotion = session.allow_promotion_codes ? promotionForm(screen) : undefined;
  return show(screen, 'Payment', html`${bill(screen)}${promotion}${payForm(screen)}`);
}
