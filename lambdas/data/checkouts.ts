import type { StripeCurrency } from '#contract/rules/currency.ts';
import { key } from '#contract/storage/keys.ts';
import { learnersTable } from './table.ts';

/** Course and price, read from the catalog and stored so that a retry sends Stripe the same request. */
export interface Offer {
  /** In the currency's smallest unit. */
  amount: number;
  currency: StripeCurrency;
  courseTitle: string;
  kind: 'course' | 'upgrade';
  /** Prefilled on the checkout page. */
  email: string;
}

/** A learner's open order for a course. `session` is absent until the checkout session has been created. */
export interface Order {
  orderId: string;
  /** Part of the idempotency key: a failure that Stripe stores under one key needs another. */
  attempt: number;
  offer: Offer;
  createdAt: string;
  sessionId?: string;
}

const rowKey = (learnerId: string, courseId: string) => ({ pk: learnerId, sk: key('CHECKOUT', courseId) });

/** L37: reads a learner's order for a course. */
export const getOrder = (learnerId: string, courseId: string): Promise<Order | undefined> =>
  learnersTable.get<Order>(rowKey(learnerId, courseId));

/** L38: replaces `previous` with a new order; returns false when another request, such as another tab, was first. */
export const putOrder = (
  learnerId: string,
  courseId: string,
  order: Order,
  previous: Order | undefined,
): Promise<boolean> =>
  learnersTable.updateOnly(rowKey(learnerId, courseId), {
    UpdateExpression: 'SET orderId = :order, attempt = :attempt, offer = :offer, createdAt = :at REMOVE sessionId',
    ConditionExpression: previous ? 'orderId = :previous' : 'attribute_not_exists(orderId)',
    ExpressionAttributeValues: {
      ':order': order.orderId,
      ':attempt': order.attempt,
      ':offer': order.offer,
      ':at': order.createdAt,
      ...(previous && { ':previous': previous.orderId }),
    },
  });

/** L39: increments the attempt in the order's idempotency key; idempotent. */
export const incrementAttempt = async (
  learnerId: string,
  courseId: string,
  { orderId, attempt }: Order,
): Promise<void> => {
  await learnersTable.updateOnly(rowKey(learnerId, courseId), {
    UpdateExpression: 'SET attempt = :next',
    ConditionExpression: 'orderId = :order AND attempt = :attempt',
    ExpressionAttributeValues: { ':order': orderId, ':attempt': attempt, ':next': attempt + 1 },
  });
};

/** L40: stores the order's session; returns false when the order has been replaced. */
export const putOrderSession = (
  learnerId: string,
  courseId: string,
  orderId: string,
  sessionId: string,
): Promise<boolean> =>
  learnersTable.updateOnly(rowKey(learnerId, courseId), {
    UpdateExpression: 'SET sessionId = :session',
    ConditionExpression: 'orderId = :order AND (attribute_not_exists(sessionId) OR sessionId = :session)',
    ExpressionAttributeValues: { ':order': orderId, ':session': sessionId },
  });
