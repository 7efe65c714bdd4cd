import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { platformStartLimitMs, type TestPlatform } from '#bin/test/platform.ts';
import { subjectsTo } from '../support/inbox.ts';
import {
  consumeCrash,
  injectCrash,
  pauseWebhook,
  removePlatform,
  startIsolatedPlatform,
} from '../support/isolated-platform.ts';
import {
  openCheckout,
  postEvent,
  type StripeEvent,
  simulateStripe,
  soldCourse,
  stripe,
  stripeEventsOf,
} from '../support/payments.ts';
import { type Learner, newLearner } from '../support/platform.ts';
import { advanceClock } from '../support/product-clock.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startIsolatedPlatform();
  await pauseWebhook(true);
}, platformStartLimitMs);
afterAll(() => removePlatform(platform));

/** The steps of one payment; each creates one event that can change the buyer's access. */
const steps: ((sessionId: string) => Promise<unknown>)[] = [
  (id) => simulateStripe(id, 'pay', { outcome: 'delayed' }),
  (id) => simulateStripe(id, 'settle', { succeeded: true }),
  (id) => simulateStripe(id, 'dispute'),
  (id) => simulateStripe(id, 'close-dispute', { won: true }),
  (id) => simulateStripe(id, 'refund'),
];

const orders = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));

const all = orders([0, 1, 2, 3, 4]);

/** Delivers an event as Stripe does: again until it is accepted, with growing delays. */
const deliver = async (event: StripeEvent): Promise<number> => {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const { status } = await postEvent(JSON.stringify(event));
    if (status === 200) return attempt;
    if (attempt > 1) await advanceClock('2m');
  }
  throw new Error(`${event.type} was not accepted.`);
};

/** Advances the payment until an event has occurred. */
const advancer = (sessionId: string) => {
  let done = 0;
  return async (until: number): Promise<StripeEvent> => {
    for (; done <= until; done += 1) await steps[done]?.(sessionId);
    const event = (await stripeEventsOf(sessionId))[until];
    if (!event) throw new Error('The event has not happened.');
    return event;
  };
};

const finalState = async (learner: Learner, sessionId: string) => {
  const { payments } = await learner.call('listPayments');
  const emailSubjects = await subjectsTo(learner.email);
  const session = await stripe<{ payment_intent: string }>('GET', `checkout/sessions/${sessionId}`);
  const { data: refunds } = await stripe<{ data: unknown[] }>('GET', 'refunds', {
    payment_intent: session.payment_intent,
  });
  return {
    payments: payments.map(({ state, amount, amountRefunded }) => ({ state, amount, amountRefunded })),
    enroll: (await learner.attempt('enroll', { params: { courseId: soldCourse } })).body.code,
    confirm: (await learner.call('confirmPayment', { body: { courseId: soldCourse } })).state,
    refunds: refunds.length,
    gotRefundEmail: emailSubjects.some((subject) => subject.startsWith('Refund:')),
    maxCopiesOfOneEmail: Math.max(
      ...emailSubjects.map((subject) => emailSubjects.filter((other) => other === subject).length),
    ),
  };
};

const refunded = {
  payments: [{ state: 'refunded', amount: 79, amountRefunded: 79 }],
  enroll: 'payment-required',
  confirm: 'refunded',
  refunds: 1,
  gotRefundEmail: true,
};

/** Service calls of a handler; each order crashes at a different one. */
const callsOfHandler = 9;

test.each([0, 1, 2, 3, 4])(
  'every order of events from %p on ends in one state, despite repeats and a crash',
  async (first) => {
    for (const [index, order] of all.filter(([head]) => head === first).entries()) {
      const ada = await newLearner();
      const sessionId = await openCheckout(ada);
      const happened = advancer(sessionId);
      const crashAt = index % order.length;
      for (const [position, number] of order.entries()) {
        const event = await happened(number);
        if (position === crashAt) {
          const kind = index % 2 === 0 ? 'kill-before' : 'kill-after';
          await injectCrash('receive-stripe-event', (index + first) % callsOfHandler, kind);
        }
        for (let copy = 0; copy <= (index + position) % 3; copy += 1) await deliver(event);
        if (position === crashAt) await consumeCrash();
      }
      const { maxCopiesOfOneEmail, ...state } = await finalState(ada, sessionId);
      expect({ order, ...state }).toEqual({ order, ...refunded });
      expect(maxCopiesOfOneEmail).toBeLessThanOrEqual(2);
    }
  },
  400_000,
);

// Crashing after a call leaves the same state as crashing before the next one.
test.each(steps.map((_, number) => number))(
  'the handler of event %p can crash at any of its calls to a service',
  async (number) => {
    for (let call = 0, crashed = true; crashed; call += 1) {
      const ada = await newLearner();
      const sessionId = await openCheckout(ada);
      const happened = advancer(sessionId);
      for (let before = 0; before < number; before += 1) await deliver(await happened(before));
      const event = await happened(number);
      await injectCrash('receive-stripe-event', call, 'kill-before');
      await deliver(event);
      crashed = await consumeCrash();
      for (let after = number + 1; after < steps.length; after += 1) await deliver(await happened(after));
      const { maxCopiesOfOneEmail, ...state } = await finalState(ada, sessionId);
      expect({ call, ...state }).toEqual({ call, ...refunded });
      expect(maxCopiesOfOneEmail).toBeLessThanOrEqual(2);
    }
  },
  400_000,
);
