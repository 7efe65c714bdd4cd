import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { StripeApiError } from './failure.ts';
import { listPage } from './list.ts';
import {
  amount,
  booleanText,
  chosenId,
  currency,
  decimal,
  expandParam,
  integer,
  listParams,
  metadata,
  text,
} from './params.ts';
import { route } from './route.ts';
import type { StripeStore } from './store.ts';

const newCoupon = z.strictObject({
  ...expandParam,
  id: z.optional(chosenId),
  percent_off: z.optional(decimal),
  amount_off: z.optional(amount),
  currency: z.optional(currency),
  duration: z.optional(z.enum(['once', 'forever'])),
  name: z.optional(text),
  max_redemptions: z.optional(integer),
  redeem_by: z.optional(integer),
  metadata: z.optional(metadata),
});

const newPromotionCode = z.strictObject({
  ...expandParam,
  promotion: z.strictObject({ type: z.literal('coupon'), coupon: text }),
  code: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]{1,500}$/))),
  active: z.optional(booleanText),
  customer: z.optional(text),
  expires_at: z.optional(integer),
  max_redemptions: z.optional(integer),
  metadata: z.optional(metadata),
});

/** The discount of a session. */
export interface Discount {
  coupon: Stripe.Coupon;
  promotionCode: Stripe.PromotionCode | undefined;
}

const isCouponUsable = (store: StripeStore, coupon: Stripe.Coupon) =>
  (coupon.redeem_by ?? Infinity) > store.now() && coupon.times_redeemed < (coupon.max_redemptions ?? Infinity);

/**
 * Returns the discount of a promotion code; undefined when it is exhausted, expired, inactive, limited to another
 * customer or an amount in another currency.
 */
export function usableDiscount(
  store: StripeStore,
  promotionCode: Stripe.PromotionCode,
  { customer, currency: paidIn }: { customer: string | null; currency: string | null },
): Discount | undefined {
  const coupon = store.get('coupon', String(promotionCode.promotion.coupon));
  const isUsable =
    promotionCode.active &&
    (promotionCode.expires_at ?? Infinity) > store.now() &&
    promotionCode.times_redeemed < (promotionCode.max_redemptions ?? Infinity) &&
    (promotionCode.customer === null || promotionCode.customer === customer) &&
    (coupon.currency === null || coupon.currency === paidIn) &&
    isCouponUsable(store, coupon);
  return isUsable ? { coupon, promotionCode } : undefined;
}

/** Finds a code as typed, ignoring case. */
export const findCode = (store: StripeStore, code: string): Stripe.PromotionCode | undefined =>
  Object.values(store.state.tables.promotion_code).find(
    (candidate) => candidate.active && candidate.code.toUpperCase() === code.trim().toUpperCase(),
  );

export function couponDiscount(store: StripeStore, id: string): Discount {
  const coupon = store.get('coupon', id, 'discounts[0][coupon]');
  if (isCouponUsable(store, coupon)) return { coupon, promotionCode: undefined };
  throw new StripeApiError(`Coupon ${id} is expired or used up.`, { code: 'coupon_expired' });
}

/** The amount a discount takes off a sum, in the currency's smallest unit. */
export const amountOff = ({ coupon }: Discount, sum: number): number =>
  Math.min(sum, coupon.amount_off ?? Math.round((sum * (coupon.percent_off ?? 0)) / 100));

export function redeem({ coupon, promotionCode }: Discount): void {
  coupon.times_redeemed += 1;
  if (promotionCode) promotionCode.times_redeemed += 1;
}

function addCoupon(store: StripeStore, params: z.output<typeof newCoupon>): Stripe.Coupon {
  if ((params.percent_off === undefined) === (params.amount_off === undefined)) {
    throw new StripeApiError('Specify either percent_off or amount_off.', { param: 'percent_off' });
  }
  if (params.percent_off !== undefined && (params.percent_off <= 0 || params.percent_off > 100)) {
    throw new StripeApiError('Invalid percent_off: must be above 0 and at most 100.', { param: 'percent_off' });
  }
  if (params.amount_off !== undefined && !params.currency) {
    throw new StripeApiError('Missing required param: currency.', { code: 'parameter_missing', param: 'currency' });
  }
  return store.put<'coupon'>({
    id: params.id ?? store.newId('co', 8).slice(3),
    object: 'coupon',
    amount_off: params.amount_off ?? null,
    created: store.now(),
    currency: params.amount_off === undefined ? null : (params.currency ?? null),
    duration: params.duration ?? 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: params.metadata ?? {},
    name: params.name ?? null,
    percent_off: params.percent_off ?? null,
    redeem_by: params.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  });
}

function addPromotionCode(store: StripeStore, params: z.output<typeof newPromotionCode>): Stripe.PromotionCode {
  const coupon = store.get('coupon', params.promotion.coupon, 'promotion[coupon]');
  const code = params.code ?? store.newId('x', 8).slice(2).toUpperCase();
  if (findCode(store, code)) {
    throw new StripeApiError('An active promotion code with this code already exists.', { param: 'code' });
  }
  return store.put<'promotion_code'>({
    id: store.newId('promo'),
    object: 'promotion_code',
    active: params.active ?? true,
    code,
    created: store.now(),
    customer: params.customer ? store.get('customer', params.customer, 'customer').id : null,
    customer_account: null,
    expires_at: params.expires_at ?? null,
    livemode: false,
    max_redemptions: params.max_redemptions ?? null,
    metadata: params.metadata ?? {},
    promotion: { type: 'coupon', coupon: coupon.id },
    restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
    times_redeemed: 0,
  });
}

const codeFilter = { code: z.optional(text), coupon: z.optional(text), active: z.optional(booleanText) };

export const promotionRoutes = [
  route('POST', '/v1/coupons', newCoupon, addCoupon),
  route('GET', '/v1/coupons/:id', z.strictObject(expandParam), (store, _, id) => store.get('coupon', id)),
  route('GET', '/v1/coupons', z.strictObject(listParams), (store, paging) =>
    listPage('/v1/coupons', Object.values(store.state.tables.coupon), paging),
  ),
  route('POST', '/v1/promotion_codes', newPromotionCode, addPromotionCode),
  route('GET', '/v1/promotion_codes/:id', z.strictObject(expandParam), (store, _, id) =>
    store.get('promotion_code', id),
  ),
  route(
    'POST',
    '/v1/promotion_codes/:id',
    z.strictObject({ ...expandParam, active: z.optional(booleanText), metadata: z.optional(metadata) }),
    (store, { active, metadata: more }, id) => {
      const code = store.get('promotion_code', id);
      return Object.assign(code, { active: active ?? code.active, metadata: { ...code.metadata, ...more } });
    },
  ),
  route('GET', '/v1/promotion_codes', z.strictObject({ ...listParams, ...codeFilter }), (store, params) => {
    const { code, coupon, active, ...paging } = params;
    const found = Object.values(store.state.tables.promotion_code).filter(
      (candidate) =>
        (code === undefined || candidate.code.toUpperCase() === code.toUpperCase()) &&
        (coupon === undefined || candidate.promotion.coupon === coupon) &&
        (active === undefined || candidate.active === active),
    );
    return listPage('/v1/promotion_codes', found, paging);
  }),
];
