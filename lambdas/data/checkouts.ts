import { key } from '../../contract/storage/keys.ts';
import { learnersTable } from './table.ts';

/** What is bought, at which price: read from the catalogue, kept so that a repeat asks Stripe for the very same. */
export interface Offer {
  /** In cents. */
  amount: number;
  currency: 'usd';
  courseTitle: string;
  kind: 'course' | 'upgrade';
  /** Filled in on the pay page. */
  email: string;
}

/** The one order a learner has going for a course. Without a session it is being opened, or that broke off. */
export interface Order {
  orderId: string;
  /** Number of the idempotency key: a failure that Stripe keeps under one key needs another. */
  attempt: number;
  offer: Offer;
  createdAt: string;
  sessionId?: string;
}

const rowKey = (learnerId: string, courseId: string) => ({ pk: learnerId, sk: key('CHECKOUT', courseId) });

/** L37: my order for this course, if I began one. */
export const getOrder = (learnerId: string, courseId: string): Promise<Order | undefined> =>
  learnersTable.get<Order>(rowKey(learnerId, courseId));

/** L38: begins an order in place of `previous`; false when somebody, another tab say, was faster. */
export const putOrder = async (
  learnerId: string,
  courseId: string,
  order: Order,
  previous: Order | undefined,
): Promise<boolean> => {
  const row = await learnersTable.update(rowKey(learnerId, courseId), {
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
  return row !== undefined;
};

/** L39: gives an order the next number for its idempotency key; repeating it changes nothing. */
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

/** L40: names the session of an order; false when the order is no longer the current one. */
export const putOrderSession = async (
  learnerId: string,
  courseId: string,
  orderId: string,
  sessionId: string,
): Promise<boolean> => {
  const row = await learnersTable.update(rowKey(learnerId, courseId), {
    UpdateExpression: 'SET sessionId = :session',
    ConditionExpression: 'orderId = :order AND (attribute_not_exists(sessionId) OR sessionId = :session)',
    ExpressionAttributeValues: { ':order': orderId, ':session': sessionId },
  });
  return row !== undefined;
};
