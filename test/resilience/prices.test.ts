import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checked, smallCourse } from '../content/support/small-course.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { openCheckout, stripe } from '../support/payments.ts';
import { newLearner } from '../support/platform.ts';

const prices = [19.99, 0.57, 1.15, 79] as const;
const idOf = (price: number): string => `for-${price * 100}`.replace(/\..*/, '');

let operator: OperatorCloud;
beforeAll(async () => {
  operator = await startOperatorCloud();
  await operator.publish(
    ...prices.map((price) => {
      const id = idOf(price);
      const course = smallCourse((folder) => Object.assign(folder.course, { id, price }));
      return checked({ ...course, id, directory: id });
    }),
  );
}, 150_000);
afterAll(() => operator.stop());

test.each(prices.map((price) => [price, Math.round(price * 100)]))(
  'a course for $%d is offered for exactly %d cents',
  async (price, cents) => {
    const sessionId = await openCheckout(await newLearner(), idOf(price));
    const { amount_total } = await stripe<{ amount_total: number }>('GET', `checkout/sessions/${sessionId}`);
    expect(amount_total).toBe(cents);
  },
);
