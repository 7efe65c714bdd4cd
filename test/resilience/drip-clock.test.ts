import { expect, test } from '@jest/globals';
import type { OutputOf } from '#contract/index.ts';
import {
  dripParams,
  newLinkedSubscriber,
  newUnlinkedSubscriber,
  openCounts,
  openInTheEnd,
  sendSubscribe,
} from '../support/drip-subscribers.ts';
import { emailsTo } from '../support/inbox.ts';
import { withOwnPlatform } from '../support/own-platform.ts';
import { type Learner, send } from '../support/platform.ts';
import { advanceClock, advanceClockTo } from '../support/product-clock.ts';

withOwnPlatform();

const read = (learner: Learner) => learner.call('getAvailableContent', { params: dripParams });

test('sections open one by one, by the clock alone, and none ever closes', async () => {
  const ada = await newLinkedSubscriber('America/New_York');
  let content = await read(ada);
  const counts = [content.unlockedContent.length];
  while (content.nextReleaseDate) {
    const before = content;
    await advanceClockTo(content.nextReleaseDate);
    await advanceClock('1m');
    content = await read(ada);
    expect(content.unlockedContent).toEqual(expect.arrayContaining(before.unlockedContent));
    counts.push(content.unlockedContent.length);
  }
  expect(counts).toEqual(openCounts);
  expect(content.content.at(-1)?.lectures.at(-1)).toMatchObject({ isUnlocked: false, requiresUpgrade: true });
});

test('a month without reads or jobs changes no access', async () => {
  const ada = await newLinkedSubscriber('Asia/Tokyo');
  await advanceClock('30d');
  expect((await read(ada)).unlockedContent).toHaveLength(openInTheEnd);
});

test("a week's pause delays the rest by a week; a move closes nothing", async () => {
  const ada = await newLinkedSubscriber('Asia/Tokyo');
  const params = { token: ada.linkToken };
  const save = async (body: object) =>
    (await send<OutputOf<'saveSubscription'>>('saveSubscription', { params, body })).body;
  await advanceClock('3d');
  const before = await read(ada);
  await save({ paused: true });
  await advanceClock('7d');
  expect(await read(ada)).toMatchObject({
    unlockedContent: before.unlockedContent,
    nextReleaseDate: null,
    paused: true,
  });
  await save({ paused: false });
  const after = await read(ada);
  expect(after.unlockedContent).toEqual(before.unlockedContent);
  expect(Date.parse(after.nextReleaseDate ?? '') - Date.parse(before.nextReleaseDate ?? '')).toBe(7 * 86_400_000);
  await save({ timeZone: 'Pacific/Pago_Pago' });
  expect((await read(ada)).unlockedContent).toEqual(before.unlockedContent);
});

test('asking again after an hour resends the link in other words', async () => {
  const { email } = await newUnlinkedSubscriber();
  await sendSubscribe({ email });
  await advanceClock('61m');
  await sendSubscribe({ email });
  const subjects = (await emailsTo(email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('AI Literacy in Ten Days')).slice(0, 2)).toEqual([
    'Welcome to AI Literacy in Ten Days',
    'Your link to AI Literacy in Ten Days',
  ]);
});

test('a subscriber who stopped emails and asks again reads that they stay off', async () => {
  const { email, linkToken } = await newUnlinkedSubscriber();
  await send('unsubscribe', { params: { token: linkToken } });
  await advanceClock('61m');
  await sendSubscribe({ email });
  const again = (await emailsTo(email)).findLast(({ subject }) => subject.startsWith('Your link'));
  expect(again?.text).toContain('still unsubscribed');
  expect(again?.text).not.toContain('so we can email you');
});
