import { expect, test } from '@jest/globals';
import { dripCourseId, dripParams, mailsTo, newReader, newSubscriber } from '../../support/drip.ts';
import { consoleCall, send } from '../../support/platform.ts';
import { atOnce } from '../../support/study.ts';

const subject = 'AI Literacy in Ten Days now opens with your account';
const lettersTo = async (email: string) => (await mailsTo(email)).filter((mail) => mail.subject === subject);

test('whoever links a subscription is told so once, however often they press and come back', async () => {
  const reader = await newReader();
  expect(await lettersTo(reader.email)).toEqual([]);
  await atOnce(20, () => reader.call('linkAccount', { body: dripParams }));
  await reader.call('linkAccount', { body: dripParams });
  const [letter, ...more] = await lettersTo(reader.email);
  expect(more).toEqual([]);
  for (const part of [letter?.text, letter?.html]) {
    expect(part).toContain(`/courses/${dripCourseId}/drip-content`);
    expect(part).toContain(reader.email);
    expect(part).toContain('It was not you?');
    expect(part).toContain(`/subscriptions/${reader.linkToken}`);
  }
  expect(letter?.headers['List-Unsubscribe']).toContain(`/api/unsubscribe/${reader.linkToken}`);
});

test('whoever stopped the mails of a course is still told that somebody has signed in with their address', async () => {
  const reader = await newReader();
  await send('unsubscribe', { params: { token: reader.linkToken } });
  await reader.call('linkAccount', { body: dripParams });
  expect(await lettersTo(reader.email)).toHaveLength(1);
});

test('a mailbox that bounced is not written to when its subscription is linked', async () => {
  const reader = await newReader();
  await consoleCall('POST', 'mail/events', { type: 'bounce', to: reader.email });
  expect(await reader.call('linkAccount', { body: dripParams })).toEqual({ success: true });
  expect(await lettersTo(reader.email)).toEqual([]);
});

test('a bounce of that letter counts for its mailbox', async () => {
  const subscriber = await newSubscriber();
  await consoleCall('POST', 'mail/events', { type: 'bounce', to: subscriber.email });
  const exported = await subscriber.call('exportAccount');
  expect(exported.rows.find(({ sk }) => sk === 'ADDRESS')).toMatchObject({ suppressed: 'bounce' });
});
