import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { subjectsTo } from '../support/inbox.ts';
import { consumeCrash, injectCrash, pauseWebhook } from '../support/isolated-platform.ts';
import { type OperatorCloud, startOperatorCloud } from '../support/operator-cloud.ts';
import { buy, postEvent, simulateStripe, stripeEventsOf } from '../support/payments.ts';
import type { Learner } from '../support/platform.ts';
import { advanceClock } from '../support/product-clock.ts';
import { courseOf, credentialOf, issue, newGraduateOf, statusOf } from '../support/revocations.ts';
import { findFaultNow } from '../support/verify-online.ts';

const sold = 'sold';

let operator: OperatorCloud;
beforeAll(async () => {
  operator = await startOperatorCloud();
  await operator.publish(courseOf(sold, 79));
}, 150_000);
afterAll(() => operator.stop());

/** A learner who bought the course and has its certificate, and their refund, whose event has not arrived yet. */
const newRefund = async (): Promise<{ learner: Learner; certificateId: string; event: string }> => {
  await pauseWebhook(false);
  let sessionId = '';
  const learner = await newGraduateOf(sold, async (buyer) => {
    sessionId = await buy(buyer, sold);
  });
  const { id } = await issue(learner, sold);
  await pauseWebhook(true);
  await simulateStripe(sessionId, 'refund');
  return { learner, certificateId: id, event: JSON.stringify((await stripeEventsOf(sessionId)).at(-1)) };
};

test('a refund whose event crashes at any call revokes the certificate in the end', async () => {
  for (let call = 0, crashed = true; crashed; call += 1) {
    const { learner, certificateId, event } = await newRefund();
    const copy = await credentialOf(certificateId);
    expect(await findFaultNow(copy)).toBeUndefined();
    await injectCrash('receive-stripe-event', call, 'kill-before');
    await postEvent(event);
    crashed = await consumeCrash();
    // A crash while the email is sent leaves its claim, which a repeat respects for a minute.
    await advanceClock('2m');
    expect((await postEvent(event)).status).toBe(200);
    const { revocation } = (await statusOf(certificateId)).body;
    expect({ call, reason: revocation?.reason }).toEqual({ call, reason: 'refunded' });
    expect(await findFaultNow(copy)).toBe('The status revocation is 1.');
    const { certificates } = await learner.call('listCertificates');
    expect(certificates).toEqual([expect.objectContaining({ id: certificateId, revocation })]);
    const emails = (await subjectsTo(learner.email)).filter((subject) =>
      subject.startsWith('Your certificate was rev'),
    );
    // An email whose sending was not recorded is sent again.
    expect({ call, isEmailed: crashed ? emails.length > 0 : emails.length === 1 }).toEqual({ call, isEmailed: true });
  }
}, 480_000);

test('a learner who buys a refunded course again gets a new certificate', async () => {
  const { learner, certificateId, event } = await newRefund();
  expect((await postEvent(event)).status).toBe(200);
  const refused = await learner.attempt('generateCertificate', { params: { courseId: sold } });
  expect(refused.status).toBe(403);
  await pauseWebhook(false);
  await buy(learner, sold);
  const { id, revocation } = await issue(learner, sold);
  expect({ isNew: id !== certificateId, revocation }).toEqual({ isNew: true, revocation: undefined });
  const credentials = await Promise.all([certificateId, id].map(credentialOf));
  expect(await Promise.all(credentials.map(findFaultNow))).toEqual(['The status revocation is 1.', undefined]);
}, 120_000);
