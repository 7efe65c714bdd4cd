import { expect, test } from '@jest/globals';
import { brand } from '#contract/brand.ts';
import { lecturesInOrder } from '#contract/rules/resume.ts';
import { newUnlinkedSubscriber, sendSubscribe } from '#test/support/drip-subscribers.ts';
import { subjectsTo } from '#test/support/inbox.ts';
import { buy, simulateStripe, soldCourse, stripe, upgradableCourse } from '#test/support/payments.ts';
import { type Learner, newLearner } from '#test/support/platform.ts';

const params = { courseId: soldCourse };
const body = { courseId: soldCourse };
const title = 'RAG from First Principles';

const isIn = async (learner: Learner): Promise<boolean> =>
  (await learner.attempt('getCourseContent', { params })).status === 200;

test('a refund closes the course, sends an email and keeps the progress', async () => {
  const ada = await newLearner();
  const sessionId = await buy(ada);
  await ada.call('saveNote', { params: { ...params, sectionIndex: 0, lectureIndex: 0 }, body: { content: 'Mine' } });
  await simulateStripe(sessionId, 'refund');
  expect((await ada.attempt('getCourseContent', { params })).body.code).toBe('payment-required');
  expect(await ada.call('confirmPayment', { body })).toEqual({ state: 'refunded' });
  expect(await subjectsTo(ada.email)).toEqual([`Receipt: ${title}`, `Refund: ${title}`]);
  expect((await ada.call('listPayments')).payments).toMatchObject([
    { state: 'refunded', amount: 79, amountRefunded: 79, refundedAt: expect.any(String) },
  ]);
  await buy(ada);
  expect((await ada.call('getNote', { params: { ...params, sectionIndex: 0, lectureIndex: 0 } })).content).toBe('Mine');
});

test('a bookmarked success URL opens nothing after a refund', async () => {
  const ada = await newLearner();
  await simulateStripe(await buy(ada), 'refund');
  expect(await ada.call('confirmPayment', { body })).toEqual({ state: 'refunded' });
  expect((await ada.attempt('enroll', { params })).body.code).toBe('payment-required');
  expect(await isIn(ada)).toBe(false);
});

test('a partial refund leaves the course open', async () => {
  const ada = await newLearner();
  const sessionId = await buy(ada);
  const { payment_intent: intent } = await stripe<{ payment_intent: string }>('GET', `checkout/sessions/${sessionId}`);
  await stripe('POST', 'refunds', { payment_intent: intent, amount: 1000 });
  await simulateStripe(sessionId, 'dispute');
  await simulateStripe(sessionId, 'close-dispute', { won: true });
  expect(await isIn(ada)).toBe(true);
  expect((await ada.call('listPayments')).payments).toMatchObject([{ state: 'paid', amountRefunded: 10 }]);
});

test('a dispute closes the course until it is won, or for good when lost', async () => {
  const [ada, bob] = [await newLearner(), await newLearner()];
  for (const learner of [ada, bob]) {
    const sessionId = await buy(learner);
    await simulateStripe(sessionId, 'dispute');
    expect(await isIn(learner)).toBe(false);
    await simulateStripe(sessionId, 'close-dispute', { won: learner === ada });
  }
  expect([await isIn(ada), await isIn(bob)]).toEqual([true, false]);
  expect(await subjectsTo(bob.email)).toEqual([`Receipt: ${title}`, `Payment disputed: ${title}`]);
});

