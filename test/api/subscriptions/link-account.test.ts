import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import {
  dripCourseId,
  dripParams,
  newLinkedSubscriber,
  newUnlinkedSubscriber,
  sendSubscribe,
} from '#test/support/drip-subscribers.ts';
import { emailsTo } from '#test/support/inbox.ts';
import { concurrently } from '#test/support/learners.ts';
import { consoleCall, newLearner, send } from '#test/support/platform.ts';

test('signing in with the subscribed address links the course and confirms it', async () => {
  const reader = await newUnlinkedSubscriber();
  expect((await reader.attempt('getAvailableContent', { params: dripParams })).body.code).toBe('not-enrolled');
  expect(await reader.call('linkAccount', { body: dripParams })).toEqual({ success: true });
  const content = await reader.call('getAvailableContent', { params: dripParams });
  expect(content.timeZone).toBe('Europe/Berlin');
  const view = await send('getSubscription', { params: { token: reader.linkToken } });
  expect(view.body).toMatchObject({ confirmed: true });
  expect((await reader.call('listEnrolledCourses')).courses.map(({ id }) => id)).toEqual([dripCourseId]);
});

test('linking again, even twenty times at once, links once', async () => {
  const reader = await newUnlinkedSubscriber();
  const responses = await concurrently(20, () => reader.attempt('linkAccount', { body: dripParams }));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect((await reader.call('listEnrolledCourses')).courses).toHaveLength(1);
});

test('an address in capitals is the same address', async () => {
  const name = randomUUID();
  await sendSubscribe({ email: `Someone-${name}@EXAMPLE.com` });
  const learner = await newLearner(`someone-${name}@example.com`);
  expect(await learner.call('linkAccount', { body: dripParams })).toEqual({ success: true });
});

test("another person's subscription cannot be linked, whatever the request claims", async () => {
  const [owner, stranger] = [await newUnlinkedSubscriber(), await newLearner()];
  const plain = await stranger.attempt('linkAccount', { body: dripParams });
  expect(plain).toMatchObject({ status: 404, body: { code: 'not-found' } });
  const claimed = await stranger.attempt('linkAccount', { body: { ...dripParams, email: owner.email } });
  expect(claimed.status).toBe(400);
  const content = await stranger.attempt('getAvailableContent', { params: dripParams });
  expect(content.body.code).toBe('not-enrolled');
  expect(await owner.call('linkAccount', { body: dripParams })).toEqual({ success: true });
});

test('linking a course without a subscription answers not found', async () => {
  const learner = await newLearner();
  for (const courseId of [dripCourseId, 'agents-step-by-step', 'prompting-that-works', 'no-such-course']) {
    expect((await learner.attempt('linkAccount', { body: { courseId } })).status).toBe(404);
  }
});

test('a subscription confirmed by the button can still be linked', async () => {
  const reader = await newUnlinkedSubscriber();
  await send('confirmSubscription', { params: { token: reader.linkToken } });
  expect(await reader.call('linkAccount', { body: dripParams })).toEqual({ success: true });
});

test('two learners with two subscriptions see their own days and progress', async () => {
  const [ada, bob] = await Promise.all([
    newLinkedSubscriber('Pacific/Kiritimati'),
    newLinkedSubscriber('Pacific/Pago_Pago'),
  ]);
  const lectureId = 'what-a-model-is';
  await ada.call('saveDripProgress', {
    params: { ...dripParams, lectureId },
    body: { timestamp: 20, totalDuration: 58, completed: false },
  });
  const [mine, theirs] = await Promise.all([
    ada.call('getAvailableContent', { params: dripParams }),
    bob.call('getAvailableContent', { params: dripParams }),
  ]);
  expect([mine.timeZone, theirs.timeZone]).toEqual(['Pacific/Kiritimati', 'Pacific/Pago_Pago']);
  expect(mine.subscriptionToken).toBe(ada.linkToken);
  expect(theirs.subscriptionToken).toBe(bob.linkToken);
  expect(await bob.call('listDripProgress', { params: dripParams })).toEqual([]);
  expect(await ada.call('listDripProgress', { params: dripParams })).toHaveLength(1);
});

test('deleting an account deletes its subscription: rows, link and emails', async () => {
  const subscriber = await newLinkedSubscriber();
  const exported = await subscriber.call('exportAccount');
  const row = exported.rows.find(({ sk }) => sk === `SUBSCRIPTION#${dripCourseId}`);
  expect(row).toMatchObject({ email: subscriber.email, timeZone: 'Europe/Berlin' });
  await subscriber.call('deleteAccount');
  expect((await send('getSubscription', { params: { token: subscriber.linkToken } })).status).toBe(404);
  expect((await sendSubscribe({ email: subscriber.email })).body).toEqual({ status: 'success' });
});

test('a mailbox that bounced gets no email after deletion and a new subscription', async () => {
  const subscriber = await newLinkedSubscriber();
  await consoleCall('POST', 'mail/events', { type: 'bounce', to: subscriber.email });
  await subscriber.call('deleteAccount');
  const before = await emailsTo(subscriber.email);
  expect((await sendSubscribe({ email: subscriber.email })).body).toEqual({ status: 'success' });
  expect(await emailsTo(subscriber.email)).toEqual(before);
});

test('an unlinked subscription is deleted with the account of its address', async () => {
  const reader = await newUnlinkedSubscriber();
  await reader.call('deleteAccount');
  expect((await send('getSubscription', { params: { token: reader.linkToken } })).status).toBe(404);
});
