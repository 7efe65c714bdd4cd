import { expect, test } from '@jest/globals';
import {
  dripCourseId,
  dripParams,
  newLinkedSubscriber,
  newUnlinkedSubscriber,
} from '#test/support/drip-subscribers.ts';
import { emailsTo } from '#test/support/inbox.ts';
import { concurrently } from '#test/support/learners.ts';
import { consoleCall, send } from '#test/support/platform.ts';

const subject = 'AI Literacy in Ten Days is now linked to your account';
const linkedEmailsTo = async (email: string) =>
  (await emailsTo(email)).filter((message) => message.subject === subject);

test('linking a subscription sends one email, however often it is repeated', async () => {
  const reader = await newUnlinkedSubscriber();
  expect(await linkedEmailsTo(reader.email)).toEqual([]);
  await concurrently(20, () => reader.call('linkAccount', { body: dripParams }));
  await reader.call('linkAccount', { body: dripParams });
  const [email, ...more] = await linkedEmailsTo(reader.email);
  expect(more).toEqual([]);
  for (const part of [email?.text, email?.html]) {
    expect(part).toContain(`/courses/${dripCourseId}/drip-content`);
    expect(part).toContain(reader.email);
    expect(part).toContain('If this was not you');
    expect(part).toContain(`/subscriptions/${reader.linkToken}`);
  }
  expect(email?.headers['List-Unsubscribe']).toContain(`/api/unsubscribe/${reader.linkToken}`);
});

test('a subscriber who stopped emails is still notified of a sign-in', async () => {
  const reader = await newUnlinkedSubscriber();
  await send('unsubscribe', { params: { token: reader.linkToken } });
  await reader.call('linkAccount', { body: dripParams });
  expect(await linkedEmailsTo(reader.email)).toHaveLength(1);
});

test('a mailbox that bounced gets no email when its subscription is linked', async () => {
  const reader = await newUnlinkedSubscriber();
  await consoleCall('POST', 'mail/events', { type: 'bounce', to: reader.email });
  expect(await reader.call('linkAccount', { body: dripParams })).toEqual({ success: true });
  expect(await linkedEmailsTo(reader.email)).toEqual([]);
});

test('a bounce of that email counts for its mailbox', async () => {
  const subscriber = await newLinkedSubscriber();
  await consoleCall('POST', 'mail/events', { type: 'bounce', to: subscriber.email });
  const exported = await subscriber.call('exportAccount');
  expect(exported.rows.find(({ sk }) => sk === 'SUPPRESSION')).toMatchObject({ suppressed: 'bounce' });
});
