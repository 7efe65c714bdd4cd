import type Stripe from 'stripe';

/** A price as sent: the SDK parses the decimal string. */
export type Price = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string | null };
export type LineItem = Omit<Stripe.LineItem, 'price'> & { price: Price };

/** Objects by kind and id, oldest first. */
export interface Tables {
  product: Record<string, Stripe.Product>;
  price: Record<string, Price>;
  customer: Record<string, Stripe.Customer>;
  coupon: Record<string, Stripe.Coupon>;
  promotion_code: Record<string, Stripe.PromotionCode>;
  'checkout.session': Record<string, Stripe.Checkout.Session>;
  payment_intent: Record<string, Stripe.PaymentIntent>;
  charge: Record<string, Stripe.Charge>;
  refund: Record<string, Stripe.Refund>;
  dispute: Record<string, Stripe.Dispute>;
  event: Record<string, Stripe.Event>;
  webhook_endpoint: Record<string, Stripe.WebhookEndpoint>;
}

export type Kind = keyof Tables;
export type ObjectOf<K extends Kind> = Tables[K][string];

/** State of a checkout session that its API object does not show. */
export interface Checkout {
  lineItems: LineItem[];
  /** For the payment intent the session will create. */
  intent: { metadata: Record<string, string>; description: string | null; receiptEmail: string | null };
  /** Seconds since 1970 at which a delayed payment settles. */
  settlesAt?: number;
}
