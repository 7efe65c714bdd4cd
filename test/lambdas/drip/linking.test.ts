import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { dripCourseId, dripParams, mailsTo, newReader, newSubscriber, subscribe } from '../../support/drip.ts';
import { consoleCall, newLearner, send } from '../../support/platform.ts';
import { atOnce } from '../../support/study.ts';

test('signing in with the subscribed address links the course, and confirms the address as well as the button', async () => {
  const reader = await newReader();
  expect((await reader.attempt('getAvailableContent', { params: dripParams })).body.code).toBe('not-enrolled');
  expect(await reader.call('linkAccount', { body: dripParams })).toEqual({ success: true });
  const content = await reader.call('getAvailableContent', { params: dripParams });
  expect(content.timeZone).toBe('Europe/Berlin');
  const view = await send('getSubscription', { params: { token: reader.linkToken } });
  expect(view.body).toMatchObject({ confirmed: true });
  expect((await reader.call('listEnrolledCourses')).courses.map(({ id }) => id)).toEqual([dripCourseId]);
});

test('linking again, and twenty times at once, is linking once', async () => {
  const reader = await newReader();
  const answers = await atOnce(20, () => reader.attempt('linkAccount', { body: dripParams }));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect((await reader.call('listEnrolledCourses')).courses).toHaveLength(1);
});

test('an address that was written in capitals is the same address', async () => {
  const name = randomUUID();
  await subscribe({ email: `Someone-${name}@EXAMPLE.com` });
  const learner = await newLearner(`someone-${name}@example.com`);
  expect(await learner.call('linkAccount', { body: dripParams })).toEqual({ success: true });
});

test('somebody else’s subscription cannot be linked, whatever address a link or body claims', async () => {
  const [owner, stranger] = [await newReader(), await newLearner()];
  const plain = await stranger.attempt('linkAccount', { body: dripParams });
  expect(plain).toMatchObject({ status: 404, body: { code: 'not-found' } });
  const claimed = await stranger.attempt('linkAccount', { body: { ...dripParams, email: owner.email } });
  expect(claimed.status).toBe(400);
  const content = await stranger.attempt('getAvailableContent', { params: dripParams });
  expect(content.body.code).toBe('not-enrolled');
  expect(await owner.call('linkAccount', { body: dripParams })).toEqual({ success: true });
});

test('a course that nobody subscribed to is answered as one that is not there', async () => {
  const learner = await newLearner();
  for (const courseId of [dripCourseId, 'agents-step-by-step', 'prompting-that-works', 'no-such-course']) {
    expect((await learner.attempt('linkAccount', { body: { courseId } })).status).toBe(404);
  }
});

test('whoever confirmed by the button before is linked all the same', async () => {
  const reader = await newReader();
  await send('confirmSubscription', { params: { token: reader.linkToken } });
  expect(await reader.call('linkAccount', { body: dripParams })).toEqual({ success: true });
});

test('two learners with two subscriptions see their own days and their own progress', async () => {
  const [ada, bob] = await Promise.all([newSubscriber('Pacific/Kiritimati'), newSubscriber('Pacific/Pago_Pago')]);
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

test('an account that is deleted takes its subscription with it: rows, link and letters', async () => {
  const subscriber = await newSubscriber();
  const exported = await subscriber.call('exportAccount');
  const row = exported.rows.find(({ sk }) => sk === `SUBSCRIPTION#${dripCourseId}`);
  expect(row).toMatchObject({ email: subscriber.email, timeZone: 'Europe/Berlin' });
  await subscriber.call('deleteAccount');
  expect((await send('getSubscription', { params: { token: subscriber.linkToken } })).status).toBe(404);
  expect((await subscribe({ email: subscriber.email })).body).toEqual({ status: 'success' });
});

test('a mailbox that bounced stays unmailed when its account is deleted and the address subscribes again', async () => {
  const subscriber = await newSubscriber();
  await consoleCall('POST', 'mail/events', { type: 'bounce', to: subscriber.email });
  await subscriber.call('deleteAccount');
  const before = await mailsTo(subscriber.email);
  expect((await subscribe({ email: subscriber.email })).body).toEqual({ status: 'success' });
  expect(await mailsTo(subscriber.email)).toEqual(before);
});

test('a subscription that was never linked goes too, when its address is the account’s', async () => {
  const reader = await newReader();
  await reader.call('deleteAccount');
  expect((await send('getSubscription', { params: { token: reader.linkToken } })).status).toBe(404);
});
