import type Stripe from 'stripe';
import { addPrice } from './catalog.ts';
import { StripeApiError } from './failure.ts';
import type { LineItem } from './objects.ts';
import type { Discount } from './promotions.ts';
import { amountOff } from './promotions.ts';
import type { NewSession } from './session-params.ts';
import type { StripeStore } from './store.ts';

/** Creates the line items of a new session, including inline prices. */
export function makeLineItems(store: StripeStore, items: NewSession['line_items']): LineItem[] {
  if (items.length === 0) throw new StripeApiError('line_items must not be empty.', { param: 'line_items' });
  return items.map(({ price: priceId, price_data, quantity }, index) => {
    const param = `line_items[${index}]`;
    if ((priceId === undefined) === (price_data === undefined)) {
      throw new StripeApiError(`You must specify either \`price\` or \`price_data\` in ${param}.`, { param: param });
    }
    if (quantity === undefined || quantity < 1) {
      throw new StripeApiError(`Quantity is required. Add \`quantity\` to ${param}.`, { param: `${param}[quantity]` });
    }
    const price = price_data
      ? addPrice(store, { ...price_data, active: false }, `${param}[price_data]`)
      : store.get('price', priceId ?? '', `${param}[price]`);
    if (!price_data && !price.active) {
      throw new StripeApiError(`The price ${price.id} is inactive.`, { param: `${param}[price]` });
    }
    const sum = Math.round(Number(price.unit_amount_decimal) * quantity);
    return {
      id: store.newId('li'),
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: sum,
      amount_tax: 0,
      amount_total: sum,
      currency: price.currency,
      description: store.get('product', String(price.product)).name,
      metadata: {},
      price,
      quantity,
    };
  });
}

/** Returns the currency of a session. @throws StripeApiError when prices differ in currency. */
export function currencyOf(items: readonly LineItem[]): string {
  const [currency = '', ...others] = new Set(items.map((item) => item.currency));
  if (others.length === 0) return currency;
  throw new StripeApiError('All prices of a session must use the same currency.', { param: 'line_items' });
}

/** Applies the discount to the line items (the last one absorbs rounding) and to the session. */
export function applyDiscount(
  session: Stripe.Checkout.Session,
  items: LineItem[],
  discount: Discount | undefined,
): void {
  const subtotal = items.reduce((sum, item) => sum + item.amount_subtotal, 0);
  const discountTotal = discount ? amountOff(discount, subtotal) : 0;
  let remaining = discountTotal;
  for (const [index, item] of items.entries()) {
    const share =
      index === items.length - 1 ? remaining : Math.floor((discountTotal * item.amount_subtotal) / (subtotal || 1));
    item.amount_discount = share;
    item.amount_total = item.amount_subtotal - share;
    remaining -= share;
  }
  session.amount_subtotal = subtotal;
  session.amount_total = subtotal - discountTotal;
  session.total_details = { amount_discount: discountTotal, amount_shipping: 0, amount_tax: 0 };
  session.discounts = discount
    ? [{ coupon: discount.coupon.id, promotion_code: discount.promotionCode?.id ?? null }]
    : [];
}
