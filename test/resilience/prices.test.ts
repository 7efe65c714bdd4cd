import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Currency, toStripeCurrency } from '#contract/rules/currency.ts';
import { checked, smallCourse } from '../content/support/small-course.ts';
import { emailsTo } from '../support/inbox.ts';
import { pauseWebhook } from '../support/isolated-platform.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { buy, openCheckout, simulateStripe, stripe } from '../support/payments.ts';
import { newLearner, send } from '../support/platform.ts';
import { waitFor } from '../support/wait-for.ts';

const offers: [price: number, currency: Currency, amount: number, shown: string][] = [
  [19.99, 'USD', 1999, '$19.99'],
  [0.57, 'USD', 57, '$0.57'],
  [1.15, 'EUR', 115, '€1.15'],
  [79, 'EUR', 7900, '€79.00'],
  [4900, 'JPY', 4900, '¥4,900'],
];
const idOf = (price: number, currency: Currency): string => `for-${price}-${currency}`.replace('.', '_').toLowerCase();

let operator: OperatorCloud;
beforeAll(async () => {
  operator = await startOperatorCloud();
  await operator.publish(
    ...offers.map(([price, currency]) => {
      const id = idOf(price, currency);
      const course = smallCourse((folder) => Object.assign(folder.course, { id, price, currency }));
      return checked({ ...course, id, directory: id });
    }),
  );
}, 150_000);
afterAll(() => operator.stop());

test.each(offers)('a course for %d %s is charged as %d units, receipted as %s and refunded', async (...offer) => {
  const [price, currency, amount, shown] = offer;
  const courseId = idOf(price, currency);
  const ada = await newLearner();
  const { body } = await send('getCoursePrice', { params: { courseId } });
  expect(body).toEqual({ courseId, price, currency });
  const sessionId = await openCheckout(ada, courseId);
  expect(await stripe('GET', `checkout/sessions/${sessionId}`)).toMatchObject({
    amount_total: amount,
    currency: toStripeCurrency(currency),
  });
  await simulateStripe(sessionId, 'pay');
  expect((await ada.call('listPayments')).payments).toMatchObject([{ state: 'paid', amount: price, currency }]);
  expect((await emailsTo(ada.email))[0]?.text).toContain(`Total: ${shown}\n`);
  await simulateStripe(sessionId, 'refund');
  const refunded = { state: 'refunded', amount: price, amountRefunded: price, currency };
  expect((await ada.call('listPayments')).payments).toMatchObject([refunded]);
  const texts = (await emailsTo(ada.email)).map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringContaining(`We refunded ${shown} for`));
});

test('a changed currency is charged on a new page, and the old page expires', async () => {
  const ada = await newLearner();
  const courseId = idOf(79, 'EUR');
  const before = await openCheckout(ada, courseId);
  const changed = smallCourse((folder) => Object.assign(folder.course, { id: courseId, price: 79, currency: 'GBP' }));
  await operator.publish(checked({ ...changed, id: courseId, directory: courseId }));
  // A function may have cached the course for five seconds, and a learner may not open payment pages without limit.
  await waitFor(async () => {
    await pause(1_500);
    return (await openCheckout(ada, courseId)) !== before;
  });
  const sessionId = await openCheckout(ada, courseId);
  expect(await stripe('GET', `checkout/sessions/${sessionId}`)).toMatchObject({ amount_total: 7900, currency: 'gbp' });
  expect(await stripe('GET', `checkout/sessions/${before}`)).toMatchObject({ status: 'expired' });
});

test('reconciliation opens a course paid in yen whose event was lost', async () => {
  const ada = await newLearner();
  const courseId = idOf(4900, 'JPY');
  const isEnrolled = async () => (await ada.call('getEnrollmentStatus', { params: { courseId } })).isEnrolled;
  await pauseWebhook(true);
  await buy(ada, courseId);
  expect(await isEnrolled()).toBe(false);
  await operator.cloud.clock.advance(2 * 3_600_000);
  expect(await isEnrolled()).toBe(true);
  await pauseWebhook(false);
});
