import * as z from 'zod/mini';
import { type Need, operations } from '../define.ts';
import { Id } from '../schemas/identifiers.ts';
import { Payment, PaymentState } from '../schemas/payment.ts';

const CourseToBuy = z.strictObject({ courseId: Id });

/** Permissions of every operation that may open a course for a payment. */
const checkoutNeeds: readonly Need[] = [
  'catalog:GetItem',
  'learners:GetItem',
  'learners:PutItem',
  'learners:UpdateItem',
  'learners:DeleteItem',
  'stripe-secrets:GetParameter',
];

export const payments = operations({
  createCheckoutSession: {
    summary: 'Start the purchase of a course; returns the checkout page.',
    method: 'POST',
    path: '/stripe/create-checkout-session',
    access: 'learner',
    body: CourseToBuy,
    response: z.object({ url: z.string(), sessionId: z.string() }),
    problems: ['not-found', 'subscribe-instead', 'already-paid', 'payment-pending', 'price-missing', 'unavailable'],
    needs: [...checkoutNeeds, 'identity:AdminGetUser'],
    limit: '10 an hour per learner',
  },
  createDripUpgradeSession: {
    summary: 'Start the one-time upgrade of a drip course; returns the checkout page.',
    method: 'POST',
    path: '/stripe/create-drip-upgrade-session',
    access: 'learner',
    body: CourseToBuy,
    response: z.object({ url: z.string() }),
    problems: ['not-found', 'already-premium', 'payment-pending', 'price-missing', 'unavailable'],
    needs: [...checkoutNeeds, 'identity:AdminGetUser'],
    limit: '10 an hour per learner',
    repeatsDetailAsError: true,
  },
  confirmPayment: {
    summary: 'Get the state of a payment for a course, and grant access once it is paid.',
    method: 'POST',
    path: '/stripe/confirm',
    access: 'learner',
    body: CourseToBuy,
    response: z.object({ state: PaymentState }),
    problems: ['not-found', 'price-missing', 'unavailable'],
    needs: checkoutNeeds,
  },
  listPayments: {
    summary: "List the learner's payments, newest first.",
    method: 'GET',
    path: '/user/payments',
    access: 'learner',
    response: z.object({ payments: z.array(Payment) }),
    problems: [],
    needs: ['learners:Query'],
  },
  receiveStripeEvent: {
    summary: 'Receive a signed event from Stripe.',
    method: 'POST',
    path: '/stripe/webhook',
    access: 'public',
    body: 'raw',
    response: z.object({ received: z.literal(true) }),
    problems: ['unavailable'],
    needs: [
      'catalog:GetItem',
      'learners:GetItem',
      'learners:PutItem',
      'learners:UpdateItem',
      'learners:DeleteItem',
      'refunded-certificates:Query',
      'identity:AdminGetUser',
      'stripe-secrets:GetParameter',
      'email:SendEmail',
    ],
    maxBodyBytes: 512 * 1024,
  },
});
