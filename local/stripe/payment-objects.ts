import type Stripe from 'stripe';
import type { Checkout } from './objects.ts';
import type { StripeStore } from './store.ts';

/** Creates the payment intent of a session at the first payment attempt. */
export function addPaymentIntent(
  store: StripeStore,
  session: Stripe.Checkout.Session,
  checkout: Checkout,
): Stripe.PaymentIntent {
  const id = store.newId('pi');
  const intent = store.put<'payment_intent'>({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_details: {},
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${store.newId('x').slice(2)}`,
    confirmation_method: 'automatic',
    created: store.now(),
    currency: session.currency ?? '',
    customer: session.customer,
    customer_account: null,
    description: checkout.intent.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: { ...checkout.intent.metadata },
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: session.payment_method_types,
    payment_record: null,
    processing: null,
    receipt_email: checkout.intent.receiptEmail,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  });
  session.payment_intent = id;
  store.emit('payment_intent.created', intent);
  return intent;
}

/** Creates the charge of one attempt, paid or declined. */
export function addCharge(
  store: StripeStore,
  intent: Stripe.PaymentIntent,
  payer: { email: string | null; name: string | null },
  paid: boolean,
): Stripe.Charge {
  const charge = store.put<'charge'>({
    id: store.newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: payer.email, name: payer.name, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: paid,
    created: store.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: paid ? null : 'card_declined',
    failure_message: paid ? null : 'Your card was declined.',
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: paid ? null : 'generic_decline',
      risk_level: 'normal',
      seller_message: paid ? 'Payment complete.' : 'The bank did not return any further details with this decline.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: null,
    payment_method_details: { type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  });
  intent.latest_charge = charge.id;
  store.emit(paid ? 'charge.succeeded' : 'charge.failed', charge);
  return charge;
}