test('of two payments for one course, the second is refunded automatically', async () => {
  const ada = await newLearner();
  const first = await buy(ada);
  await simulateStripe(first, 'dispute');
  const second = await buy(ada);
  // The refunded first payment is valid again, which makes the second one the duplicate.
  await simulateStripe(first, 'close-dispute', { won: true });
  const { payments } = await ada.call('listPayments');
  expect(payments.map(({ state }) => state).sort()).toEqual(['paid', 'refunded']);
  const charges = await Promise.all(
    [first, second].map(async (id) => {
      const session = await stripe<{ payment_intent: { latest_charge: { refunded: boolean } } }>(
        'GET',
        `checkout/sessions/${id}`,
        { expand: ['payment_intent.latest_charge'] },
      );
      return session.payment_intent.latest_charge.refunded;
    }),
  );
  expect(charges).toEqual([true, false]);
  expect(await isIn(ada)).toBe(true);
  expect((await subjectsTo(ada.email)).at(-1)).toBe(`You paid twice for ${title}, so we refunded one payment`);
});

test('a refunded upgrade closes only what had not opened by its day', async () => {
  const ada = await newUnlinkedSubscriber();
  const course = { courseId: upgradableCourse };
  await sendSubscribe({ email: ada.email, ...course });
  await ada.call('linkAccount', { body: course });
  const unlocked = async () => (await ada.call('getAvailableContent', { params: course })).unlockedContent.length;
  const byItsDay = await unlocked();
  expect(await ada.call('getEnrollmentStatus', { params: course })).toMatchObject({ isEnrolled: true });
  const { url } = await ada.call('createDripUpgradeSession', { body: course });
  const sessionId = url.split('/').at(-1) ?? '';
  await simulateStripe(sessionId, 'pay');
  const { content, unlockedContent, isPremium } = await ada.call('getAvailableContent', { params: course });
  expect({ isPremium, unlocked: unlockedContent.length }).toEqual({
    isPremium: true,
    unlocked: lecturesInOrder({ sections: content }).length,
  });
  await simulateStripe(sessionId, 'refund');
  expect(await unlocked()).toBe(byItsDay);
  expect(byItsDay).toBeLessThan(unlockedContent.length);
  expect(await ada.call('confirmPayment', { body: course })).toEqual({ state: 'refunded' });
});

test('an upgrade without a subscription closes with its refund', async () => {
  const ada = await newLearner();
  const course = { courseId: upgradableCourse };
  const { url } = await ada.call('createDripUpgradeSession', { body: course });
  const sessionId = url.split('/').at(-1) ?? '';
  await simulateStripe(sessionId, 'pay');
  expect((await ada.call('listEnrolledCourses')).courses).toHaveLength(1);
  await simulateStripe(sessionId, 'refund');
  expect((await ada.attempt('getAvailableContent', { params: course })).body.code).toBe('not-enrolled');
  expect(await ada.call('getEnrollmentStatus', { params: course })).toEqual({ isEnrolled: false });
  expect((await ada.call('listEnrolledCourses')).courses).toEqual([]);
});

test('purchases are in the export; a refund after deletion sends no email', async () => {
  const ada = await newLearner();
  const sessionId = await buy(ada);
  const { rows } = await ada.call('exportAccount');
  expect(rows.filter(({ sk }) => String(sk).startsWith('PAYMENT#'))).toMatchObject([
    { courseId: soldCourse, amountPaid: 7900 },
  ]);
  await ada.call('deleteAccount');
  const { events } = await simulateStripe(sessionId, 'refund');
  expect(events.map(({ status }) => status)).toEqual(events.map(() => 200));
  expect(await subjectsTo(ada.email)).toEqual([`Receipt: ${title}`, `Your ${brand.name} account has been deleted`]);
});

test('a payment that arrives after account deletion is refunded', async () => {
  const ada = await newLearner();
  const { sessionId } = await ada.call('createCheckoutSession', { body });
  await simulateStripe(sessionId, 'pay', { outcome: 'delayed' });
  await ada.call('deleteAccount');
  await simulateStripe(sessionId, 'settle', { succeeded: true });
  const session = await stripe('GET', `checkout/sessions/${sessionId}`, { expand: ['payment_intent.latest_charge'] });
  expect(session).toMatchObject({ payment_intent: { latest_charge: { refunded: true } } });
});
